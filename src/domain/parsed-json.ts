/** The value of a JSON text; null when it is none, or there is no text. */
export function parsedJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

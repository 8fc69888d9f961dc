/**
 * A text as every store can keep it: PostgreSQL takes no NUL and UTF-8 has no lone surrogates, as half an
 * emoji is one from an app that cut it. All that can be kept stays.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}

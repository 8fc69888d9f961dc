/** What a log may say about an error: where and what kind, never the words of a person in it. */

export type ErrorDescription = {
  readonly name: string;
  readonly message?: string;
  readonly code?: string;
  /** Of a mail server: what it was told, and the number of its answer. */
  readonly command?: string;
  readonly responseCode?: number;
  readonly constraint?: string;
  readonly query?: string;
  readonly at?: readonly string[];
  readonly cause?: ErrorDescription;
};

const MAX_DEPTH = 4;
const ADDRESS = /[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;

/** Removes what looks like a mail address: a second net under messages that should hold none. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '[address]');
}

export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const fields = new Map(Object.entries(error));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? { [name]: withoutAddresses(value) } : {};
  };
  const answered = fields.get('responseCode');
  return {
    name: error.name,
    ...(quotesItsInput(error, fields) ? {} : { message: withoutAddresses(error.message) }),
    ...text('code'),
    ...text('command'),
    ...(typeof answered === 'number' ? { responseCode: answered } : {}),
    ...text('constraint'),
    // With its placeholders: the parameters are a field of their own, which is left out.
    ...text('query'),
    at: framesOf(error),
    ...(error.cause instanceof Error && depth < MAX_DEPTH
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** Parsers, databases and mail servers put what they were given into their messages. */
function quotesItsInput(error: Error, fields: ReadonlyMap<string, unknown>): boolean {
  return (
    error instanceof SyntaxError ||
    fields.has('query') ||
    fields.has('issues') ||
    fields.has('severity') ||
    fields.has('responseCode') ||
    fields.get('command') === 'API'
  );
}

function framesOf(error: Error): string[] {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}

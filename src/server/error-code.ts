/**
 * What the system, a library or a database calls this failure, such as `ENOENT` or `42P05`; empty when it
 * has no name.
 */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}

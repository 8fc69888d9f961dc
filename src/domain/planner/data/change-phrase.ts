/** A change as people put it, and the same in the plain English that the rules read. */
export type ChangePhrase = { readonly said: RegExp; readonly means: string };

/** What stands in brackets in `said` is the person's own, and comes back in `means` as $1, $2. */
export function phrase(said: string, means: string): ChangePhrase {
  return { said: new RegExp(`^(?:${said})$`, 'iu'), means };
}

import { wordSet } from '../words/word-set.ts';

/**
 * Words that are a name where these stand right behind them, though they can be verbs: "name on the
 * doorbell", "present for dad", "deposit from the old flat". Each line: what stands behind, and the words.
 */
export const NAMES_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  `
for: label letter invoice present refund reference offer budget code design file film form frame interview light link map message name note oil outline photo plant plate plug poster price promise question report request review sample score space stamp stuff style table tape tile title tool trial deposit grant repair board box bag bin pin rack ring rope row seat seed shade shelf shell strap string supply survey tap ticket tip visa voice word balance treat telephone shower season milk invite power match stock screen lock stage bath loan
from: quote letter invoice refund message mail email text call note photo present question reference report request offer form file deposit stuff review comment link light voice visit estimate loan balance bill treat invite record
on: name label letter light price notice mark handle hinge button plug seal stain strap tile shade title lock stuff money crack drip leak spot form screen filter paint shower dent
in: name light plant letter photo table tile plug shelf drain crack spot stain hole board box bin pipe radiator lamp leak shower stuff deposit shade lock
at: table interview shift lock shower stuff review
about: letter message mail note question film report text email
to: invoice link deposit note
with: interview review trial appointment match
by: letter invoice report form budget reference research change offer design review deposit statement
before: letter
`
    .trim()
    .split('\n')
    .map((line) => {
      const [behind = '', names = ''] = line.split(':');
      return [behind, wordSet(names)];
    }),
);

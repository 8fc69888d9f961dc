import { wordSet } from '../words/word-set.ts';

/** What is done with a thing by the word behind its name: "letter on the bench", "deposit from the old flat". */
export type Relation = {
  readonly verb: string;
  readonly names: ReadonlySet<string>;
  readonly behind: ReadonlySet<string>;
};

/** Verb, names, what stands behind them. */
export const RELATIONS: readonly Relation[] = `
Read: letter post mail note notice leaflet booklet brochure: on in under behind
Go through: report reports email emails mail mails application applications cv cvs: in
Answer: email emails mail mails message messages text texts enquiry enquiries invitation: from about
Call back: call calls voicemail: from
Chase: deposit refund money payment delivery quote answer reply decision refunds payments quotes: from
Pay: deposit money cash change: for to
Pay: quid pounds pound euros euro dollars bucks tenner fiver: to for
Get: quid pounds pound euros euro dollars bucks tenner fiver: off from
Book: table: for at
Set up: internet broadband wifi wi-fi: at
Book: kennel kennels cattery: for
Add: support: for
Put: name label sticker: on
Replace: bulb bulbs lightbulb: in on
Fix: light lights socket switch tap handle button hinge zip: in on by
Get: copy copies: of
Write: offer reference: for
Clean: stain stains mark marks: on
Ask for: reference: from
Pay: invoice: from
`
  .trim()
  .split('\n')
  .map((line) => {
    const [verb = '', names = '', behind = ''] = line.split(': ');
    return { verb, names: wordSet(names), behind: wordSet(behind) };
  });

import { type LanguageCode } from '../languages.ts';

/** A noun, what is mostly done about it, and the article it takes when none was said ("" for none). */
export type NounDeed = { readonly verb: string; readonly article: string };

/** What a pattern finds, and the verb that stands for it. */
export type DeedFor = readonly (readonly [pattern: RegExp, verb: string])[];

/** A Romance language, and what is known of it. */
export type RomanceLanguage = { readonly pack: RomancePack; readonly code: LanguageCode };

/** What the planner knows of a Romance language beyond how its sentences are parted. */
export type RomancePack = {
  /** Common nouns with their verb: what is merely named gets it. */
  readonly nouns: ReadonlyMap<string, NounDeed>;
  /** What is at a time of its own, and what one does for it. */
  readonly events: ReadonlyMap<string, NounDeed>;
  /** For a thing with its article that stands in no list; "" where the language has no plain verb. */
  readonly neutral: string;
  /** Articles and possessives that may open a name. */
  readonly opens: RegExp;
  /** What a preposition and an article become: "de el" is "del". */
  readonly contractions: readonly (readonly [pattern: RegExp, joined: string])[];
  /** What is told of a thing behind its name, and the deed that asks for. */
  readonly states: DeedFor;
  /** The same said behind a bare noun: "persiana rota". */
  readonly brokenBehind: DeedFor;
  /** What stands in front of a thing that ran out or is lacking. */
  readonly shortage: RegExp;
  /** What stands behind a thing that ran out. */
  readonly ranOut: RegExp;
  readonly buy: string;
  readonly getHold: string;
  readonly giveBack: string;
  readonly go: string;
  /** What is done with a thing that somebody asked for. */
  readonly handOver: string;
  /** What is done with a thing that is due. */
  readonly prepare: string;
  /** A pronoun for some of what was named, the deeds it stands with, and the articles that "some" takes. */
  readonly someOfIt?: {
    readonly pronoun: string;
    readonly deeds: RegExp;
    readonly articles: ReadonlyMap<string, string>;
  };
  /** Opens a reason or a concession: what is only said of the deed in front. */
  readonly reasons: RegExp;
  /** Opens a clause that tells something of the noun in front: "que ya le toca", "qui veut un devis". */
  readonly clauses: RegExp;
  /** Deeds behind which such a word opens what is said, asked or looked up. */
  readonly saying: RegExp;
  /** In front of the base form or the subjunctive that somebody else asks of the writer. */
  readonly asked: RegExp;
  /** Words that say when, in front of a deed. */
  readonly when: RegExp;
  /** Forms of verbs in the first person, and in the subjunctive, that follow no rule. */
  readonly forms: ReadonlyMap<string, string>;
  /** Who has a birthday stands in front of the verb. */
  readonly birthday: readonly [pattern: RegExp, deed: string];
  /** Between a thing and what is to be done with it: "le dossier à renvoyer". */
  readonly carriedOut: RegExp;
  /** What is over, however it is said. */
  readonly finished: RegExp;
  /** What opens a thing that is lost or not known, and the deed in its stead. */
  readonly openings: DeedFor;
  /** What one has or agreed on for a day: "he quedado con", "j'ai rendez-vous". */
  readonly appointment: DeedFor;
  /** What one has on a day, in front of its name. */
  readonly has: RegExp;
  /** What one says of the page itself. */
  readonly noted: RegExp;
  /** Wishes by what stands in front of them. */
  readonly wishes: RegExp;
};

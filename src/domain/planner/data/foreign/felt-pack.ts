/**
 * What people say in one language of how they are. Phrases stand between commas, as a man would write
 * them: other endings, missing accents and doubled letters are found as well.
 */
export type FeltPack = {
  /** Sighs and oaths: by themselves or around anything else. */
  readonly around: string;
  /** What may stand beside it, and says nothing of its own: "today", "again", "and". */
  readonly beside: string;
  /** Words that may stand within a phrase: "muy", "so", "trop". */
  readonly within: string;
  /** Whatever is said behind these, they tell how one is. */
  readonly openings: string;
  /** What begins like one of the openings and tells something else. */
  readonly unless: string;
  /** Said by themselves, and nothing but a sigh around them. */
  readonly wholes: string;
  /** What somebody or something does to one, behind its name: "mi jefa | me saca de quicio". */
  readonly does: string;
  /** How somebody is: by itself, or behind a word of `being`. */
  readonly states: string;
  /** What stands in front of a state: "estoy", "ich bin". */
  readonly being: string;
  /** What goes on from a state that stands without it: "con el Rui", "wegen gestern". */
  readonly because: string;
  /** "Qué", "was für ein": in front of a few words these only exclaim. */
  readonly exclaims: string;
  /** These exclaim in front of a feeling and of nothing else: "que", "so ein". */
  readonly mayExclaim: string;
  /** What is exclaimed about: feelings, days, people. */
  readonly feelings: string;
  /** What may stand in front of a part of oneself. */
  readonly mine: string;
  readonly body: string;
  /** What parts of oneself do, and how they are. */
  readonly aches: string;
  /** In front of a part of oneself: "me duele", "mal de". */
  readonly achesBefore: string;
};

/** A change that a person asks for, with nodes still called by the names that were said. */

export type Place =
  | { readonly kind: 'first' | 'last' | 'up' | 'down' }
  | { readonly kind: 'before' | 'after'; readonly name: string }
  | { readonly kind: 'in'; readonly name: string; readonly edge: 'first' | 'last' }
  /** Counted from 1 through the whole plan; below 0 from its end. */
  | { readonly kind: 'nth'; readonly nth: number };

export type TextChange =
  /** `unless` names what is to be there already for nothing to be added. */
  | {
      readonly kind: 'add';
      readonly said: string;
      readonly unless?: string;
      /** Nothing is added when the place that was said is not there. */
      readonly mustPlace?: true;
    }
  /** A new rock or boulder; `any` is what fits the plan. `steps` are as they were said. */
  | {
      readonly kind: 'section';
      readonly level: 'rock' | 'boulder' | 'any';
      readonly title: string;
      readonly steps: string;
      readonly under: string | null;
    }
  /** `sure`: the name must be most of a title, because the verb may mean a deed. */
  | {
      readonly kind: 'remove';
      readonly name: string;
      readonly sure?: true;
      /** The name is of a thing that somebody got, and no deed. */
      readonly isThing?: true;
    }
  /** The one of two things in a title that stays. */
  | { readonly kind: 'only'; readonly name: string }
  | { readonly kind: 'remove-all-but'; readonly name: string; readonly except: string }
  /** "Two covers, not three": another number in a title. */
  | {
      readonly kind: 'count';
      readonly name: string;
      readonly from: string | null;
      readonly to: string;
      /** Every word of the name must be in the title. */
      readonly exact?: true;
    }
  /** Where the name ends and the new title begins is not always clear: each way to read it. */
  | {
      readonly kind: 'rename';
      readonly readings: readonly { name: string; title: string }[];
      /** The name must be a whole title, because where it ends is a guess. */
      readonly exact?: true;
      /** The new title must name nothing that is on the mountain. */
      readonly fresh?: true;
      /** One thing takes the place of another, which need not be the whole title. */
      readonly isInstead?: true;
    }
  | { readonly kind: 'move'; readonly name: string; readonly place: Place }
  /** The steps by how long they take, in all of the plan or within a part of it. */
  | {
      readonly kind: 'order';
      readonly first: 'short' | 'long';
      readonly within?: string;
      /** What was said of them is the title of something else: "small things". */
      readonly unless?: string;
    }
  /** `both` is one name that means two: "the first two". */
  | {
      readonly kind: 'swap';
      readonly pairs: readonly (readonly [string, string])[];
      readonly both?: string;
    }
  | { readonly kind: 'split'; readonly name: string; readonly into: number | readonly string[] }
  | {
      readonly kind: 'merge';
      readonly pairs: readonly (readonly [string, string])[];
      readonly both?: string;
      readonly title: string | null;
    }
  | { readonly kind: 'minutes'; readonly name: string; readonly minutes: number }
  /** What takes longer takes so many minutes, and the rest what it takes. */
  | { readonly kind: 'at-most'; readonly name: string; readonly minutes: number }
  /** `isAll`: in place of what the description says, not before it. */
  | {
      readonly kind: 'describe';
      readonly name: string;
      readonly text: string;
      readonly isAll: boolean;
    }
  /** The same words in every title that has them. */
  | {
      readonly kind: 'reword';
      readonly from: string;
      readonly to: string;
      /** The new words must be in no title yet. */
      readonly fresh?: true;
      /** The one step whose title says something else. */
      readonly within?: string;
    }
  /** So many minutes more; fewer when below 0. */
  | { readonly kind: 'by'; readonly name: string; readonly minutes: number }
  | { readonly kind: 'times'; readonly name: string; readonly factor: number }
  | { readonly kind: 'more-time' | 'less-time' | 'smaller'; readonly name: string };

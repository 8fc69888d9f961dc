import { wordSet } from '../words/word-set.ts';

/** A step of a template; `{it}` stands for the person's own words. */
export type Step = {
  readonly title: string;
  readonly description: string;
  readonly minutes: number;
};
export type StepRock = { readonly title: string; readonly steps: readonly Step[] };
export type StepBoulder = { readonly title: string; readonly rocks: readonly StepRock[] };

/** A kind of goal that many people have, and small steps towards it. */
export type GoalFamily = {
  readonly id: string;
  /**
   * A project takes days and a sitting an afternoon: each is taken apart. A task is small enough to
   * be a pebble, and is taken apart only where it stands alone.
   */
  readonly size: 'project' | 'sitting' | 'task';
  /** Verbs that may open the task, some with what follows ("move-to"); empty when the noun alone tells. */
  readonly verbs: ReadonlySet<string>;
  /** One of these stands in the task; empty when the verb alone tells. */
  readonly nouns: ReadonlySet<string>;
  /** One of these makes it something else. */
  readonly except: ReadonlySet<string>;
  /** Words by which smaller tasks belong to such a project. */
  readonly related: ReadonlySet<string>;
  readonly boulders: readonly StepBoulder[];
};

function stepOf(line: string): Step {
  const [title = '', description = '', minutes = '20'] = line.split('|').map((part) => part.trim());
  return { title, description, minutes: Number(minutes) };
}

/**
 * Reads the steps of a family: a line `# Boulder`, a line `## Rock`, and below it lines
 * `title | description | minutes`.
 */
function bouldersOf(text: string): StepBoulder[] {
  const boulders: { title: string; rocks: { title: string; steps: Step[] }[] }[] = [];
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('## ')) boulders.at(-1)?.rocks.push({ title: line.slice(3), steps: [] });
    else if (line.startsWith('# ')) boulders.push({ title: line.slice(2), rocks: [] });
    else if (line !== '') boulders.at(-1)?.rocks.at(-1)?.steps.push(stepOf(line));
  }
  return boulders;
}

type FamilyText = {
  readonly id: string;
  readonly size: GoalFamily['size'];
  readonly verbs?: string;
  readonly nouns?: string;
  readonly except?: string;
  readonly related?: string;
  readonly steps: string;
};

/** Reads a family as the data files write it. */
export function goalFamily(text: FamilyText): GoalFamily {
  return {
    id: text.id,
    size: text.size,
    verbs: wordSet(text.verbs ?? ''),
    nouns: wordSet(text.nouns ?? ''),
    except: wordSet(text.except ?? ''),
    related: wordSet(text.related ?? ''),
    boulders: bouldersOf(text.steps),
  };
}

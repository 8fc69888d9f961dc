import { type PlanDraft } from '#domain/planner/plan-draft.ts';
import { stemsOf } from '#domain/planner/reading/grammar/word-stems.ts';
import { type LabelledDump, type LabelledThought, type Told } from './labelled-dumps.ts';

/** What a plan made of a dump's marked thoughts. */
export type LabelledScore = {
  /** Thoughts that ask for something. */
  asked: number;
  /** Of what asks: its words stand together somewhere in the plan; a title says it and nothing else that asks. */
  kept: number;
  isolated: number;
  /** Of each kind that asks for nothing: how many there are, and which became a title of a step. */
  told: Record<Told, { of: number; wrong: string[] }>;
  lost: string[];
  joined: string[];
};

export function emptyLabelledScore(): LabelledScore {
  const none = () => ({ of: 0, wrong: [] });
  const told = { fact: none(), feeling: none(), finished: none() };
  return { asked: 0, kept: 0, isolated: 0, told, lost: [], joined: [] };
}

type Place = {
  readonly title: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
  readonly said: string;
};

/** Titles of pebbles, and of boulders over one thing; with a pebble belongs what stands over it and what it says. */
function placesOf(plan: PlanDraft): Place[] {
  return plan.mountains.flatMap((mountain) =>
    mountain.boulders.flatMap((boulder) => [
      { title: stemsOf(boulder.title), whole: stemsOf(boulder.title), said: boulder.title },
      ...boulder.rocks.flatMap((rock) =>
        rock.pebbles.map(({ title, description }) => ({
          title: stemsOf(title),
          whole: stemsOf(`${boulder.title} ${title} ${description}`),
          said: title,
        })),
      ),
    ]),
  );
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return [...a].filter((stem) => b.has(stem)).length;
}

const MOST = 0.6;

function holds(place: ReadonlySet<string>, stems: ReadonlySet<string>): boolean {
  return stems.size > 0 && shared(place, stems) >= stems.size * MOST;
}

type Marked = { readonly thought: LabelledThought; readonly stems: ReadonlySet<string> };

/** The thought whose words a title says: what asks for something goes before what does not. */
function saidBy(title: ReadonlySet<string>, marked: readonly Marked[]): LabelledThought | null {
  let best: { thought: LabelledThought; words: number } | null = null;
  for (const { thought, stems } of marked) {
    const words = shared(title, stems) + (thought.asks ? 0.5 : 0);
    if (words >= 1 && words > (best?.words ?? 0)) best = { thought, words };
  }
  return best === null || best.words * 2 < title.size ? null : best.thought;
}

/** Adds what one plan made of its dump. */
export function addLabelled(score: LabelledScore, dump: LabelledDump, plan: PlanDraft): void {
  const places = placesOf(plan);
  const marked = dump.thoughts.map((thought) => ({ thought, stems: stemsOf(thought.text) }));
  for (const { told } of dump.thoughts) if (told !== null) score.told[told].of++;
  const wrong = new Map<LabelledThought, string>();
  for (const { title, said } of places) {
    const thought = saidBy(title, marked);
    if (thought !== null) wrong.set(thought, said);
  }
  for (const [{ told, text }, said] of wrong)
    if (told !== null) score.told[told].wrong.push(`${said} < ${text}`);
  const asked = marked.filter(({ thought, stems }) => thought.asks && stems.size > 0);
  for (const { thought, stems } of asked) {
    score.asked++;
    const isKept = places.some(({ whole }) => holds(whole, stems));
    const isAlone = places.some(
      ({ title }) =>
        holds(title, stems) &&
        !asked.some((other) => other.thought !== thought && holds(title, other.stems)),
    );
    if (isKept) score.kept++;
    else score.lost.push(thought.text);
    if (isAlone) score.isolated++;
    else if (isKept) score.joined.push(thought.text);
  }
}

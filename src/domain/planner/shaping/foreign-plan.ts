import { type Context, type ContextId, CONTEXTS, contextNamed } from '../data/contexts.ts';
import { wordSet } from '../words/word-set.ts';
import { type GoalFamily } from './goal-family.ts';

/** What the planner says in a language other than English, and by which words it knows where a task is done. */
export type ForeignPlan = {
  readonly contexts: readonly Context[];
  /** A kind line under a task, by its verb. */
  readonly notes: ReadonlyMap<string, string>;
  /** Kind lines for what no verb tells, in turn. */
  readonly spareNotes: readonly string[];
  /** Nouns that decide the context whatever the verb says. */
  readonly places: ReadonlyMap<string, ContextId>;
  readonly goals: readonly GoalFamily[];
};

function isContextId(id: string): id is ContextId {
  return CONTEXTS.some((context) => context.id === id);
}

function parted(line: string): readonly [string, string] {
  const [first = '', second = ''] = line.split('|').map((part) => part.trim());
  return [first, second];
}

function contextOf(block: string): Context {
  const [head = '', note = '', before = '', after = '', ...verbs] = block
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const [id = '', rock = '', short = '', name = ''] = head.split('|').map((part) => part.trim());
  const english = contextNamed(id);
  if (english === undefined) throw new Error(`No context is called "${id}".`);
  return {
    ...english,
    rock,
    short,
    name,
    note,
    before: parted(before),
    after: parted(after),
    verbs: wordSet(verbs.join(' ')),
  };
}

/**
 * Reads the contexts of a language. Each begins with `# id | rock | beside another | mountain`; then come
 * its note, `before | description`, `after | description`, and the verbs by which it is known.
 */
export function contextsOf(text: string): readonly Context[] {
  return text
    .split(/^\s*# /mu)
    .filter((block) => block.trim() !== '')
    .map(contextOf);
}

function linesOf(text: string): readonly (readonly [string, string])[] {
  return text
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
    });
}

/** Reads lines such as `llamar: Busca el número.`; several words may share one. */
export function notesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    linesOf(text).flatMap(([verbs, note]) =>
      verbs.split(' ').map((verb): [string, string] => [verb, note]),
    ),
  );
}

/** Reads lines such as `calls: cita turno`. */
export function placesOfNouns(text: string): ReadonlyMap<string, ContextId> {
  return new Map(
    linesOf(text).flatMap(([id, nouns]) =>
      isContextId(id) ? nouns.split(' ').map((noun): [string, ContextId] => [noun, id]) : [],
    ),
  );
}

import { type Context } from '../data/contexts.ts';
import { FOREIGN_PLANS } from '../data/foreign/foreign-plans.ts';
import { foundByNoun } from '../reading/foreign/foreign-nouns.ts';
import { withoutTied } from '../reading/foreign/foreign-verbs.ts';
import { type Item } from '../reading/item.ts';
import { wordsOf } from '../words/words.ts';
import { type ForeignPlan } from './foreign-plan.ts';

function verbsIn(item: Item, plan: ForeignPlan): readonly string[] {
  const keys = wordsOf(item.title).map(({ key }) => withoutTied(key));
  const verbs = keys.filter((key) => plan.contexts.some((context) => context.verbs.has(key)));
  return item.language === 'de' ? verbs.toReversed() : verbs;
}

/** The base form of what is to be done, in a language with a plan of its own: in German the last. */
export function foreignVerbOf(item: Item): string {
  const plan = FOREIGN_PLANS.get(item.language);
  return plan === undefined ? '' : (verbsIn(item, plan)[0] ?? '');
}

/** Where a task of another language is done: by its nouns, else by its verb, else it is to be thought about. */
export function foreignContextOf(item: Item): Context | null {
  const plan = FOREIGN_PLANS.get(item.language);
  if (plan === undefined) return null;
  const named = wordsOf(item.title)
    .map(({ key }) => foundByNoun(plan.places, key, item.language))
    .find((id) => id !== undefined);
  const verb = foreignVerbOf(item);
  return (
    plan.contexts.find((context) => context.id === named) ??
    plan.contexts.find((context) => context.verbs.has(verb)) ??
    plan.contexts.find((context) => context.id === 'thinking') ??
    null
  );
}

/** The kind line under a task of another language, by its verb; what is vague has several in turn. */
export function foreignNoteOf(item: Item): string | undefined {
  const plan = FOREIGN_PLANS.get(item.language);
  const note = plan?.notes.get(foreignVerbOf(item));
  if (plan === undefined || note !== undefined) return note;
  const isVague = foreignContextOf(item)?.id === 'thinking';
  return isVague ? plan.spareNotes[item.order % plan.spareNotes.length] : undefined;
}

import { type MountainDraft, type PlanDraft } from '../plan-draft.ts';
import { contentKeys } from '../reading/grammar/title-words.ts';
import { isVerb } from '../reading/grammar/verbs.ts';
import { type Item } from '../reading/item.ts';
import { fittedTitleOf } from './fitting/fit-title.ts';

const ENOUGH = 0.6;
/** A model has words of its own, so half of an item's words anywhere in one mountain are enough. */
const ENOUGH_OF_MOUNTAIN = 0.5;

/** The texts that are read together: a mountain's, and each pebble's with what stands over it. */
export function placesOf(draft: PlanDraft): string[] {
  return draft.mountains.flatMap(placesIn);
}

function placesIn({ title, description, boulders }: MountainDraft): string[] {
  return [
    `${title} ${description}`,
    ...boulders.flatMap((boulder) => [
      boulder.title,
      ...boulder.rocks.flatMap((rock) =>
        rock.pebbles.map(
          (pebble) => `${boulder.title} ${rock.title} ${pebble.title} ${pebble.description}`,
        ),
      ),
    ]),
  ];
}

function holds(keys: ReadonlySet<string>, text: ReadonlySet<string>, enough = ENOUGH): boolean {
  const found = [...keys].filter((key) => text.has(key)).length;
  return found >= Math.ceil(keys.size * enough);
}

/** The items whose words stand together nowhere in the plan. */
export function itemsLeftOut(items: readonly Item[], draft: PlanDraft): Item[] {
  const texts = placesOf(draft).map(contentKeys);
  const textsWith = new Map<string, ReadonlySet<string>[]>();
  for (const text of texts) {
    for (const key of text) {
      const list = textsWith.get(key);
      if (list === undefined) textsWith.set(key, [text]);
      else list.push(text);
    }
  }
  return items.filter((item) => {
    const all = [...contentKeys(fittedTitleOf(item).fitting)];
    const keys = new Set(all.length > 1 ? all.slice(Number(isVerb(all[0] ?? ''))) : all);
    if (keys.size === 0) return false;
    return ![...keys].some((key) => (textsWith.get(key) ?? []).some((text) => holds(keys, text)));
  });
}

/** The items that no mountain of somebody else's plan speaks of. */
export function itemsOfNoMountain(items: readonly Item[], draft: PlanDraft): Item[] {
  const spokenOf = draft.mountains.map((mountain) => contentKeys(placesIn(mountain).join(' \n ')));
  return items.filter(({ title }) => {
    const keys = contentKeys(title);
    return !spokenOf.some((text) => holds(keys, text, ENOUGH_OF_MOUNTAIN));
  });
}

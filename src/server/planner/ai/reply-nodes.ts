/** The nodes in what a model says, before anybody trusts one of them. */

export type Fields = Readonly<Record<string, unknown>>;

/** `{"data":{"result":{"plan":{"mountains":[…]}}}}` is as deep as models have been seen to go. */
const MAX_WRAPPINGS = 4;

export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

export function fieldsIn(list: unknown): Fields[] {
  if (!Array.isArray(list)) return [];
  return list.filter((node) => typeof node === 'object' && node !== null).map(fieldsOf);
}

export function isMountain(value: unknown): boolean {
  return 'boulders' in fieldsOf(value);
}

/**
 * What a value calls its mountains: under their name, in a list, alone, or inside of a wrapping of
 * the model's own. Undefined where there are none; no list where the model did not make one.
 */
export function mountainsIn(value: unknown, wrappings = MAX_WRAPPINGS): unknown {
  const fields = fieldsOf(value);
  if ('mountains' in fields) return asList(fields['mountains']);
  if (isMountain(value)) return [value];
  const inside = Array.isArray(value) ? value : Object.values(fields);
  if (inside.some(isMountain)) return Array.isArray(value) ? value : inside.filter(isMountain);
  if (wrappings === 0) return undefined;
  const found = inside.map((inner) => mountainsIn(inner, wrappings - 1));
  return found.find((mountains) => mountains !== undefined);
}

/** One mountain where a list was asked for, or several by their names, are a list as well. */
function asList(value: unknown): unknown {
  if (isMountain(value)) return [value];
  const named = Object.values(fieldsOf(value)).filter(isMountain);
  return named.length > 0 ? named : value;
}

/**
 * Whether a mountain is lists of nodes all the way down, and no more of them than `most`. Where it
 * is not, nobody can tell what the model meant to take away.
 */
export function isWellFormed({ boulders }: Fields, { most }: { readonly most: number }): boolean {
  let left = most;
  const areNodes = (list: unknown, inside: (node: Fields) => boolean): boolean => {
    if (!Array.isArray(list) || list.length > left) return false;
    left -= list.length;
    const nodes = fieldsIn(list);
    return nodes.length === list.length && nodes.every(inside);
  };
  return areNodes(boulders, ({ rocks }) =>
    areNodes(rocks, ({ pebbles }) => areNodes(pebbles, () => true)),
  );
}

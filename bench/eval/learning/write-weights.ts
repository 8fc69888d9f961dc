import { writeFileSync } from 'node:fs';

const DATA = new URL('../../../src/domain/planner/data/', import.meta.url);
const TENTHS = 10;
const NOT_IN_TEMPLATE = /[`\\{\s]/u;

/** One line for each letter, the pairs in the order of the alphabet; what rounds to nothing is left out. */
function linesOf(weights: ReadonlyMap<string, number>): string {
  const lines = new Map<string, string[]>();
  for (const [sign, weight] of weights) {
    const rounded = Math.round(weight * TENTHS);
    if (rounded === 0 || NOT_IN_TEMPLATE.test(sign)) continue;
    const letter = sign.slice(0, 1);
    lines.set(letter, [...(lines.get(letter) ?? []), `${sign.slice(2)}=${rounded}`]);
  }
  return [...lines]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, pairs]) => [letter, ...pairs.toSorted()].join(' '))
    .join('\n');
}

type Learned = {
  /** The file's name, and in capitals the constant's. */
  readonly name: string;
  readonly what: string;
  /** The dumps that it was learned from. */
  readonly from: string;
  readonly script: string;
  readonly weights: ReadonlyMap<string, number>;
};

/** Writes what was learned as a data file of the planner. */
export function writeWeights({ name, what, from, script, weights }: Learned): void {
  const text = `/**
 * ${what}, learned from ${from}
 * by \`node bench/eval/learning/${script}.ts\`, which writes this file: a line for each letter of a sign, then what was heard and its weight in tenths.
 */
export const ${name.toUpperCase().replaceAll('-', '_')} = String.raw\`
${linesOf(weights)}
\`;
`;
  // Data of other languages lie together.
  const folder = name.startsWith('foreign-') ? 'foreign/' : '';
  writeFileSync(new URL(`${folder}${name}.ts`, DATA), text);
}

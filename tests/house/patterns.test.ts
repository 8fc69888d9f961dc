/** A pattern that can be taken apart in 2^n ways stops whoever reads a text with it. */

import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { workMs } from '../setup/work-time.ts';

const PLANNER = path.join(import.meta.dirname, '..', '..', 'src', 'domain', 'planner');
const TRIES = 50;
const TIMES = [12, 18, 24];
/** Of the processor, at the second look: the first pays for the pattern's own making. */
const MOST_MS = 40;

const SIGNS = [...' ,.:;-–>"()/!?\n', '. ', ', ', ' - ', '😀', '→', 'a', 'Aa', 'friday', '12'];
const repeatable = /[*+]|\{\d*,\d*\}/;

function sources(): string[] {
  return readdirSync(PLANNER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test/.test(file))
    .map((file) => path.join(PLANNER, file));
}

function literalsIn(file: string): RegExp[] {
  const found: RegExp[] = [];
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1).replace('g', '')));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Those that are put together of parts when the planner is loaded. */
async function constructedBy(files: readonly string[]): Promise<RegExp[]> {
  const made: RegExp[] = [];
  const watched = new Proxy(RegExp, {
    construct(target, given: [string | RegExp, string?]) {
      const pattern = new target(...given);
      made.push(pattern);
      return pattern;
    },
  });
  vi.stubGlobal('RegExp', watched);
  vi.resetModules();
  await Promise.all(files.map((file) => import(file)));
  vi.unstubAllGlobals();
  return made.map(({ source, flags }) => new RegExp(source, flags.replace('g', '')));
}

/** The text on which a pattern takes ever longer, or null. Tries each of its words in a row, and some together. */
function blowUpOf(pattern: RegExp, random: (below: number) => number): string | null {
  const words = pattern.source.replace(/\\p\{[^}]*\}|\\./g, '|').match(/[\p{L}'’]+/gu) ?? [];
  const all = [...SIGNS, ...new Set(words)].flatMap((word) => [word, `${word} `, ` ${word}`]);
  const any = (): string => all[random(all.length)] ?? '';
  const together = Array.from({ length: TRIES }, () => [any(), any() + any()] as const);
  const tries = [...all.map((row) => ['', row] as const), ...together];
  for (const [before, row] of tries) {
    for (const times of TIMES) {
      const text = `${before}${row.repeat(times)}\u0001`;
      const test = (): boolean => pattern.test(text);
      if (workMs(test) > MOST_MS && workMs(test) > MOST_MS) return text;
    }
  }
  return null;
}

it('no pattern of the planner takes ever longer on a short row of its own words', async () => {
  let seed = 7;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return (seed >> 8) % below;
  };
  const files = sources();
  const patterns = [...files.flatMap(literalsIn), ...(await constructedBy(files))];
  const open = patterns.filter(({ source }) => repeatable.test(source));
  expect(open.length).toBeGreaterThan(300);
  const blowUps = open.flatMap((pattern) => {
    const text = blowUpOf(pattern, random);
    return text === null ? [] : [{ pattern: String(pattern).slice(0, 80), text }];
  });
  expect(blowUps).toEqual([]);
});

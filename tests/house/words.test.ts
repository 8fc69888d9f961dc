/** Nothing that people read says what they did not do, or that something of theirs could be gone. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..', '..');
const SHOWN = [
  'src/web',
  'src/domain/account',
  'src/domain/encouragement',
  'src/domain/planner/data/kind-steps.ts',
  'src/domain/planner/data/kind-words.ts',
  'src/domain/planner/editing',
  'src/domain/planner/fallback.ts',
  'src/domain/planner/shaping',
  'src/server/auth',
  'src/server/planning',
  'src/server/recovery',
];

const BLAME =
  /\b(?:lost|lose|losing|broken?|failed|missed|overdue|behind|lazy|guilt\w*|should have)\b/i;
/** The specification's own words for what the server did not do (section 8). */
const SPECIFIED = /^Failed to |^Authentication failed$/;

function sources(place: string): string[] {
  const whole = path.join(ROOT, place);
  if (place.endsWith('.ts')) return [whole];
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/test/.test(file))
    .map((file) => path.join(whole, file));
}

/** Sentences and labels alike; what has no blank in it is a name in the code, and a pattern is read by nobody. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const code = readFileSync(file, 'utf8');
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      found.push(
        node
          .getText(source)
          .replaceAll(/^['"`]|['"`]$/g, '')
          .trim(),
      );
    ts.forEachChild(node, visit);
  };
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  visit(source);
  return found.filter((text) => /[a-z]/i.test(text) && text.includes(' ') && !text.includes('(?:'));
}

const texts = SHOWN.flatMap(sources).flatMap(textsIn);

it('no text of the page blames anybody, or says that something is lost', () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => BLAME.test(text) && !SPECIFIED.test(text))).toEqual([]);
});

it('a toss takes 600 ms, and nothing moves for whoever asked for less motion', () => {
  const tokens = readFileSync(path.join(ROOT, 'src/web/ui/tokens.css'), 'utf8');
  const [usual = '', reduced = ''] = tokens.split('@media (prefers-reduced-motion: reduce)');
  expect(usual).toContain('--toss: 600ms;');
  const times = [...usual.matchAll(/(--[\w-]+): \d+ms;/g)].map(([, name]) => name ?? '');
  expect(times.length).toBeGreaterThan(1);
  for (const name of times) expect(reduced).toContain(`${name}: 0ms;`);
});

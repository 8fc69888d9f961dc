import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchCopy, type ScratchCopy } from './scratch-copy.ts';

type Case = { what: string; file: string; source: string; rule: string | null };

const lines = (count: number): string =>
  Array.from({ length: count }, (_, line) => `  if (Math.sign(${line}) > 1) return null;`).join(
    '\n',
  );

// Each is broken once in a copy. `null`: allowed in this place, and has to stay so.
const CASES: Case[] = [
  {
    what: 'a file over 250 lines',
    file: 'src/domain/long-file.ts',
    source: Array.from({ length: 251 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
    rule: 'max-lines',
  },
  {
    what: 'a function over 50 lines',
    file: 'src/server/long-function.ts',
    source: `export function long() {\n${lines(51)}\n  return null;\n}`,
    rule: 'max-lines-per-function',
  },
  {
    what: 'a component over 120 lines',
    file: 'src/web/ui/long-component.tsx',
    source: `export function Long() {\n${lines(121)}\n  return null;\n}`,
    rule: 'max-lines-per-function',
  },
  {
    what: 'a component of 100 lines',
    file: 'src/web/ui/middle-component.tsx',
    source: `export function Middle() {\n${lines(90)}\n  return null;\n}`,
    rule: null,
  },
  {
    what: 'a file name in another case',
    file: 'src/domain/camelCase.ts',
    source: 'export const a = 1;',
    rule: 'filename-case',
  },
  {
    what: 'a default export',
    file: 'src/domain/with-default.ts',
    source: 'const a = 1;\nexport default a;',
    rule: 'no-default-export',
  },
  {
    what: 'a file that only passes on another',
    file: 'src/domain/barrel.ts',
    source: "export * from './errors.ts';",
    rule: 'no-barrel-file',
  },
  {
    what: 'the clock, read in a rule',
    file: 'src/domain/reads-clock.ts',
    source: 'export function now() {\n  return Date.now();\n}',
    rule: 'no-restricted-globals',
  },
  {
    what: 'a date, made in the calendar',
    file: 'src/domain/calendar/makes-date.ts',
    source: 'export function dateOf(ms: number) {\n  return new Date(ms);\n}',
    rule: null,
  },
  {
    what: 'chance in a rule',
    file: 'src/domain/rolls-dice.ts',
    source: 'export function roll() {\n  return Math.random();\n}',
    rule: 'no-restricted-properties',
  },
  {
    what: 'a setting read outside env.ts',
    file: 'src/server/reads-setting.ts',
    source: 'export function port() {\n  return process.env.PORT;\n}',
    rule: 'no-process-env',
  },
  {
    what: 'any',
    file: 'src/domain/any-type.ts',
    source: 'export function first(list: any) {\n  return list[0];\n}',
    rule: 'no-explicit-any',
  },
  {
    what: 'a value said to be there',
    file: 'src/domain/bang.ts',
    source: 'export function first(list: string[]) {\n  return list[0]!;\n}',
    rule: 'no-non-null-assertion',
  },
  {
    what: 'an interface',
    file: 'src/domain/interface.ts',
    source: 'export interface Thing {\n  name: string;\n}',
    rule: 'consistent-type-definitions',
  },
  {
    what: 'a word on the console',
    file: 'src/server/chatty.ts',
    source: "export function greet() {\n  console.log('hello');\n}",
    rule: 'no-console',
  },
  {
    what: 'a silenced type error',
    file: 'src/domain/silenced.ts',
    source: "// @ts-ignore\nexport const a: number = 'one';",
    rule: 'ban-ts-comment',
  },
  {
    what: 'a note to do it later',
    file: 'src/domain/later.ts',
    source: `// ${'TO'}DO: all of it\nexport const a = 1;`,
    rule: 'no-warning-comments',
  },
  {
    what: 'a mocked module',
    file: 'src/domain/mocked.test.ts',
    source: "import { vi } from 'vitest';\nvi.mock('./errors.ts');",
    rule: 'no-restricted-vi-methods',
  },
  {
    what: 'a test that runs alone',
    file: 'src/domain/alone.test.ts',
    source: "import { expect, test } from 'vitest';\ntest.only('a', () => expect(1).toBe(1));",
    rule: 'no-focused-tests',
  },
  {
    what: 'a test that is left out',
    file: 'src/domain/left-out.test.ts',
    source: "import { expect, test } from 'vitest';\ntest.skip('a', () => expect(1).toBe(1));",
    rule: 'no-disabled-tests',
  },
  {
    what: 'a title that says should',
    file: 'src/domain/should.test.ts',
    source: "import { expect, test } from 'vitest';\ntest('should work', () => expect(1).toBe(1));",
    rule: 'valid-title',
  },
  {
    what: 'an image without words',
    file: 'src/web/ui/silent-image.tsx',
    source: 'export function Silent() {\n  return <img src="/a.png" />;\n}',
    rule: 'alt-text',
  },
];

let copy: ScratchCopy;
let found: { code: string; filename: string }[];

beforeAll(() => {
  copy = scratchCopy();
  for (const { file, source } of CASES) copy.write(file, `${source}\n`);
  copy.write('src/domain/errors.ts', 'export const a = 1;\n');
  found = JSON.parse(copy.run('oxlint', ['--format=json']).output).diagnostics;
});

afterAll(() => copy.remove());

test.for(CASES.filter(({ rule }) => rule !== null))('$what fails the check', ({ file, rule }) => {
  const codes = found.filter(({ filename }) => filename === file).map(({ code }) => code);
  expect(codes.join()).toContain(`(${rule})`);
});

test.for(CASES.filter(({ rule }) => rule === null))('$what is allowed', ({ file }) => {
  expect(found.filter(({ filename }) => filename === file)).toEqual([]);
});

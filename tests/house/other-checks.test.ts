import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scratchCopy, type ScratchCopy } from './scratch-copy.ts';

let copy: ScratchCopy;

beforeEach(() => {
  copy = scratchCopy();
});

afterEach(() => copy.remove());

test('a file that is not formatted fails the check', () => {
  copy.write('src/domain/crooked.ts', 'export  const a="one"\n');
  const { content, output } = copy.run('prettier', ['--check', 'src/domain/crooked.ts']);
  expect(content).toBe(false);
  expect(output).toContain('crooked.ts');
});

test('a file, an export and a package that nobody uses fail the check', () => {
  copy.write('src/domain/forgotten.ts', 'export const a = 1;\n');
  copy.write(
    'scripts/parts/half-used-part.js',
    'export const used = 1;\nexport const unused = 2;\n',
  );
  copy.write(
    'scripts/half-used.js',
    "import { used } from './parts/half-used-part.js';\nused();\n",
  );
  const { content, output } = copy.run('knip', ['--reporter=json', '--no-progress']);
  expect(content).toBe(false);
  expect(output).toContain('src/domain/forgotten.ts');
  expect(output).toContain('"unused"');
});

test('neither an impure rule nor what Node could not run nor a value that may be missing compiles', () => {
  // Nothing but the two files: what else is there compiles, which takes long to say again.
  const domain = path.join(copy.folder, 'src/domain');
  for (const entry of fs.readdirSync(domain)) {
    if (entry !== 'tsconfig.json') fs.rmSync(path.join(domain, entry), { recursive: true });
  }
  copy.write(
    'src/domain/impure.ts',
    [
      "export const page = fetch('/');",
      'export const where = process.cwd();',
      'export const late = setTimeout(() => page, 1);',
      'export const title = document.title;',
    ].join('\n'),
  );
  copy.write(
    'src/domain/strict.ts',
    [
      'export enum Colour { Grey }',
      'export const first: string = ([] as string[])[0];',
      'export const settings: { zone?: string } = { zone: undefined };',
    ].join('\n'),
  );
  const { content, output } = copy.run('tsc', ['-b', 'src/domain'], 'typescript-7');
  expect(content).toBe(false);
  for (const name of ['fetch', 'process', 'setTimeout', 'document'])
    expect(output).toContain(`Cannot find name '${name}'`);
  for (const code of ['TS1294', 'TS2322', 'TS2375']) expect(output).toContain(code);
});

test('the migrations say what the tables in the code say', () => {
  const { output } = copy.run('drizzle-kit', ['generate']);
  expect(output).toContain('No schema changes');
});

test('a table that changed without its migration is noticed', () => {
  const file = 'src/server/db/user-schema.ts';
  const tables = fs.readFileSync(path.join(copy.folder, file), 'utf8');
  copy.write(file, tables.replaceAll("text('title')", "text('heading')"));
  expect(copy.run('drizzle-kit', ['generate']).output).not.toContain('No schema changes');
});

import { afterEach, expect, test } from 'vitest';
import { scratchCopy, type ScratchCopy } from './scratch-copy.ts';

let copy: ScratchCopy;

afterEach(() => copy.remove());

test('a file that is not formatted fails the check', () => {
  copy = scratchCopy();
  copy.write('src/domain/crooked.ts', 'export  const a="one"\n');
  const { content, output } = copy.run('prettier', ['--check', 'src/domain/crooked.ts']);
  expect(content).toBe(false);
  expect(output).toContain('crooked.ts');
});

test('a file, an export and a package that nobody uses fail the check', () => {
  copy = scratchCopy();
  const { devDependencies: _, ...manifest } = JSON.parse(copy.read('package.json'));
  const dependencies = { zod: manifest.dependencies.zod, 'left-pad': '1.3.0' };
  copy.write('package.json', JSON.stringify({ ...manifest, dependencies }));
  copy.write('src/domain/forgotten.ts', 'export const a = 1;\n');
  copy.write(
    'scripts/parts/half-used-part.js',
    "import * as z from 'zod/mini';\nexport const used = z.string;\nexport const unused = 2;\n",
  );
  copy.write(
    'scripts/half-used.js',
    "import { used } from './parts/half-used-part.js';\nused();\n",
  );
  const { content, output } = copy.run('knip', ['--reporter=json', '--no-progress']);
  expect(content).toBe(false);
  for (const unused of ['"src/domain/forgotten.ts"', '"unused"', '"left-pad"'])
    expect(output).toContain(unused);
  for (const used of ['half-used.js"', '"used"', '"zod"']) expect(output).not.toContain(used);
});

test('neither an impure rule nor what Node could not run nor a value that may be missing compiles', () => {
  copy = scratchCopy();
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
  copy = scratchCopy('src/server/db');
  const { output } = copy.run('drizzle-kit', ['generate']);
  expect(output).toContain('No schema changes');
});

test('a table that changed without its migration is noticed', () => {
  copy = scratchCopy('src/server/db');
  const file = 'src/server/db/user-schema.ts';
  copy.write(file, copy.read(file).replaceAll("text('title')", "text('heading')"));
  expect(copy.run('drizzle-kit', ['generate']).output).not.toContain('No schema changes');
});

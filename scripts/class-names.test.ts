import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classNames, nameOfClass } from './class-names.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'class-names-'));
beforeAll(() => {
  fs.writeFileSync(path.join(folder, 'stone.module.css'), '.round { color: red }');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function built(code: string): Promise<{ script: string; style: string }> {
  const input = path.join(folder, 'stone.js');
  fs.writeFileSync(input, code);
  const result = await build({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    css: { modules: { generateScopedName: nameOfClass } },
    plugins: [classNames()],
    build: { write: false, rolldownOptions: { input } },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const textOf = (end: string): string =>
    output
      .filter(({ fileName }) => fileName.endsWith(end))
      .map((file) => (file.type === 'chunk' ? file.code : String(file.source)))
      .join('');
  return { script: textOf('.js'), style: textOf('.css') };
}

test('the name of a class stands where it is used, and its style is in the page', async () => {
  const { script, style } = await built(
    `import styles from './stone.module.css'; document.body.className = styles.round;`,
  );
  expect(script).toContain('className=`stone_round`');
  expect(script).not.toContain('round:');
  expect(style).toContain('.stone_round');
});

test('a class that is not in its file of styles fails the build', async () => {
  const code = `import styles from './stone.module.css'; document.body.className = styles.flat;`;
  await expect(built(code)).rejects.toThrow('has no class flat');
});

test('where a name is only known in the browser, all of them are there', async () => {
  const { script, style } = await built(
    `import styles from './stone.module.css'; document.body.className = styles[location.hash];`,
  );
  expect(script).toContain('stone_round');
  expect(style).toContain('.stone_round');
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/testing/command.ts';

const FOLDERS = ['src', 'scripts', 'tests', 'bench'];
const SAYS_NOTHING = /^(index|utils?|helpers?|common|misc)(\.[a-z]+)?$/;
/** What is measured or changes with the code has a page of its own. */
const MOST_LINES = 50;
const EXPORTED_ARROW = /^export const \w+ = (?:async )?(?:\([^)]*\)(?:: [^=]+)? =>|\w+ =>)/gm;

const files = FOLDERS.filter((folder) => fs.existsSync(path.join(ROOT, folder))).flatMap((folder) =>
  fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file)),
);

test('the name of every file and folder says what is inside', () => {
  const named = files.map((file) => path.basename(file)).filter((name) => name !== 'index.html');
  const found = named.filter((name) => SAYS_NOTHING.test(name));
  expect(found).toEqual([]);
});

test.each(['index.ts', 'utils', 'helper.tsx', 'common', 'misc.js'])('"%s" says nothing', (name) => {
  expect(name).toMatch(SAYS_NOTHING);
});

// A value of a named type of function may be a constant; a function of its own may not.
test('an exported function is a declaration, found by its name', () => {
  const code = files.filter((file) => /\.(tsx?|js)$/.test(file));
  const found = code.flatMap((file) => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(EXPORTED_ARROW)].map(([line]) => `${file}: ${line}`);
  });
  expect(found).toEqual([]);
});

const papers = [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    fs
      .readdirSync(path.join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(folder, file)),
  ),
].map((paper) => ({ paper, text: fs.readFileSync(path.join(ROOT, paper), 'utf8') }));

test('every file and folder that the papers speak of is there', () => {
  const spokenOf = papers.flatMap(({ paper, text }) => {
    const inCode = [...text.matchAll(/`((?:src|docs|scripts|tests|bench)\/[\w./-]+)`/g)];
    const linked = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)];
    return [
      ...inCode.map(([, file]) => ({ paper, file: file ?? '' })),
      ...linked.map(([, file]) => ({ paper, file: path.join(path.dirname(paper), file ?? '') })),
    ];
  });
  const missing = spokenOf.filter(({ file }) => !fs.existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

test('a file that the papers call by its name alone is there too', () => {
  const names = new Set(files.map((file) => path.basename(file)));
  const missing = papers.flatMap(({ paper, text }) =>
    [...text.matchAll(/`([\w.-]+\.tsx?)`/g)]
      .map(([, file]) => ({ paper, file: file ?? '' }))
      .filter(({ file }) => !names.has(file) && !SAYS_NOTHING.test(file)),
  );
  expect(missing).toEqual([]);
});

function foldersIn(top: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${top}/${entry.name}`);
}

test('every folder of a program has its row in the architecture', () => {
  const page = papers.find(({ paper }) => paper === 'docs/architecture.md')?.text ?? '';
  const folders = ['src/domain', 'src/server', 'src/web', 'tests'].flatMap(foldersIn);
  expect(folders.length).toBeGreaterThan(40);
  expect(folders.filter((folder) => !page.includes(`| \`${folder}\` `))).toEqual([]);
});

test('a decision is short, and says what was discarded', () => {
  const decisions = papers.filter(({ paper }) => /decisions.\d{4}-/.test(paper));
  const heads = ['Context', 'Decision', 'Discarded', 'Consequences'];
  const found = decisions.filter(({ text }) => {
    const said = [...text.matchAll(/^## (.*)$/gm)].map(([, head]) => head);
    return said.join() !== heads.join() || text.trimEnd().split('\n').length > MOST_LINES;
  });
  expect(decisions.length).toBeGreaterThan(20);
  expect(found.map(({ paper }) => paper)).toEqual([]);
});

test('every package that ships has its line among the decisions', () => {
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const decision = path.join(ROOT, 'docs', 'decisions', '0009-dependencies.md');
  const lines = fs.readFileSync(decision, 'utf8');
  const silent = Object.keys(manifest.dependencies).filter(
    (name) => !lines.includes(`\`${name}\``),
  );
  expect(silent).toEqual([]);
});

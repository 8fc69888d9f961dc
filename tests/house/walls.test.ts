import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchCopy, type ScratchCopy } from './scratch-copy.ts';

type Case = { what: string; file: string; imports: string; rule: string | null };

// Each import stands once in a copy. `null`: allowed, and has to stay so.
const CASES: Case[] = [
  {
    what: 'a rule that imports the server',
    file: 'src/domain/a.ts',
    imports: '../server/env.ts',
    rule: 'domain-is-pure',
  },
  {
    what: 'a rule that imports a package',
    file: 'src/domain/b.ts',
    imports: 'hono',
    rule: 'domain-is-pure',
  },
  {
    what: 'a rule that imports Node',
    file: 'src/domain/c.ts',
    imports: 'node:fs',
    rule: 'domain-is-pure',
  },
  { what: 'a rule that imports zod', file: 'src/domain/d.ts', imports: 'zod/mini', rule: null },
  {
    what: 'a test of a rule that imports the server',
    file: 'src/domain/e.test.ts',
    imports: '#server/env.ts',
    rule: 'domain-tests-are-pure',
  },
  {
    what: 'a test of a rule that measures how much work it is',
    file: 'src/domain/f.test.ts',
    imports: '../../tests/setup/work-time.ts',
    rule: null,
  },
  {
    what: 'a server that imports the page',
    file: 'src/server/a.ts',
    imports: '#web/b.ts',
    rule: 'server-not-web',
  },
  {
    what: 'a database that imports what is about requests',
    file: 'src/server/db/a.ts',
    imports: '../http/variables.ts',
    rule: 'database-not-requests',
  },
  {
    what: 'a page that imports the server',
    file: 'src/web/b.ts',
    imports: '../server/env.ts',
    rule: 'web-not-server',
  },
  {
    what: 'a test of the page that imports the server',
    file: 'src/web/c.test.ts',
    imports: '../server/env.ts',
    rule: null,
  },
  {
    what: 'a page that imports Node',
    file: 'src/web/d.ts',
    imports: 'node:path',
    rule: 'web-not-node',
  },
  {
    what: 'a feature that imports another',
    file: 'src/web/features/one/a.ts',
    imports: '../two/b.ts',
    rule: 'features-are-islands',
  },
  {
    what: 'a feature that imports itself',
    file: 'src/web/features/two/b.ts',
    imports: './c.ts',
    rule: null,
  },
  {
    what: 'a feature that imports the shell',
    file: 'src/web/features/two/c.ts',
    imports: '../../app/a.ts',
    rule: 'nothing-reaches-up',
  },
  {
    what: 'a part that no feature is, and that imports the shell',
    file: 'src/web/session/a.ts',
    imports: '../app/a.ts',
    rule: 'nothing-reaches-up',
  },
  {
    what: 'the page that imports the shell',
    file: 'src/web/signed-in.ts',
    imports: './app/a.ts',
    rule: null,
  },
  {
    what: 'a plan that imports who is signed in',
    file: 'src/web/plan/a.ts',
    imports: '../session/b.ts',
    rule: 'session-opens-plan',
  },
  {
    what: 'a hook of the plan that imports who is signed in',
    file: 'src/web/plan/use-a.ts',
    imports: '../session/b.ts',
    rule: null,
  },
  {
    what: 'an element that imports who is signed in',
    file: 'src/web/ui/b.ts',
    imports: '../session/b.ts',
    rule: 'ui-knows-no-product',
  },
  {
    what: 'an element that imports a rule',
    file: 'src/web/ui/a.ts',
    imports: '#domain/errors.ts',
    rule: 'ui-knows-no-product',
  },
  {
    what: 'a route that imports the query builder',
    file: 'src/server/thing/thing.routes.ts',
    imports: 'drizzle-orm',
    rule: 'only-repositories-touch-sql',
  },
  {
    what: 'a repository that imports the query builder',
    file: 'src/server/thing/thing.repository.ts',
    imports: 'drizzle-orm',
    rule: null,
  },
  {
    what: 'a program that imports what only tests need',
    file: 'src/server/b.ts',
    imports: './test-thing.ts',
    rule: 'no-test-helpers-in-production',
  },
  {
    what: 'a program that imports a development package',
    file: 'src/web/e.ts',
    imports: 'fast-check',
    rule: 'production-dependencies-only',
  },
  {
    what: 'an import that leads nowhere',
    file: 'src/web/f.ts',
    imports: './nowhere.ts',
    rule: 'not-to-unresolvable',
  },
  {
    what: 'the first of two files in a circle',
    file: 'src/server/circle-a.ts',
    imports: './circle-b.ts',
    rule: 'no-circular',
  },
];

const TARGETS = [
  'tests/setup/work-time.ts',
  'src/domain/errors.ts',
  'src/server/env.ts',
  'src/server/http/variables.ts',
  'src/web/app/a.ts',
  'src/web/session/b.ts',
  'src/server/test-thing.ts',
];

let copy: ScratchCopy;
let violations: { from: string; rule: { name: string } }[];

beforeAll(() => {
  copy = scratchCopy();
  for (const file of TARGETS) copy.write(file, 'export const a = 1;\n');
  for (const { file, imports } of CASES) copy.write(file, source(imports));
  copy.write('src/server/circle-b.ts', source('./circle-a.ts'));
  const { output } = copy.run('depcruise', ['--output-type=json', 'src'], 'dependency-cruiser');
  violations = JSON.parse(output).summary.violations;
});

afterAll(() => copy.remove());

function source(imports: string): string {
  // A type is enough: what may not be used may not be known.
  return `import type * as other from '${imports}';\nexport type Other = typeof other;\n`;
}

test.for(CASES.filter(({ rule }) => rule !== null))('$what fails the check', ({ file, rule }) => {
  const rules = violations.filter(({ from }) => from === file).map(({ rule: { name } }) => name);
  expect(rules).toContain(rule);
});

test.for(CASES.filter(({ rule }) => rule === null))('$what is allowed', ({ file }) => {
  expect(violations.filter(({ from }) => from === file)).toEqual([]);
});

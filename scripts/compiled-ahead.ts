import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** By file: the functions that run before the first picture. Written by `bench/first-calls.ts`. */
const FIRST_CALLS = path.join(import.meta.dirname, 'first-calls.json');

const CALLS: ReadonlySet<unknown> = new Set([
  'CallExpression',
  'NewExpression',
  'TaggedTemplateExpression',
]);
const FUNCTIONS: ReadonlySet<unknown> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Letters. What is shorter is compiled in no time when it is called, and would make the file larger. */
const SHORTEST = 500;

const ROOT = path.resolve(import.meta.dirname, '..');

type Range = { readonly start: number; readonly end: number };

/** What is read here of a syntax tree: a declaration at the top of a file, bare or exported. */
export type Statement = Range & {
  readonly type: string;
  readonly declaration?: Statement | null;
  readonly id?: (Range & { readonly name?: string }) | null;
};

/**
 * A browser compiles a function when it is first called, in the page's own time, and what is in
 * parentheses with the file that it is in, beside it, while the file arrives. So the functions that every
 * first picture calls are put in parentheses.
 */
export function compiledAhead(): Plugin {
  const firstCalls = new Map(
    // Our own file, of the shape that its only writer gives it.
    Object.entries(JSON.parse(fs.readFileSync(FIRST_CALLS, 'utf8')) as Record<string, string[]>),
  );
  return {
    name: 'compiled-ahead',
    apply: 'build',
    enforce: 'post',
    configResolved({ build }) {
      // Such a build tells where things were written, which would not be true any more.
      if (build.sourcemap !== false) firstCalls.clear();
    },
    transform(code, id) {
      const names = firstCalls.get(nameOfFile(id));
      if (names === undefined) return null;
      // `Statement` names no more than what the tree of every parser has.
      const { body } = this.parse(code) as unknown as { body: Statement[] };
      return {
        code: inParentheses({ code, body, names: new Set(names), shortest: SHORTEST }),
        map: null,
      };
    },
  };
}

/** As the list names it, wherever the dependencies are. */
export function nameOfFile(id: string): string {
  const [, ofPackage] = /.*[/\\](node_modules[/\\].*)$/.exec(id) ?? [];
  return (ofPackage ?? path.relative(ROOT, id)).split(path.sep).join('/');
}

/**
 * The code with the named functions as expressions in parentheses. A function is there before anything in
 * its file runs, an expression from its own line on: whatever may be called earlier is put ahead.
 */
export function inParentheses(file: {
  code: string;
  body: readonly Statement[];
  names: ReadonlySet<string>;
  shortest: number;
}): string {
  const { code, body, names, shortest } = file;
  const used = namesUsed(body);
  const ahead: string[] = [];
  const rest: string[] = [];
  let from = 0;
  for (const statement of body) {
    const found = functionIn(statement);
    if (found === null) used.add(statement);
    if (found === null || !names.has(found.name)) continue;
    if (found.end - found.start < shortest) continue;
    // With a name within itself it could not be set anew from there.
    const nameless =
      code.slice(found.start, found.nameStart) + code.slice(found.nameEnd, found.end);
    const written = `var ${found.name} = (${nameless});\n`;
    const isEarly = used.has(found.name);
    if (isEarly) ahead.push(written);
    rest.push(code.slice(from, statement.start), isEarly ? '' : written);
    if (found.isExported) rest.push(`export { ${found.name} };`);
    from = statement.end;
  }
  return [...ahead, ...rest, code.slice(from)].join('');
}

/**
 * Every name that what has run speaks of, and so on within the functions that it calls or hands to
 * somebody. What stands in a function that is only kept for later has not run.
 */
function namesUsed(body: readonly Statement[]) {
  const functions = new Map<string, Node[]>();
  const collect = (node: Node): void => {
    const { type, id } = node;
    if (type === 'FunctionDeclaration' && isNode(id) && typeof id['name'] === 'string')
      functions.set(id['name'], [...(functions.get(id['name']) ?? []), node]);
    for (const child of childrenOf(node)) collect(child);
  };
  for (const statement of body) if (isNode(statement)) collect(statement);

  const used = new Set<string>();
  const called = new Set<string>();
  const run = (node: Node, isCalled: boolean): void => {
    const { type, name } = node;
    if (FUNCTIONS.has(type) && !isCalled) return;
    if (type === 'Identifier' && typeof name === 'string') {
      used.add(name);
      if (!isCalled || called.has(name)) return;
      called.add(name);
      for (const each of functions.get(name) ?? [])
        for (const child of childrenOf(each)) run(child, false);
    }
    for (const child of childrenOf(node)) run(child, isCalled || CALLS.has(type));
  };
  return {
    add: (statement: Statement) => {
      if (isNode(statement)) run(statement, false);
    },
    has: (name: string): boolean => used.has(name),
  };
}

type Node = Record<string, unknown>;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function childrenOf(node: Node): Node[] {
  // `a.name` and `{ name: a }` speak of `a` alone.
  const isPlain = node['computed'] === false;
  const parts = Object.entries(node).filter(
    ([key]) => !isPlain || (key !== 'property' && key !== 'key'),
  );
  return parts.flatMap(([, part]) => part).filter(isNode);
}

function functionIn(statement: Statement) {
  const isExported = statement.type === 'ExportNamedDeclaration';
  const found = isExported ? statement.declaration : statement;
  if (found?.type !== 'FunctionDeclaration' || found.id?.name === undefined) return null;
  const { start, end, id } = found;
  return {
    isExported,
    start,
    end,
    name: id.name ?? '',
    nameStart: id.start,
    nameEnd: id.end,
  };
}

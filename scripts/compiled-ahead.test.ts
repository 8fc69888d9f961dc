import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inParentheses, nameOfFile, type Statement } from './compiled-ahead.ts';

test('a function of the list stands in parentheses, and every other is left as it was', () => {
  const code = 'function a(x) { return x; }\nasync function b() {}\nfunction c() {}';
  const ahead =
    'var a = (function (x) { return x; });\n\nvar b = (async function () {});\n\nfunction c() {}';
  expect(written(code, ['a', 'b'])).toBe(ahead);
});

test('a function that is very short is left as it was', () => {
  expect(written('var a;function b(){}', ['b'])).toBe('var a;function b(){}');
});

test('what a file exports it still exports', () => {
  expect(written('export function a() {}', ['a'])).toBe('var a = (function () {});\nexport { a };');
});

test('a function that runs before its own line is there by then', () => {
  const needed = [
    'globalThis.found = a(); function a() { return 1; }',
    'globalThis.found = b(); function b() { return a(); } function a() { return 1; }',
    'globalThis.found = [1].map((x) => a(x))[0]; function a(x) { return x; }',
    'const kept = { a }; globalThis.found = kept.a(); function a() { return 1; }',
    '(() => { globalThis.found = a(); })(); function a() { return 1; }',
  ];
  for (const code of needed) {
    Reflect.deleteProperty(globalThis, 'found');
    new Function(written(code, ['a']))();
    expect(Reflect.get(globalThis, 'found'), code).toBe(1);
  }
});

test('a function that is only kept for later brings nothing forward', () => {
  const code = 'const later = () => a.b(a()); function a() {}';
  expect(written(code, ['a'])).toBe('const later = () => a.b(a()); var a = (function () {});\n');
});

test('a dependency has the same name wherever it is installed', () => {
  expect(nameOfFile('/somewhere/else/node_modules/react/cjs/react.production.js')).toBe(
    'node_modules/react/cjs/react.production.js',
  );
});

function written(code: string, names: readonly string[]): string {
  const body = parseAst(code).body as unknown as Statement[];
  return inParentheses({ code, body, names: new Set(names), shortest: 15 });
}

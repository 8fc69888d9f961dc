import { afterEach, beforeEach, expect } from 'vitest';

// An error on the console is a fault nobody looked at: it fails the test that caused it.
const print = console.error.bind(console);
let seen: string[] = [];

beforeEach(() => {
  seen = [];
  console.error = (...parts: unknown[]) => {
    seen.push(parts.map(String).join(' '));
    print(...parts);
  };
});

afterEach(() => {
  console.error = print;
  expect(seen, 'console.error was called').toEqual([]);
});

import { tool, type Command } from './command.ts';

export type Check = { name: string; command: Command };

const SOURCES = ['src', 'scripts', 'tests', 'bench', 'vite.config.ts', 'vitest.config.ts'];

/**
 * What is true of the source as it stands, without running it. To be run two at a time: the types
 * take about as long as all the others, of which the quickest answers come first.
 */
export function checks(): Check[] {
  return [
    check('types', [...tool('tsc', 'typescript-7'), '-b']),
    check('lint', [...tool('oxlint'), '--deny-warnings']),
    check('boundaries', [...tool('depcruise', 'dependency-cruiser'), ...SOURCES]),
    check('unused code', [...tool('knip'), '--no-progress']),
    check('format', [...tool('prettier'), '--check', '--log-level', 'warn', '.']),
    check('advisories', [process.execPath, 'scripts/testing/audit.ts']),
  ];
}

function check(name: string, argv: Command['argv']): Check {
  return { name, command: { argv, timeoutMs: 5 * 60_000, title: name } };
}

import { checks } from './checks.ts';
import { endWithChildren, succeeds } from './command.ts';

endWithChildren();

const failed: string[] = [];
for (const { name, command } of checks()) {
  process.stdout.write(`\n— ${name}\n`);
  if (!(await succeeds(command))) failed.push(name);
}

process.stdout.write(
  failed.length === 0 ? '\nAll is well.\n' : `\nNot well: ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

import { checks } from './checks.ts';
import { endWithChildren, succeeds } from './command.ts';
import { twoAtATime } from './two-at-a-time.ts';

endWithChildren();

const all = checks();
const well = await twoAtATime(
  all.map(
    ({ command }) =>
      () =>
        succeeds(command),
  ),
);
const failed = all.filter((_, place) => !well[place]).map(({ name }) => name);

process.stdout.write(
  failed.length === 0 ? '\nAll is well.\n' : `\nNot well: ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

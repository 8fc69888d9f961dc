import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildsPage } from '../scripts/testing/command.ts';
import type { Group } from './figure.ts';
import { planner } from './planner.ts';
import { ready } from './ready.ts';
import { reading } from './reading.ts';
import { report, writePage } from './report.ts';
import { scroll } from './scroll.ts';
import { server } from './server.ts';
import { soak } from './soak.ts';
import { start } from './start-time.ts';
import { processorTicks, stolenSince } from './stolen-time.ts';
import { tap } from './tap-to-paint.ts';

// The start builds the page, so it comes before whatever serves or weighs it.
const GROUPS: readonly Group[] = [start, ready, tap, scroll, server, reading, planner, soak];

/** `npm run bench -- scale`: the groups whose figures are taken at several sizes. */
const SCALE: readonly Group[] = [tap, server, reading];

const { positionals } = parseArgs({ allowPositionals: true });
const wanted = new Set(
  positionals.flatMap((name) => (name === 'scale' ? SCALE.map((group) => group.name) : [name])),
);
const unknown = [...wanted].filter((name) => !GROUPS.some((group) => group.name === name));
if (unknown.length > 0) {
  const known = [...GROUPS.map(({ name }) => name), 'scale'].join(', ');
  process.stderr.write(`There are no figures called ${unknown.join(', ')}; there are ${known}.\n`);
  process.exit(2);
}
const taken = GROUPS.filter((group) =>
  wanted.size === 0 ? group !== soak : wanted.has(group.name),
);
if (!taken.includes(start) && !(await buildsPage())) process.exit(1);
for (const group of taken) {
  process.stdout.write(`\n— ${group.title}\n`);
  const before = processorTicks();
  const figures = await group.take();
  report(group, { figures, stolen: stolenSince(before) });
}
writePage(GROUPS);

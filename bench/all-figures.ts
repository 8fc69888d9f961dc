import { operationsPerSecond } from './operations-per-second.ts';
import { pageSize } from './page-size.ts';
import { startTime } from './start-time.ts';
import { tapToPaint } from './tap-to-paint.ts';

// The start builds the page, so it comes before whatever serves or weighs it.
for (const figures of [startTime, pageSize, tapToPaint, operationsPerSecond])
  for (const { name, value } of await figures())
    process.stdout.write(`${name.padEnd(44)} ${value.padStart(10)}\n`);

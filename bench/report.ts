import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/testing/command.ts';
import type { Figure, Group } from './figure.ts';
import { drawnScale } from './scale.ts';

type Taken = { title: string; method: string; day: string; stolen?: number; figures: Figure[] };

/** Kept with the source: a page written anew in another clone has all its groups. */
const KEPT = path.join(ROOT, 'bench', 'figures');
const PAGE = path.join(ROOT, 'docs', 'performance.md');
const DRAWING = path.join(ROOT, 'docs', 'performance.svg');

const HEAD = `# Performance

Written by \`npm run bench\`, on MACHINE. A floor is what the same machine did in the same run with
nothing of ours on it; the targets are ratios to it where there is one. \`npm run bench -- ready\` takes
one group anew, \`npm run bench -- scale\` those of the picture at the end.
`;

/** Prints a group's figures, and keeps them for the page of all figures. */
export function report(
  group: Group,
  { figures, stolen }: { figures: Figure[]; stolen: number },
): void {
  for (const { name, value, floor, target, isMet } of figures) {
    const against = floor === undefined ? '' : `floor ${floor}`;
    const verdict = target === undefined ? '' : `${isMet ? 'is' : 'IS NOT'} ${target}`;
    process.stdout.write(
      `${name.padEnd(52)} ${value.padStart(12)}  ${against.padEnd(16)} ${verdict}`.trimEnd() + '\n',
    );
  }
  const disturbed = disturbance(stolen);
  if (disturbed !== '') process.stdout.write(`${disturbed.trim()}\n`);
  const day = new Date().toISOString().slice(0, 10);
  const taken: Taken = { title: group.title, method: group.method, day, stolen, figures };
  fs.mkdirSync(KEPT, { recursive: true });
  fs.writeFileSync(path.join(KEPT, `${group.name}.json`), `${JSON.stringify(taken, null, 2)}\n`);
}

/** Writes docs/performance.md and its picture from the newest figures of every group. */
export function writePage(groups: readonly Group[]): void {
  const taken = groups.flatMap(({ name }): Taken[] => {
    const file = path.join(KEPT, `${name}.json`);
    return fs.existsSync(file) ? [JSON.parse(fs.readFileSync(file, 'utf8'))] : [];
  });
  const page = [HEAD.replace('MACHINE', machine()), ...taken.map(section), PICTURE];
  fs.writeFileSync(PAGE, page.join('\n'));
  fs.writeFileSync(DRAWING, drawnScale(taken.flatMap(({ figures }) => figures)));
}

const PICTURE = `## How cost grows

![Milliseconds by the size of the plan, and by the people at once](performance.svg)
`;

/** A host that gives the processor to others makes every time longer, and ours more than a small floor. */
function disturbance(stolen: number): string {
  return stolen < 0.02
    ? ''
    : ` Other guests of the host had ${Math.round(stolen * 100)} % of the processor meanwhile.`;
}

function section({ title, method, day, stolen = 0, figures }: Taken): string {
  const rows = figures.map(({ name, value, floor = '', target = '', isMet }) => {
    const verdict = target === '' ? '' : isMet ? 'yes' : '**no**';
    return `| ${name} | ${value} | ${floor} | ${target} | ${verdict} |`;
  });
  return [
    `## ${title}`,
    '',
    method,
    '',
    `Taken on ${day}.${disturbance(stolen)}`,
    '',
    ...TABLE_HEAD,
    ...rows,
    '',
  ].join('\n');
}

const TABLE_HEAD = [
  '| Figure | Ours | Floor | Target | Met |',
  '| --- | ---: | ---: | --- | --- |',
];

function machine(): string {
  const [cpu] = os.cpus();
  const memory = (os.totalmem() / 1024 ** 3).toFixed(0);
  return `${os.cpus().length} cores (${cpu?.model.trim()}), ${memory} GB, ${os.type()}, Node ${process.versions.node}`;
}

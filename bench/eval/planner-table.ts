import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  SEEN_DUMPS,
  SEEN_LATELY,
  UNSEEN_DUMPS,
  type TestDump,
} from '#domain/planner/dumps/test-dump.ts';
import {
  addToScore,
  emptyScore,
  type Score,
  type Share,
} from '#domain/planner/dumps/test-score.ts';
import { type PlanDraft } from '#domain/planner/plan-draft.ts';
import { percentile } from '../figure.ts';
import { type MeasuredPlanner, measuredPlanners } from './planners.ts';

const TODAY = '2026-11-21';
const HEADINGS = [
  'dumps',
  'kept',
  'isolated',
  'invented',
  'padding',
  'sizes',
  'verb 1st',
  'order',
  'wrong',
  'ms p50',
  'ms max',
];

function write(line: string): void {
  process.stdout.write(`${line}\n`);
}

function percent({ good, of }: Share): string {
  return of === 0 ? '-' : `${((good / of) * 100).toFixed(good === of ? 0 : 1)} %`;
}

function row(name: string, cells: readonly string[]): string {
  return `${name.padEnd(18)}${cells.map((cell) => cell.padStart(10)).join('')}`;
}

function cellsOf(score: Score): string[] {
  return [
    String(score.dumps),
    percent(score.kept),
    percent(score.isolated),
    String(score.invented.good),
    percent(score.padding),
    percent(score.granularity),
    percent(score.verbFirst),
    percent(score.order),
    String(score.forbidden.length),
    percentile(score.milliseconds, 0.5).toFixed(1),
    Math.max(...score.milliseconds).toFixed(1),
  ];
}

type Scored = { readonly families: ReadonlyMap<string, Score>; readonly all: Score };

async function scored(planner: MeasuredPlanner, dumps: readonly TestDump[]): Promise<Scored> {
  const families = new Map<string, Score>();
  const all = emptyScore();
  for (const dump of dumps) {
    const start = performance.now();
    const plan = await planner.plan({ text: dump.text, today: TODAY });
    const milliseconds = performance.now() - start;
    const family = families.get(dump.family) ?? emptyScore();
    families.set(dump.family, family);
    for (const score of [family, all]) addToScore(score, { dump, plan, milliseconds });
  }
  return { families, all };
}

function writeTable(title: string, { families, all }: Scored): void {
  write(`\n${title}`);
  write(row('', HEADINGS));
  for (const [family, score] of families) write(row(family, cellsOf(score)));
  write(row('all', cellsOf(all)));
}

function writeDetails({ all }: Scored): void {
  for (const kind of ['lost', 'joined', 'late', 'forbidden', 'strange'] as const)
    for (const line of all[kind]) write(`  ${kind.padEnd(10)} ${line}`);
}

function writePlan(name: string, plan: PlanDraft): void {
  write(`\n=== ${name}`);
  for (const mountain of plan.mountains) {
    write(`▲ ${mountain.title}  — ${mountain.description}`);
    for (const boulder of mountain.boulders) {
      write(`  ● ${boulder.title}`);
      for (const rock of boulder.rocks) {
        write(`    ○ ${rock.title}`);
        for (const { title, description, estimatedMinutes } of rock.pebbles)
          write(`      · ${title} (${estimatedMinutes})  — ${description}`);
      }
    }
  }
}

const { values } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
    'seen-only': { type: 'boolean', default: false },
  },
});

// What the rules miss may be read of the seen dumps alone, or the others measure nothing any more.
for (const planner of measuredPlanners()) {
  const seen = await scored(planner, SEEN_DUMPS);
  writeTable(`${planner.name}: seen while the rules were written`, seen);
  if (values.details) writeDetails(seen);
  writeTable(`${planner.name}: every second one seen`, await scored(planner, SEEN_LATELY));
  if (!values['seen-only'] && UNSEEN_DUMPS.length > 0)
    writeTable(`${planner.name}: unseen`, await scored(planner, UNSEEN_DUMPS));
  if (!values.plans) continue;
  for (const dump of SEEN_DUMPS)
    writePlan(dump.name, await planner.plan({ text: dump.text, today: TODAY }));
}

import type { Figure } from './figure.ts';

/** What one of the two pictures shows: milliseconds over something that grows, both by powers of ten. */
type Chart = { title: string; of: 'pebbles' | 'people'; x: number };

const CHARTS: readonly Chart[] = [
  { title: 'Pebbles in the plan', of: 'pebbles', x: 70 },
  { title: 'People at once', of: 'people', x: 590 },
];

const WIDTH = 340;
const HEIGHT = 260;
const TOP = 40;
const COLOURS = ['#a5532a', '#2f6b57', '#5b4a8a', '#96700d', '#2f5f8f', '#8a3a55', '#4c4c4c'];
/** One frame of a screen: what a tap may take. */
const FRAME_MS = 16;

/** How cost grows, drawn from every figure that says at which size it was taken. */
export function drawnScale(figures: readonly Figure[]): string {
  const charts = CHARTS.map((chart) => drawn(chart, figures));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1040 520" font-family="sans-serif" font-size="12">
<rect width="1040" height="520" fill="#fffdf8"/>
${charts.join('\n')}
</svg>
`;
}

type Point = { line: string; at: number; ms: number };

function drawn({ title, of, x }: Chart, figures: readonly Figure[]): string {
  const points = figures.flatMap(({ scale }) => (scale?.of === of ? [scale] : []));
  if (points.length === 0) return '';
  const lines = Map.groupBy(points, ({ line }) => line);
  const ats = axis(points.map(({ at }) => at));
  const times = axis([...points.map(({ ms }) => ms), FRAME_MS]);
  const place = ({ at, ms }: Pick<Point, 'at' | 'ms'>): [number, number] => [
    x + WIDTH * share(at, ats),
    TOP + HEIGHT * (1 - share(ms, times)),
  ];
  const [, frame] = place({ at: ats.low, ms: FRAME_MS });
  return [
    `<text x="${x}" y="${TOP - 16}" font-size="15" font-weight="bold">${title}</text>`,
    `<path d="M${x} ${TOP}V${TOP + HEIGHT}H${x + WIDTH}" fill="none" stroke="#8d8578"/>`,
    `<path d="M${x} ${round(frame)}h${WIDTH}" stroke="#c9bfae" stroke-dasharray="4 4"/>`,
    `<text x="${x + WIDTH + 4}" y="${round(frame + 4)}" fill="#6d6558">a frame</text>`,
    ...powers(times).map((ms) => {
      const [, y] = place({ at: ats.low, ms });
      return `<text x="${x - 6}" y="${round(y + 4)}" text-anchor="end">${ms} ms</text>`;
    }),
    ...[...new Set(points.map(({ at }) => at))].map((at) => {
      const [left] = place({ at, ms: times.low });
      return `<text x="${round(left)}" y="${TOP + HEIGHT + 18}" text-anchor="middle">${at}</text>`;
    }),
    ...[...lines].map(([line, on], number) => lineOf({ line, number, x }, on.map(place))),
  ].join('\n');
}

function lineOf(
  { line, number, x }: { line: string; number: number; x: number },
  places: readonly [number, number][],
): string {
  const colour = COLOURS[number % COLOURS.length];
  const path = places.map(([left, top]) => `${round(left)},${round(top)}`).join(' ');
  const legend = TOP + HEIGHT + 46 + number * 20;
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>`,
    ...places.map(
      ([left, top]) => `<circle cx="${round(left)}" cy="${round(top)}" r="3" fill="${colour}"/>`,
    ),
    `<rect x="${x}" y="${legend - 9}" width="14" height="4" fill="${colour}"/>`,
    `<text x="${x + 22}" y="${legend - 3}">${line}</text>`,
  ].join('\n');
}

type Axis = { low: number; high: number };

function axis(values: readonly number[]): Axis {
  return {
    low: 10 ** Math.floor(Math.log10(Math.min(...values))),
    high: 10 ** Math.ceil(Math.log10(Math.max(...values))),
  };
}

function share(value: number, { low, high }: Axis): number {
  return low === high ? 0 : Math.log10(value / low) / Math.log10(high / low);
}

function powers({ low, high }: Axis): number[] {
  const count = Math.round(Math.log10(high / low)) + 1;
  return Array.from({ length: count }, (_, power) => Number((low * 10 ** power).toPrecision(1)));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import fs from 'node:fs';

export type ProcessorTicks = { readonly all: number; readonly stolen: number };

const STOLEN = 7;

/** What Linux has counted of all processors since the start: all time, and what the host gave to other guests. */
export function processorTicks(): ProcessorTicks {
  const file = '/proc/stat';
  const line = fs.existsSync(file) ? (fs.readFileSync(file, 'utf8').split('\n')[0] ?? '') : '';
  const ticks = line.trim().split(/\s+/).slice(1).map(Number);
  // Behind it stands the time of guests of our own, which is counted before as well.
  const all = ticks.slice(0, STOLEN + 1).reduce((sum, each) => sum + each, 0);
  return { all, stolen: ticks[STOLEN] ?? 0 };
}

/** The share of the processors' time that other guests of the host had since then, from 0 to 1. */
export function stolenSince(before: ProcessorTicks): number {
  const now = processorTicks();
  const all = now.all - before.all;
  return all > 0 ? (now.stolen - before.stolen) / all : 0;
}

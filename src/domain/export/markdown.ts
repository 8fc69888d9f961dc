import { utcDay } from '../calendar/day.ts';
import type { Mountain, Pebble } from '../plan/plan.ts';
import type { KeptBrainDump } from '../operations/operation.ts';
import type { AccountExport } from './account-export.ts';

/** An export to read and to keep: the plan as lists with boxes, what was moved, every brain dump. */
export function exportAsMarkdown(exported: AccountExport): string {
  const { username, level, xp, xpToNext, streak, exportedAt } = exported;
  const parts = [
    `# The mountains of ${escaped(username ?? 'somebody')}`,
    `Level ${level}, ${xp}/${xpToNext} XP, day streak ${streak}. Exported on ${utcDay(exportedAt)}.`,
    ...exported.mountainsData.map(mountainText),
    ...completionsText(exported),
    ...dumpsText(exported.brainDumps),
  ];
  return `${parts.join('\n\n')}\n`;
}

function mountainText(mountain: Mountain): string {
  const parts = [`## ${escaped(mountain.title)}`];
  if (mountain.description !== '') parts.push(escaped(mountain.description));
  for (const boulder of mountain.boulders) {
    parts.push(`### ${escaped(boulder.title)}`);
    for (const rock of boulder.rocks) {
      parts.push(`#### ${escaped(rock.title)}`);
      if (rock.pebbles.length > 0) parts.push(rock.pebbles.map(pebbleText).join('\n'));
    }
  }
  return parts.join('\n\n');
}

function pebbleText(pebble: Pebble): string {
  const isMoved = pebble.status === 'moved';
  const minutes = isMoved
    ? `${pebble.actualMinutes} min, done on ${pebble.completedDay}`
    : `${pebble.estimatedMinutes} min`;
  const first = `- [${isMoved ? 'x' : ' '}] ${escaped(pebble.title)} (${minutes})`;
  return pebble.description === '' ? first : `${first}\n  ${escaped(pebble.description)}`;
}

function completionsText({ completions }: AccountExport): string[] {
  if (completions.length === 0) return [];
  const rows = completions.map(
    ({ day, title, mountainTitle, actualMinutes, xp }) =>
      `- ${day}: ${escaped(title)} (${escaped(mountainTitle)}), ${actualMinutes} min, ${xp} XP`,
  );
  return ['## Pebbles moved', rows.join('\n')];
}

function dumpsText(dumps: readonly KeptBrainDump[]): string[] {
  if (dumps.length === 0) return [];
  const texts = dumps.map(({ createdAt, text }) => {
    const quoted = text.split(/\r\n|\r|\n/).map((line) => `> ${escaped(line)}`.trimEnd());
    return `### ${utcDay(createdAt)}\n\n${quoted.join('\n')}`;
  });
  return ['## Brain dumps', ...texts];
}

/** One line, on which nothing that a person typed is taken for Markdown or HTML. */
function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+])/, '\\$1');
}

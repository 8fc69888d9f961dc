import { type Mountain, type Pebble } from '../../plan/plan.ts';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { pebblesOf, rocksOf } from '../../plan/walk.ts';
import { reviseByText, type RevisedByText } from './revise-by-text.ts';

function pebble(id: string, title: string, estimatedMinutes = 20): Pebble {
  return waitingPebble({ id, title, description: `About ${title}.`, estimatedMinutes });
}

export const MOVED: Pebble = {
  ...pebble('p-intro', 'Write the intro page'),
  status: 'moved',
  completedAt: '2026-11-20T10:00:00.000Z',
  actualMinutes: 12,
  timeTracked: true,
  completedDay: '2026-11-20',
};

export const ZINE: Mountain = {
  id: 'm',
  title: 'The zine',
  description: 'Sixteen pages by Christmas.',
  priority: 1,
  progress: 0,
  boulders: [
    {
      id: 'b1',
      title: 'Make the pages',
      priority: 1,
      completed: false,
      rocks: [
        {
          id: 'r1',
          title: 'Layout',
          completed: false,
          pebbles: [
            MOVED,
            pebble('p-layout', 'Finish the layout pages 6 to 12', 30),
            pebble('p-photos', 'Place the harbour photos'),
            pebble('p-proof', 'Proofread everything aloud', 15),
          ],
        },
        {
          id: 'r2',
          title: 'Cover',
          completed: false,
          pebbles: [
            pebble('p-sketch', 'Sketch three covers'),
            pebble('p-choose', 'Choose one sketch'),
            pebble('p-ink', 'Ink the cover', 25),
          ],
        },
      ],
    },
    {
      id: 'b2',
      title: 'Get it printed',
      priority: 2,
      completed: false,
      rocks: [
        {
          id: 'r3',
          title: 'Printer',
          completed: false,
          pebbles: [
            pebble('p-priya', 'Ask Priya about paper and price', 15),
            pebble('p-send', 'Send the files to the printer'),
            pebble('p-stamps', 'Buy stamps', 15),
          ],
        },
      ],
    },
  ],
};

export function revise(changeText: string, mountain: Mountain = ZINE): RevisedByText {
  let count = 0;
  return reviseByText({
    mountain,
    changeText,
    today: '2026-11-21',
    newId: (prefix) => `${prefix}-new-${++count}`,
  });
}

/** `rock: pebble, pebble` for each rock. */
export function shape(mountain: Mountain): string[] {
  return rocksOf(mountain).map(
    (rock) => `${rock.title}: ${rock.pebbles.map(({ title }) => title).join(' | ')}`,
  );
}

export function pebbleNamed(mountain: Mountain, id: string): Pebble | undefined {
  return pebblesOf(mountain).find((own) => own.id === id);
}

export const BEFORE = shape(ZINE);

/** The titles that a change takes away and those that it brings, or why it does nothing. */
export function effectOf(changeText: string): string {
  const revised = revise(changeText);
  if (!revised.understood) return revised.reason;
  const titles = (lines: readonly string[]): string[] =>
    lines.flatMap((line) => line.split(/: | \| /u));
  const [before, after] = [titles(BEFORE), titles(shape(revised.mountain))];
  const gone = before.filter((title) => !after.includes(title)).map((title) => `-${title}`);
  const come = after.filter((title) => !before.includes(title)).map((title) => `+${title}`);
  const moved = gone.length + come.length > 0 ? [] : [after.join(' | ')];
  return [...gone, ...come, ...moved].join(' ');
}

import type { Change } from '#domain/operations/operation.ts';
import { startRealServer } from '../tests/setup/real-server.ts';
import { milliseconds, percentile, type Figure } from './figure.ts';
import { mountainOf, signedUp } from './person.ts';

const BATCH = 50;
const BATCHES = 20;
const SINGLES = 100;

/** Operations that one person's device gets acknowledged, each in a durable transaction of its own. */
export async function operationsPerSecond(): Promise<Figure[]> {
  const server = await startRealServer({ LOG_LEVEL: 'warn' });
  try {
    const person = await signedUp(server.url);
    const mountain = mountainOf(60);
    await person.push([{ kind: 'mountains.add', mountains: [mountain] }]);
    const ids = mountain.boulders.flatMap(({ rocks }) =>
      rocks.flatMap(({ pebbles }) => pebbles.map(({ id }) => id)),
    );
    let made = 0;
    const next = (): Change => toggle({ ids, made: made++ });

    const start = performance.now();
    for (let batch = 0; batch < BATCHES; batch++)
      await person.push(Array.from({ length: BATCH }, next));
    const seconds = (performance.now() - start) / 1000;

    const singles: number[] = [];
    while (singles.length < SINGLES) {
      const sent = performance.now();
      await person.push([next()]);
      singles.push(performance.now() - sent);
    }
    return [
      {
        name: 'Operations per second, in batches',
        value: ((BATCH * BATCHES) / seconds).toFixed(0),
      },
      {
        name: 'One operation, sent to kept, median',
        value: milliseconds(percentile(singles, 0.5)),
      },
      { name: 'One operation, 95th of 100', value: milliseconds(percentile(singles, 0.95)) },
    ];
  } finally {
    await server.stop();
  }
}

/** Moves every pebble in turn, and puts every one back in the next round. */
function toggle({ ids, made }: { ids: readonly string[]; made: number }): Change {
  const pebbleId = ids[made % ids.length] ?? '';
  const isMoving = Math.floor(made / ids.length) % 2 === 0;
  return isMoving
    ? { kind: 'pebble.setStatus', pebbleId, status: 'moved', trackedMinutes: 12 }
    : { kind: 'pebble.setStatus', pebbleId, status: 'in-the-way' };
}

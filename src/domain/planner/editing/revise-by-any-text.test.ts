import {
  array,
  assert as assertProperty,
  constantFrom,
  oneof,
  property,
  string as anyString,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workMs } from '../../../../tests/setup/work-time.ts';

import { nodeIds } from '../../plan/identity.ts';
import { MOVED, pebbleNamed, revise, shape, ZINE } from './test-zine.ts';

describe('any text', () => {
  const verbs =
    'add remove rename move split merge swap make give put to and then before after first last smaller in two'.split(
      ' ',
    );
  const words = constantFrom(
    ...verbs,
    ...shape(ZINE).flatMap((line) => line.split(/[\s|:]+/u)),
    '15 minutes',
    '\n',
    ',',
    '“',
  );
  const anyText = oneof(
    anyString({ unit: 'binary', maxLength: 200 }),
    array(words, { maxLength: 14 }).map((list) => list.join(' ')),
  );

  it('loses no pebble that it does not name, and nothing that is done', () => {
    assertProperty(
      property(anyText, (text) => {
        const revised = revise(text);
        if (!revised.understood) return;
        const left = new Set(nodeIds([revised.mountain]).pebble);
        expect(pebbleNamed(revised.mountain, 'p-intro')).toEqual(MOVED);
        const lower = text.toLowerCase();
        for (const boulder of ZINE.boulders)
          for (const rock of boulder.rocks)
            for (const { id, title } of rock.pebbles) {
              if (left.has(id)) continue;
              const names = `${title} ${rock.title} ${boulder.title}`.toLowerCase();
              const isNamed = names.split(' ').some((word) => lower.includes(word.slice(0, 4)));
              expect(isNamed || /last|first/u.test(lower), `${text} lost ${title}`).toBe(true);
              expect(lower).toMatch(
                /remove|merge|delete|drop|scrap|skip|cut|forget|combine|no more|take|lose|leave|throw/u,
              );
            }
      }),
      { numRuns: 1500 },
    );
  });

  it('keeps every limit and every id single', () => {
    assertProperty(
      property(anyText, (text) => {
        const revised = revise(text);
        if (!revised.understood) return;
        const ids = nodeIds([revised.mountain]);
        for (const list of Object.values(ids)) expect(new Set(list).size).toBe(list.length);
        for (const boulder of revised.mountain.boulders) {
          expect(boulder.rocks.length).toBeGreaterThan(0);
          for (const rock of boulder.rocks) {
            expect(rock.pebbles.length).toBeGreaterThan(0);
            expect(rock.pebbles.length).toBeLessThanOrEqual(8);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is quick on hostile texts', () => {
    const texts = [
      'to '.repeat(600),
      'rename a to '.repeat(150),
      'merge and '.repeat(190),
      '"'.repeat(2000),
      'add " '.repeat(300),
    ];
    expect(workMs(() => texts.map((text) => revise(text)))).toBeLessThan(2000);
  });
});

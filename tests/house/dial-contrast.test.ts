import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const TOKENS = path.join(import.meta.dirname, '../../src/web/ui/tokens.css');
const css = fs.readFileSync(TOKENS, 'utf8');

/** What a colour is in the light and in the dark, for each theme in the order of the file. */
const shadesOf = (name: string): string[] =>
  [...css.matchAll(new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`, 'g'))].flatMap(
    ([, light = '', dark = '']) => [light, dark],
  );

/** As WCAG 2 has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['moss', 'warm'])('the words on the dial in %s can be read in every theme', (name) => {
  const grounds = shadesOf('stone-lit');
  const words = shadesOf(name);
  expect(words).toHaveLength(grounds.length);
  expect(grounds).toHaveLength(4);
  for (const [place, ground] of grounds.entries())
    expect(contrast(words[place] ?? '', ground), ground).toBeGreaterThanOrEqual(4.5);
});

test('the ring of a dial that has not begun is told from what it surrounds', () => {
  const rings = shadesOf('stone');
  expect(rings).toHaveLength(4);
  for (const [place, ground] of shadesOf('stone-lit').entries())
    expect(contrast(rings[place] ?? '', ground), ground).toBeGreaterThan(1.12);
});

import { describe, expect, it } from 'vitest';

import { needsKindness } from './needs-kindness.ts';

describe('words of despair', () => {
  it.each([
    "I can't go on like this",
    'I don’t want to be here anymore',
    'everyone would be better off without me',
    "sometimes I think it'd be easier if I wasn't here",
    'I WANT TO DIE',
    'quiero morir',
    'ich will sterben',
    'I can not do this any more. I feel worthless. The rent is due on Friday.',
    'ich kann nicht mehr, die Steuer',
    'no puedo más con la casa',
  ])('are met with kindness: %s', (text) => {
    expect(needsKindness(text)).toBe(true);
  });

  it.each([
    'I am hopeless at filing',
    'buy self raising flour',
    'the deadline is killing me',
    'what is the point of this meeting?',
    "I'm so tired. call mum",
    '',
  ])('are not heard in a sigh: %s', (text) => {
    expect(needsKindness(text)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { needsKindness } from '../../needs-kindness.ts';
import { saysUnwell } from './unwell.ts';

describe('a day on which somebody is ill', () => {
  it.each([
    "I'm sick and still have to pack",
    'feeling poorly. ring mum',
    'call the school\nsick today',
    "I've got the flu, cancel the dentist",
    'in bed with a temperature',
    'called in sick, reply to Jo',
    'off sick',
    'I feel really ill',
    'fever since monday',
    'I am so unwell',
    'sick day. soup, sleep',
    "i've been off sick all week",
  ])('is gentle: %s', (text) => {
    expect(saysUnwell(text)).toBe(true);
  });

  it.each([
    'i feel sick thinking of it',
    'I still feel sick when my phone rings',
    'so far behind that i feel sick every time someone says hi',
    'I feel sick just saying that',
    'the nursery said he has a temperature',
    'She has a cough but no fever',
    'ask the chemist about hay fever tablets',
    'Part of me wants to say I am sick',
    'Paul is sick again, ask Kim to cover',
    'my son is ill in bed',
    'book flu jab',
    'a talk about my sick days',
  ])('is none: %s', (text) => {
    expect(saysUnwell(text)).toBe(false);
  });
});

describe('words that only sound like despair', () => {
  it.each([
    'I go down with the price and hate myself. Print new labels.',
    "I don't like being a burden on people so find out about the bus",
  ])('call for no help: %s', (text) => {
    expect(needsKindness(text)).toBe(false);
  });

  it.each([
    'I hate myself',
    'I am just a burden to everyone',
    'everything hurts and I hate myself',
  ])('and others do: %s', (text) => {
    expect(needsKindness(text)).toBe(true);
  });
});

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
    'I keep thinking my kids would be fine without me',
    "honestly I'd be happier if I just didn't wake up tomorrow",
    'I feel like such a burden to everyone',
    'I just want it all to stop',
    "I'm done. I can't see a way out\nrent is due friday",
    "I've started looking up how many pills",
    "I've written the letters to my kids",
    'some days I could just not exist',
    "I can't stop crying, haven't eaten in four days",
    "life isn't worth living",
    'je ne veux plus vivre',
    'ich habe keine Kraft mehr zu leben',
    'todos estarían mejor sin mí',
    'não vejo saída',
  ])('are met with kindness: %s', (text) => {
    expect(needsKindness(text)).toBe(true);
  });

  it.each([
    'I am hopeless at filing',
    'buy self raising flour',
    'the deadline is killing me',
    'buy suicide squad tickets for Leo',
    'write the suicide prevention training slides',
    'the plants want to die, water them',
    'end it all with the phone company: cancel the contract',
    'I hate my life admin folder, sort it',
    'no point in living room curtains this small',
    'if I disappeared for a weekend nobody would feed the cat',
    'I want to disappear into a spa for a day',
    'ya no puedo más con el calor, comprar ventilador',
    'não aguento mais essa reforma, ligar ao pedreiro',
    'Nó, gente, não aguento mais esse trem não. 180 redações pra corrigir',
    'my back is killing me, call the physio',
    "I'd kill for a coffee",
    'stop the pills for the dog on Friday',
    'burden of proof essay',
    'is this the way out of the car park? ask Jo',
    'what is the point of this meeting?',
    "I'm so tired. call mum",
    '',
  ])('are not heard in a sigh: %s', (text) => {
    expect(needsKindness(text)).toBe(false);
  });
});

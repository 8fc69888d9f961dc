import { describe, expect, it } from 'vitest';
import { waitingPebble } from '../../plan/new-pebble.ts';
import { type Mountain } from '../../plan/plan.ts';
import { effectOf, pebbleNamed, revise, shape, ZINE } from './test-zine.ts';

const NO_STAMPS = '-Buy stamps';

describe('a change as it is said aloud', () => {
  it.each([
    ['take out the stamps, my sister wants to buy some', NO_STAMPS],
    ['drop the stamps, the post office came by and left some', NO_STAMPS],
    ['the stamps arent due until 2028 so kick that out', NO_STAMPS],
    ['I would be very grateful if you could possibly remove the stamps. Many thanks!', NO_STAMPS],
    ['rm stamps', NO_STAMPS],
    ["i'm not buying the stamps any more", NO_STAMPS],
    ['the stamps arrived yesterday so you can cross that off', NO_STAMPS],
    ["nah don't touch the photos, just lose the stamps", NO_STAMPS],
    ['everything after the files can go', NO_STAMPS],
    ['remove the fourth and the last', '-Proofread everything aloud -Buy stamps'],
    [
      'remove choose one sketch, ink the cover and buy stamps',
      '-Choose one sketch -Ink the cover -Buy stamps',
    ],
    ['not stamps but envelopes', `${NO_STAMPS} +Buy envelopes`],
    ["it's envelopes now instead of stamps", `${NO_STAMPS} +Buy envelopes`],
    ["don't do the stamps, do the envelopes instead", `${NO_STAMPS} +Do the envelopes`],
    ['turn the stamps into envelopes', `${NO_STAMPS} +Buy envelopes`],
    ["it's four covers not three", '-Sketch three covers +Sketch four covers'],
    ["change 'buy' to 'borrow' for the stamps", `${NO_STAMPS} +Borrow stamps`],
    [
      "replace 'the harbour photos' with 'Marekʼs pictures'",
      '-Place the harbour photos +Place Marekʼs pictures',
    ],
    [
      "Priya can't do prices, ask Marek",
      '-Ask Priya about paper and price +Ask Marek about paper and price',
    ],
    ['buy stamps should be borrow stamps', `${NO_STAMPS} +Borrow stamps`],
    ['the stamps one should just say borrow some stamps', `${NO_STAMPS} +Borrow some stamps`],
    ['I also promised to scan the sketches', '+Scan the sketches'],
    ['also, buy tape. and string.', '+Buy tape +Get string'],
    ['please add a short walk between choosing and inking', '+Take a short walk'],
    ['inking takes two sessions', '-Ink the cover +Ink the cover (part 1) +Ink the cover (part 2)'],
    [
      'the choosing and the inking are the same thing, make that one',
      '-Choose one sketch -Ink the cover +Choose one sketch and ink the cover',
    ],
    [
      'this is no step so get rid of the stamps, and scan the sketches first',
      `${NO_STAMPS} +Scan the sketches`,
    ],
    ["don't forget milk and don't remove the stamps", '+Buy milk'],
    ['dont forget milk and don’t remove the photos', '+Buy milk'],
    ['remove the stamps, but never touch the cover', NO_STAMPS],
    ['keep the photos, drop the stamps', NO_STAMPS],
    ['leave the photos as they are. remove the stamps', NO_STAMPS],
    ['no stamps and no photos', '-Place the harbour photos -Buy stamps'],
    ['i already bought the stamps so scrap that', NO_STAMPS],
    ['forget the cover stuff', '-Cover -Sketch three covers -Choose one sketch -Ink the cover'],
    ['the sketch stuff can go', '-Sketch three covers -Choose one sketch'],
  ])('is made: %s', (said, effect) => {
    expect(effectOf(said)).toBe(effect);
  });

  it.each([
    ['put the stamps first, everything else depends on it', 'move buy stamps first'],
    ['um so the uh the stamps can we like do that first', 'move buy stamps first'],
    ['stamps first thing', 'move buy stamps first'],
    ['make the stamps the second thing i do', 'put the stamps second'],
    ['move the stamps between sketching and choosing', 'move the stamps before choose one sketch'],
    [
      'add 5 mins to inking, take 5 off the photos',
      'give inking 30 minutes. give the harbour photos 15 minutes',
    ],
    ['first thing: stamps', 'move buy stamps first'],
    ['can we do the stamps first and then the cover', 'move buy stamps first. move cover after it'],
    ['put the harbour photos second to last', 'move place the harbour photos before buy stamps'],
    ['swap the cover and the layout rocks', 'swap the rock Cover and the rock Layout'],
    ['the harbour photos need more like half an hour', 'give the harbour photos 30 minutes'],
    ['harbour photos: 30', 'give the harbour photos 30 minutes'],
    ['make inking less of a mountain', 'make ink the cover smaller'],
    [
      'proofreading 30 min, inking 15, rest is fine',
      'give proofreading 30 minutes. give inking 15 minutes',
    ],
    ['the stamps go first and it takes 20', 'move the stamps first. give the stamps 20 minutes'],
    [
      "add scan the sketches to the top of the list, and while you're there make inking 15 minutes",
      'add scan the sketches at the start. give inking 15 minutes',
    ],
    ['need to order the steps: stamps, photos', 'order: stamps, photos'],
    ['the stamps first, the photos second', 'order: stamps, photos'],
    ['put the photos first and the stamps second', 'order: photos, stamps'],
    ['stamps first, photos second and inking third', 'order: stamps, photos, inking'],
    ["i'd say the stamps first", 'move the stamps first'],
  ])('is the same as its plain words: %s', (said, plain) => {
    expect(revise(plain).understood).toBe(true);
    expect(revise(said)).toEqual(revise(plain));
  });

  it.each([
    ['rename everything to banana', 'One name for all of them'],
    ['put everything about the photos in its own rock', 'called “everything about the photos”'],
    ['ive already inked the cover', 'tick off “Ink the cover”'],
    ['deshaz eso', 'cannot be taken back'],
    ['warum so viele', 'Questions are not answered'],
    ['no quites nada', 'everything stays as it is'],
    ['also the stamps', 'in the plan already'],
    ['plus simple pour les vêtements', 'was not understood'],
    ['drop the photos. and the piano', 'was not understood'],
    ['the stamps first, the piano second', 'Nothing on this mountain is called “the piano”'],
    ["don't remove the photos", 'what nobody asks for stays'],
    ["don't remove the photos and delete the stamps", 'what nobody asks for stays'],
    ["remove the cover rock and don't remove the inking", 'cannot both stay and go'],
    ['leave the inking. remove the cover rock', 'cannot both stay and go'],
    ["don't touch the inking, just lose the cover rock", 'It stays as it is'],
    ["remove the stamps and don't remove the piano", 'what nobody asks for stays'],
    ['i bought the ink so scrap that', 'No step is to get “the ink”'],
    ['we bought ink, remove it', 'was not understood'],
    ['i bought the ink', 'was not understood'],
  ])('is refused with its reason: %s', (said, reason) => {
    expect(effectOf(said)).toContain(reason);
  });

  it('means a step by a slip of the finger only where no title has the word', () => {
    const [boulder] = ZINE.boulders;
    const named = ['Pay the stall fee', 'Sort the small things'];
    const pebbles = named.map((title, at) =>
      waitingPebble({ id: `p-${at}`, title, description: '', estimatedMinutes: 15 }),
    );
    const rock = { id: 'r', title: 'Market', completed: false, pebbles };
    const boulders = boulder === undefined ? [] : [{ ...boulder, rocks: [rock] }];
    const revised = revise('remove the stall', { ...ZINE, boulders });
    expect(revised.understood && shape(revised.mountain)).toEqual([
      'Market: Sort the small things',
    ]);
  });

  it('finds the one step that says so in its description', () => {
    const described = ZINE.boulders.map((own) => ({
      ...own,
      rocks: own.rocks.map((rock) => ({
        ...rock,
        pebbles: rock.pebbles.map((pebble) =>
          pebble.id === 'p-ink' ? { ...pebble, description: 'The hem is too long' } : pebble,
        ),
      })),
    }));
    const revised = revise('make that one about the hem shorter', { ...ZINE, boulders: described });
    expect(revised.understood && pebbleNamed(revised.mountain, 'p-ink')?.estimatedMinutes).toBe(20);
  });
});

const STEPS_ABROAD = [
  'Encargar la tarta',
  'Llamar a la tía Carmen',
  'Pedir las flores',
  'Nettoyer le four',
  'Trier les vêtements',
  'Fenster putzen',
  'Winterreifen wechseln',
  'Comprar os bilhetes de comboio',
];

describe('a change as it is said in other languages', () => {
  const pebbles = STEPS_ABROAD.map((title, at) =>
    waitingPebble({ id: `p-${at}`, title, description: '', estimatedMinutes: 20 }),
  );
  const [boulder] = ZINE.boulders;
  const rock = { id: 'r', title: 'Alles', completed: false, pebbles };
  const abroad: Mountain = {
    ...ZINE,
    boulders: boulder === undefined ? [] : [{ ...boulder, rocks: [rock] }],
  };

  it.each([
    ['quita lo de la tarta, ya la encargó mi hermana', 'remove "Encargar la tarta"'],
    ['la tarta la encarga mi prima, quítala', 'remove "Encargar la tarta"'],
    ['borra el primero', 'remove "Encargar la tarta"'],
    ['supprime le dernier', 'remove "Comprar os bilhetes de comboio"'],
    ['media hora para la tarta', 'give "Encargar la tarta" 30 minutes'],
    ['es la tía Rosa, no Carmen', 'rename "Llamar a la tía Carmen" to "Llamar a la tía Rosa"'],
    ['cambia las flores por globos', 'rename "Pedir las flores" to "Pedir globos"'],
    ['¿puedes mover las flores al principio?', 'move "Pedir las flores" first'],
    ["trier les vêtements c'est trop, coupe en deux", 'split "Trier les vêtements" in two'],
    ['enlève le four, mon frère le fait', 'remove "Nettoyer le four"'],
    ['pas besoin de trier les vêtements', 'remove "Trier les vêtements"'],
    ['échange le four et les vêtements', 'swap "Nettoyer le four" and "Trier les vêtements"'],
    ['die Fenster kannst du streichen, das macht meine Schwester', 'remove "Fenster putzen"'],
    [
      'nimm die Fenster raus und setz die Winterreifen an den Anfang',
      'remove "Fenster putzen". move "Winterreifen wechseln" first',
    ],
    ['die Winterreifen brauch ich nicht mehr', 'remove "Winterreifen wechseln"'],
    ['Fenster putzen dauert 30 Minuten', 'give "Fenster putzen" 30 minutes'],
    [
      'kannst du bitte Fenster putzen löschen und Reifen bestellen hinzufügen',
      'remove "Fenster putzen". füge Reifen bestellen hinzu',
    ],
    ['schieb die Winterreifen ganz nach oben', 'move "Winterreifen wechseln" first'],
    ['las flores van antes de la tarta', 'move "Pedir las flores" before "Encargar la tarta"'],
    ['donne 30 minutes aux vêtements', 'give "Trier les vêtements" 30 minutes'],
    ['não vou comprar os bilhetes, vou de carro', 'remove "Comprar os bilhetes de comboio"'],
    ['keine Winterreifen mehr', 'remove "Winterreifen wechseln"'],
    ['Winterreifen brauchen mehr Zeit', 'more time for "Winterreifen wechseln"'],
    [
      'troca o comboio pelo avião',
      'rename "Comprar os bilhetes de comboio" to "Comprar os bilhetes de avião"',
    ],
    ['os bilhetes já não é preciso', 'remove "Comprar os bilhetes de comboio"'],
  ])('is the same as in English: %s', (said, plain) => {
    const wanted = revise(plain, abroad);
    expect(wanted.understood).toBe(true);
    expect(revise(said, abroad)).toEqual(wanted);
  });
});

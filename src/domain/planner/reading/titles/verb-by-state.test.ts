import { describe, expect, it } from 'vitest';
import { titlesBetween } from '../test-items.ts';

describe('the verb of a thing that is told of', () => {
  it.each([
    ['the privacy text is missing', 'Write the privacy text'],
    [
      'documentation for the backup script is still missing',
      'Write documentation for the backup script',
    ],
    ["the handover for Silke isn't written", 'Write the handover for Silke'],
    ['the agency is late again', 'Chase the agency'],
    ['my hours for September are not written down anywhere', 'Write my hours for September down'],
    [
      'there are five envelopes in the hall that I have not opened',
      'Open five envelopes in the hall',
    ],
    ["the health visitor left a voicemail that I haven't listened to", 'Listen to a voicemail'],
    ['keys, no idea where they are', 'Find keys'],
    ['my passport where is it', 'Find my passport'],
    ["I've got until Monday to object to the heating bill", 'Object to the heating bill by Monday'],
    ['31 lab reports to mark though', 'Mark 31 lab reports'],
    ['sixty two essays', 'Mark sixty two essays'],
    ['I have 3 voice messages from tina to listen to', 'Listen to 3 voice messages from tina'],
    [
      'theres a birthday present for nina to think about',
      'Think about a birthday present for nina',
    ],
    ['dentist monday half eight', 'Go to dentist monday half eight'],
    ['therapy on tuesday', 'Go to therapy on tuesday'],
    ['tablets at 8, 2 and 8', 'Take tablets at 8, 2 and 8'],
    ['out of office', 'Set up out of office'],
    ['order more jump rings, nearly out', 'Order more jump rings, nearly out'],
    ['washing up', 'Do the washing up'],
    ["the bin has not been emptied for I don't know how long", 'Empty the bin'],
  ])('%s: %s', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it.each([
    ['my purse is missing', 'Find my purse'],
    ["the roofer isn't answering", 'Chase the roofer'],
    ['the rent is late', 'Pay the rent'],
    ['essay for friday', 'Write essay for friday'],
    ['dentist before friday', 'Book dentist before friday'],
    ['tablets from the chemist', 'Pick up tablets from the chemist'],
    ['out of milk', 'Buy milk'],
    ["haven't bought anything for dad", 'Buy something for dad'],
  ])('%s: %s, as before', (line, title) => {
    expect(titlesBetween(line)).toEqual([title]);
  });

  it.each(['my sister is due any day', "I haven't learned anything"])(
    'nobody is finished, and nothing is done to "something": %s',
    (line) => {
      expect(titlesBetween(line).join(' ')).not.toMatch(/Finish|something/u);
    },
  );
});

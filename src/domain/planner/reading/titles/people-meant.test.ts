import { describe, expect, it } from 'vitest';
import { titlesOf } from '../test-items.ts';

describe('whom a step means by "her", "him" or "them"', () => {
  it.each([
    ['My lawyer explained the form to me twice. I have to ask her again.', 'Ask my lawyer again'],
    [
      'A woman from the local radio wrote. I haven’t thanked her.',
      'Thank the woman from the local radio',
    ],
    ['My sister offered to come along. I should tell her yes.', 'Tell my sister yes'],
    ['The hotel has my charger. I should ask them to send it.', 'Ask the hotel to send it'],
    [
      "The removal people need a date so I should let them know we're waiting.",
      "Let the removal people know we're waiting",
    ],
    [
      'My parents think it is nearly done. I need to tell them the truth.',
      'Tell my parents the truth',
    ],
    [
      'My writing group meets on Thursday. I have to send them ten pages before.',
      'Send my writing group ten pages before',
    ],
    ['milk\ncousin wants to come over, tell him yes or no\nbread', 'Tell my cousin yes or no'],
    ['My test knitter sent her photos and I should thank her.', 'Thank my test knitter'],
    ['My youngest has moved out. I promised to send him the box.', 'Send my youngest the box'],
    ['get dr amin to sign, he is only there mondays, email him tonight', 'Email dr amin tonight'],
    [
      "My friend's birthday is next Saturday. I can't go. I need to tell her by tomorrow.",
      'Tell my friend by tomorrow',
    ],
    [
      'Ruby asked me at dinner. I am no kind of mother. I should talk to her properly.',
      'Talk to Ruby properly',
    ],
    ['work asked about fridays again, give them an answer. Call nan.', 'Give work an answer'],
    [
      'student finance says they overpaid me, ring them on monday. Call nan.',
      'Ring student finance on monday',
    ],
    ['The landlord wants the keys. Send them back.', 'Send the keys back'],
    [
      "My colleague's father is a roofer. I must ask him if he has time.",
      "Ask my colleague's father if he has time",
    ],
    [
      'Our dog has been limping. I need to keep him off the stairs and give him the tablet.',
      'Give our dog the tablet',
    ],
    ['milk\nlinda is only in on mondays\nask her about the visa', 'Ask linda about the visa'],
    [
      'milk\ncall the debt people\nsend them the bank statements',
      'Send the debt people the bank statements',
    ],
    ['My mother in law gave us a cot. I have to tell her no.', 'Tell my mother in law no'],
    [
      'Rohan borrowed my calculator. Take my calculator back from him.',
      'Take my calculator back from Rohan',
    ],
    [
      'The photos are printed. My sister has the stamps. Send them this time.',
      'Send the stamps this time',
    ],
  ])('is the nearest who fits: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });

  it.each([
    [
      "My sister wants the ring. My brother's friend knows. I have to answer her.",
      'Answer my sister',
    ],
    ['Peter came by. I need to call her tonight.', 'Call her tonight'],
    ['Ring the plumber and let her know when he comes.', 'Let her know when he comes'],
    ["He's not a bad guy. I should write him a note.", 'Write him a note'],
    ['The school trip money is due. I have to tell them no.', 'Tell them no'],
    ['I met Ola and Beth. I should text her back.', 'Text her back'],
  ])('is nobody who cannot be meant: %s', (text, title) => {
    expect(titlesOf(text)).toContain(title);
  });
});

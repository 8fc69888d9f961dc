import { describe, expect, it } from 'vitest';

import { titlesOf } from './test-steps.ts';

function firstPebbleOf(text: string): string | undefined {
  return titlesOf(text)[0];
}

describe('what is due first comes first', () => {
  it.each([
    [
      'a date told behind its thing',
      'The hedge wants cutting and I owe Priya a call. The car tax, that runs out on the 30th. Also new slippers.',
      'Pay the car tax',
    ],
    [
      'a date that somebody wants it by',
      'Tidy the attic. Print the photos, the manager wants them by Monday. Ring Jo next week.',
      'Print the photos',
    ],
    [
      'a date without a subject',
      'photos, book the biometrics slot, must be before 2 Dec, sell the wardrobe, empty the loft',
      'Book the biometrics slot',
    ],
    [
      'a deadline that is only named',
      'clean tools, sharpen mower, the stall fee for the market, deadline wednesday, order seeds',
      'Pay the stall fee for the market',
    ],
    [
      'what an appointment of the same breath is waiting for',
      "Call the roofer. My passport photo still isn't done and the appointment is on Tuesday.",
      'Finish my passport photo',
    ],
    [
      'what is to be done before then',
      'Buy wine. The furnace man is coming Tuesday and I have to clear the boxes away from it before then. Bake for the fair on the 29th.',
      'Clear the boxes away from it before then',
    ],
    [
      'what an event told elsewhere needs',
      'Clean the gutters. Sew the costumes. Ring the optician. The school play is tomorrow.',
      'Sew the costumes',
    ],
    [
      'what is for an event that has its date elsewhere',
      'The choir trip is on Thursday. Mend the gate. Find somebody to mind the dog for the trip. Wash the curtains.',
      'Find somebody to mind the dog for the trip',
    ],
    [
      'an errand whose place closes today',
      'Sort the photos. Get my pills from the chemist, they close at one on Saturdays. Call Donna on Monday.',
      'Get my pills from the chemist',
    ],
    [
      'a call for when they open',
      'Swap shifts with Oscar on Tuesday. Sell the second bike. Call the mixer man when they open.',
      'Call the mixer man when they open',
    ],
    [
      'a step of a goal that is due before the goal',
      'Plan the wedding. Pay the deposit for the wedding venue by Tuesday. Mend the gate. Call Jo. Buy seeds.',
      'Pay the deposit for the wedding venue by Tuesday',
    ],
    [
      'what has so many hours left',
      'Get milk. Return the laptop by Monday. There are two hours until the portal closes, so fix the references.',
      'Fix the references',
    ],
    [
      'a short name of a day at the end',
      'drench hoggets / nail the felt down before it rains sun / vet for the ewe, tue at latest / tax papers by the 30th',
      'Nail the felt down before it rains sun',
    ],
    [
      'a date as lists for machines mark it',
      '- [ ] Submit the draft due:2026-12-01\n- [ ] Register for the fair due:2026-11-22\n- [ ] Ask Tom about the slides',
      'Register for the fair due:2026-11-22',
    ],
    [
      'what is late already, behind what can still be in time tomorrow',
      'Mend the gate. The deposit was due on the 13th, pay the deposit. Finish the forecast by tomorrow. Call Jo on Friday.',
      'Finish the forecast by tomorrow',
    ],
    [
      'what is late already, before the rest',
      'Mend the gate. The parking fine was due on the 13th, pay the fine. Call Jo on Friday.',
      'Pay the fine',
    ],
    [
      'a deadline by the hour',
      'My bow wants a new hair. The recording, they want it uploaded by 5pm Monday. Ring Jo on Tuesday. Buy seeds.',
      'Sort out the recording',
    ],
    [
      'days counted from a date',
      '- pay the lane hire, 14 days from 10 Nov\n- gala entries by Thursday\n- answer the parent\n- order a whistle',
      'Pay the lane hire, 14 days from 10 Nov',
    ],
    [
      'days in front of an English list',
      '• Mon 23: gas engineer\n• Tue 24: invoice Ludo\n• Sun 22: wash the swim kit\n• Fri 27: secret gift',
      'Wash the swim kit on Sun 22',
    ],
    [
      'what comes before anything else',
      'Register the deposit by Tuesday. Paint the kitchen. Call the plumber before anything else. Ring Jo.',
      'Call the plumber before anything else',
    ],
    [
      'a heading of days',
      'Soon (today/tomorrow)\n- pay rent\n- call the doctor\nLater (this week)\n- hem the dress by Tuesday\n- return the parcel',
      'Pay rent',
    ],
    [
      'what was meant to be in, and till when it may be',
      'Revise for the test on Tuesday. My coursework was meant to be in friday and Mr Okoro gave me till Monday. Buy boots. Ring Jo.',
      'Hand in my coursework',
    ],
    [
      'a thing named before the deed that has the day',
      'ring Jo about the hall on wednesday and i have to ring round the crochet class and tell them it is off before tuesday and buy a lamp and wash the curtains',
      'Ring round the crochet class',
    ],
    [
      'a thing whose trouble is told before the deed',
      'plot\n* clean the tools\n* shed felt torn, nail down before it rains tuesday\n* rent by the 30th\n* net the kale',
      'Nail down before it rains tuesday (shed felt torn)',
    ],
    [
      'a day of today, and no day on which something was promised',
      "Chase the roofer, he said Monday and it's now Saturday. Buy a lamp. Decide about the weekend, they need names by Thursday. Wash the car.",
      'Decide about the weekend',
    ],
    [
      'a day on which something happened',
      'The client screamed at me for an hour today. I need to write the report. Wash the car. Restock the trolley tomorrow. Ring Jo.',
      'Restock the trolley tomorrow',
    ],
    [
      'a thing that has to be there by a day, told in one breath',
      'wash the bibs tell the parents about the kit money they played well though subs for the league must be in by noon tomorrow find the other corner flag I slept three hours and order more ice packs',
      'Get subs for the league in by noon tomorrow',
    ],
    [
      'what must be done with what was told before',
      'I drove ninety mock papers to the sea and back. They must be marked by Thursday. Reply to his mother. Buy a red pen.',
      'Mark them by Thursday',
    ],
    [
      'how somebody is today, and what others do on a day',
      "I can't breathe today. Tell Simone no about the stall. Reply to the school by Wednesday. Buy a candle, Neil is changing the lamp tomorrow. Hoover the car.",
      'Reply to the school by Wednesday',
    ],
    [
      'what is to be done before the shift ends',
      'Call the bank about the rebate on Monday. Feed the starter before I knock off. Buy curtains.',
      'Feed the starter before I knock off',
    ],
    [
      'what was remembered for tonight',
      'Sign the card. The order needs a cost code and then I was going to put the bins out tonight. Look at the slides. Call Jo on Monday.',
      'Put the bins out tonight',
    ],
    [
      'no class of stamps and no floor',
      'Buy stamps 2nd class. Mend the door on the 3rd floor. Pay the rent by the 9th.',
      'Pay the rent by the 9th',
    ],
    [
      'a deed that is only pointed at',
      "Call the depot. My back tyre's bald, get that done before the weekend. Appeal the ticket.",
      'Replace my back tyre',
    ],
    [
      'what a visit of today asks for',
      'the guests left at eleven and scrub the wine off the ceiling the next lot arrive at four so change the beds ring Jo on Monday',
      'Change the beds',
    ],
    [
      'what two things are to be done with by a day',
      'Open my account. Form E has to be sworn and filed by the 30th, and three years of letters go with it. Talk to the boys.',
      'Get Form E sworn and filed by the 30th',
    ],
    [
      "tonight's meeting, and no notes of a day",
      "Sort out Friday's notes. Film the vicar on Wednesday. Find a guest before tonight's briefing. Swap the headphones.",
      "Find a guest before tonight's briefing",
    ],
    [
      'no day that is told of somebody by a pronoun',
      "Craig's hired a van and he's taking the big stuff on Thursday. Let the pension people know. Her flat has to be emptied by next Sunday. Cancel the bus pass.",
      'Empty her flat by next Sunday',
    ],
    [
      'what is wanted by a day, and what goes',
      'cut the rate again eleven years I have worked for them they want my answer by Tuesday the parcel for Canada has to go by Wednesday write to Beatriz I slept badly and redo the website',
      'Get my answer to them by Tuesday',
    ],
    [
      'what is said in one sentence with a day',
      'Find a class. Permit for the panel still shows pending, call the city Monday. Bill them on Wednesday. Change the oil.',
      'Call the city Monday',
    ],
    [
      'a thing and its day among what is told in one breath',
      "exam is on the second so cardiology tomorrow and whatever's left I owe ben twelve quid print the placement form get a stamp from the ward clerk return the stethoscope it isn't mine and call jo on tuesday",
      'Go to cardiology tomorrow',
    ],
    [
      'a thing and its deadline that what was told runs into',
      "I'm in the car park she's asleep ring Simon in Perth cancel her hair appointment she told me that years ago her prescription from the chemist by monday nine o'clock my sister is on the train it's such a beautiful day find the blue folder",
      'Pick up her prescription from the chemist',
    ],
    [
      'what is for those of the line before, and nothing that one could do now',
      'grease the treble clapper\nvisitors from Hingham are coming to practice Tuesday\nbiscuits for them\nI think I could give the old coat to the mission now\nsend the photos\nnew light cord',
      'Buy biscuits for them',
    ],
    [
      'what has to be done about a thing that is told with its day',
      'Wash the car. Ring Jo on Wednesday. The fire certificate expires Monday so get Stan in to look at it. Buy seeds.',
      'Get Stan in to look at it',
    ],
    [
      'what a thing that somebody else uses is to be made ready for',
      "Hoover the hall. Charge the camera. Nadia's using it tomorrow. Ring Jo on Monday.",
      'Charge the camera',
    ],
    [
      'a present behind the day of a birthday',
      "freeze the soup my sister's birthday is the 24th get her that scarf ring Jo on Wednesday and wash the car",
      'Get my sister that scarf',
    ],
    [
      'nothing that somebody else has until a day',
      "Sort the shed. Invoice Pat. Leo's got the drill till Monday. Ring Jo on Tuesday.",
      'Ring Jo on Tuesday',
    ],
    [
      'what runs out tonight',
      'Wash the car. The road tax runs out at midnight. Ring Jo tomorrow.',
      'Renew the road tax (runs out at midnight)',
    ],
    [
      'those who stay from a day on',
      "Our son will be over and they're staying with us from Monday so make up the small bed. Ring Jo on Tuesday. Buy seeds.",
      'Make up the small bed',
    ],
    [
      'no day on which somebody looked ill',
      'Ring Mum, she looked pale on Sunday. Dad sounded flat on Sunday. Return the drill on Monday. Wash the car.',
      'Return the drill on Monday',
    ],
    [
      'no Sunday that was spoken of',
      'Wash the car. Block out that Sunday for the garden. Ring Jo on Monday.',
      'Ring Jo on Monday',
    ],
    [
      'what a deadline means for a thing',
      'Wash the car. The bid closes on Monday, which means the draft has to be with Pia by then. Ring Jo on Tuesday.',
      'Get the draft with Pia by then',
    ],
    [
      'what is due when its other part is finished',
      "Ring Jo on Monday. Finish the summary. I've got the graphs done. It's due tomorrow by midnight. Wash the car.",
      'Finish the summary',
    ],
    [
      'what is for an hour of today',
      "Ring Jo tomorrow. Lay the table before the four o'clock guests. Buy wax.",
      "Lay the table before the four o'clock guests",
    ],
    [
      'what comes before anything',
      'Wash the car. Ring Jo tomorrow. My cover lapses soon, sort that before anything.',
      'Sort my cover before anything',
    ],
    [
      'a span of another language',
      'Lavar el coche, devolver los libros a la biblioteca en dos días, comprar un regalo para Marta el 5 de diciembre, arreglar la persiana',
      'Devolver los libros a la biblioteca en dos días',
    ],
    [
      'what has to be done by a day, before what only is on it',
      'Swap shifts with Oscar on Tuesday. Water the ferns. Collect the blazer by Tuesday. Ring Jo. Buy seeds.',
      'Collect the blazer by Tuesday',
    ],
    [
      'what has to be done soon, before what was only told to come sooner',
      'The spring fair opens on Monday. Water the ferns. Hand the timesheet in by Tuesday. Ring Jo. Buy seeds.',
      'Hand the timesheet in by Tuesday',
    ],
    [
      'a hundred of something tonight',
      'Water the ferns. Carry two hundred over to the shed tonight. Ring Jo on Monday.',
      'Carry two hundred over to the shed tonight',
    ],
    [
      'no day on which something else was done',
      'worm the goats, kids done tues / mend the hurdle / vat form by the 29th / ring the feed man',
      'Fill in vat form by the 29th',
    ],
    [
      'no day that is any of them or asked for',
      "Ask Ted which Sunday it is. I'm stuck here on a wet Sunday again. Post the form by Tuesday. Ring Jo.",
      'Post the form by Tuesday',
    ],
    [
      'a day behind what ends, by its short name',
      'oil the gate / swap the domain over, expires sun / ring Jo on Wednesday / paint the shed',
      'Swap the domain over',
    ],
    [
      'what is to be done before the month is out',
      'Oil the gate. Renew the tags before the month is out. Ring Jo on the 12th of December. Paint the shed.',
      'Renew the tags before the month is out',
    ],
    [
      'what is to be done before the visit that the line above tells of',
      'oil the mower\nthe damp man is coming tuesday 9am\nmove the parrot out before then\nring Jo on friday\nnew bulbs',
      'Move the parrot out before then',
    ],
    [
      'what follows from a thing that runs out',
      'Water the ferns. The coupons run out on the 25th so book two trips. Ring Jo on Friday. Buy seeds.',
      'Book two trips',
    ],
    [
      'an errand whose place shuts, told in the next line',
      'oil the mower\nRing Jo on sunday\npost the parcel to Gran\ndepot only open till 4\nnew bulbs',
      'Post the parcel to Gran',
    ],
    [
      'what somebody waits for until a day',
      'Water the ferns. They only hold my room till the 25th, email them the form. Ring Jo on Friday. Buy seeds.',
      'Email them the form',
    ],
    [
      'what is left to do before a cut-off',
      "Water the ferns. The cut-off is noon Tuesday and there's six reports still to sign. Ring Jo on Friday. Buy seeds.",
      'Sign six reports',
    ],
  ])('%s', (_, text, first) => {
    expect(firstPebbleOf(text)).toBe(first);
  });

  it('puts what is due soon in front of what is done at the same place', () => {
    const text =
      'Buy seeds. Buy glue. Buy paper. Buy stamps by Tuesday. Mend the gate by Wednesday. Ring the vet by Thursday. Ring Jo. Ring Ali. Email Priya.';
    expect(titlesOf(text).slice(0, 3)).toEqual([
      'Buy stamps by Tuesday',
      'Mend the gate by Wednesday',
      'Ring the vet by Thursday',
    ]);
  });

  it.each([
    [
      'what is missing of a thing that is handed in',
      'Descale the kettle. The committee wants the papers on Tuesday and I have not written the minutes. Call Jo on Friday.',
      ['Send the papers to the committee on Tuesday', 'Write the minutes'],
    ],
    [
      'what follows from a thing with a date',
      'Wash the curtains. Ring Ali on Friday. The school wants the references by Monday so I have to email my old boss.',
      ['Email my old boss', 'Send the references to the school by Monday'],
    ],
    [
      'what is to be done about a date of another language',
      'Llamar a la abuela, entregar el informe el miércoles. La inscripción de Lucas termina el lunes, hay que mandar el formulario.',
      ['Mandar el formulario', 'Entregar el informe el miércoles'],
    ],
    [
      'the sooner of two days said of one thing',
      "Wash the curtains. Ring Ali on Wednesday. Send Janet's card, she's seventy on Thursday, so it wants posting by Monday really.",
      ["Send Janet's card", 'Ring Ali on Wednesday'],
    ],
    [
      'no day of which something was told',
      'Wash the curtains. I loved seeing them laugh at tea tonight, so reply to Ann. Take the forecast to the bank on Tuesday. Ring Jo on Thursday.',
      ['Take the forecast to the bank on Tuesday', 'Ring Jo on Thursday'],
    ],
    [
      'what somebody needs by a day, and not what is only counted behind it',
      'Wash the curtains. The solicitor wants the form with the bank statements, she needs it Wednesday. I have eight of them so download the other four. Ring Ali on Friday.',
      ['Send form with the bank statements to the solicitor', 'Ring Ali on Friday'],
    ],
  ])('puts %s at the front', (_, text, titles) => {
    expect(titlesOf(text).slice(0, 2)).toEqual(titles);
  });

  it('takes no rating, price or distance for a date', () => {
    const text = 'Fix the gate. Send the report on Monday. Answer the 4.9 stars review.';
    expect(firstPebbleOf(text)).toBe('Send the report on Monday');
  });
});

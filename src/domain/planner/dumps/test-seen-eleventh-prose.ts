import { type TestDump } from './test-dump.ts';

/** Once scored unseen; learned from since. */
export const SEEN_ELEVENTH_PROSE: readonly TestDump[] = [
  {
    name: 'vermont sculptor studio winter',
    family: 'prose',
    text: `The studio is at 44 degrees and the pipes will go if I don't wrap them, so that's the first order of business before Sunday night's freeze. After that I owe the gallery in Burlington a price list (they've asked twice, politely) and twelve labels. I keep meaning to photograph the three marble pieces while there is still some daylight to be had after lunch.

The grant from the arts council came through, which I still can't quite believe. I should thank Margit for her letter. And there is the matter of the chain hoist: the inspection sticker says 2023.`,
    items: ['pipes', 'price list', 'labels', 'photograph marble', 'margit', 'hoist'],
    never: ['grant', 'believe'],
    first: 'pipes',
  },
  {
    name: 'galway librarian saturday desk',
    family: 'prose',
    text: `quiet at the desk so writing this while i can. the author for the 3rd dec reading still hasnt confirmed and i need to ring her agent on monday, and if she says no then i have to find someone else fast. posters for it have to go to the printer by thursday regardless. Niamh is doing the chairs. i said id look at the microfilm reader for that lovely american man looking for his people in Clonbur but it needs a new bulb so order a bulb. and for myself, get the tyres checked, the road out by Oughterard was like glass this morning`,
    items: ['agent', 'posters', 'bulb', 'tyres'],
    never: ['chairs'],
    first: 'agent',
  },
  {
    name: 'auckland hospice kete',
    family: 'prose',
    text: `Sat with Rangi's whanau this morning, hard but good. I told his wife I'd find out about the parking permit for the hospital side, it's costing them $18 a day, so ring reception about that Monday. Also the biography volunteer training is on 5 December and I need to register by the 27th. My police vetting form needs renewing, I've got the form, just need to fill it in and get it to Colleen.

At home the lawn is out of control. Get Hemi from next door to do it and pay him properly this time. Take the marmalade jars back to Joan.`,
    items: ['parking permit', 'register training', 'vetting', 'lawn', 'jars'],
    never: ['hard but good'],
    first: 'parking permit',
  },
  {
    name: 'montreal translator two deadlines',
    family: 'prose',
    text: `Two deadlines landed on the same Friday because of course they did, the museum catalogue (9,000 words, about a third done) and the pharma consent forms (4 forms, not started). I think the honest thing is to email Stéphane now and ask for Monday on the catalogue. Then do the forms first since those people don't move dates. I need to top up the ink because they want signed paper copies. Quebec sales tax return is due on the 30th. Saw the osteo yesterday so the neck is better. Winter tires, December 1 is the law, no appointment yet!`,
    items: ['catalogue', 'email stéphane', 'consent forms', 'ink', 'tax return', 'tires'],
    never: ['osteo', 'neck'],
  },
  {
    name: 'waikato dairy between milkings',
    family: 'prose',
    text: `Number 3 pump is leaking oil again and if it goes mid milking we're stuffed so order the seal kit off Darryl first thing Monday. Effluent consent paperwork is sitting on the bench, the regional council want it back by 11 Dec. AI tech was here all week, 212 done, good result. Need to sort a relief milker for Boxing Day and New Years, try the Kaur boy he was tidy last year. Calf shed gate is hanging off one hinge. Promised Jess we'd look at flights to Raro this weekend and I better actually do it or I'll be sleeping with the calves`,
    items: ['seal kit', 'effluent', 'relief milker', 'gate', 'flights'],
    never: ['212', 'result'],
  },
  {
    name: 'london analyst signed off soon',
    family: 'prose',
    text: `I have been staring at the same SQL for two hours. GP said two weeks off and gave me the fit note and I haven't sent it to HR. Send it. That is the one thing. Before I go I want to write a handover for Tom, one page not ten, and set my out of office. The quarterly deck can be somebody else's problem, Anita has already taken it.

For me: reply to Mum. Find out if the company insurance covers a therapist. Take the work laptop out of the bedroom.`,
    items: ['fit note', 'handover', 'out office', 'mum', 'therapist', 'laptop'],
    never: ['deck', 'staring'],
    first: 'fit note',
  },
  {
    name: 'perth chippy apprentice week two',
    family: 'prose',
    text: `week two done, hands r cooked. need to buy proper boots the steel caps from kmart are killing me. gotta upload my white card to the portal thing before tafe starts on the 30th and also do the induction quiz. boss said learn how to read the framing plan so borrow his copy and go thru it. need to pay mum board, 150. Ask Coops if he wants to split fuel to Mandurah cos its 60 bucks a week just me. packed lunch monday no more servo pies`,
    items: ['boots', 'white card', 'quiz', 'framing plan', 'board', 'coops', 'lunch'],
    never: ['cooked', 'week two'],
  },
  {
    name: 'dublin grandmother careful letter',
    family: 'prose',
    text: `Now, before I forget it all again. The hearing aid wants a new tube and Specsavers only do it on a Tuesday. I must post Aoife's parcel to Vancouver, the last posting day is the 4th of December according to the girl at the counter. Father Breen asked me for the altar flowers rota and I have it half written. The chiropodist is the 26th at eleven, that is arranged, Sheila is driving me.

I would dearly love to get the photographs out of the biscuit tin and put names on the backs of them while I still know who they are. And somebody will have to show me the video calling again; I shall ask Cormac.`,
    items: ['hearing aid', 'parcel', 'rota', 'photographs', 'cormac'],
    never: ['chiropodist'],
  },
  {
    name: 'brooklyn comics thumbnails',
    family: 'prose',
    text: `Script for issue 4 is locked, finally. So: thumbnails for all 22 pages this week, then send them to Dre for notes. The Kickstarter people are asking where their prints are and I haven't even gotten a quote for the mailers. Get a quote. Also post an update so nobody yells. I told the kids' class at the Y I'd do a demo on December 8 and I have no idea what to show, plan something easy. Tablet pen is dying, new nib or new pen, whichever's under 30 bucks. Rent went out already. I miss drawing for fun.`,
    items: ['thumbnails', 'dre', 'quote mailers', 'update', 'demo', 'pen'],
    never: ['rent', 'locked'],
  },
  {
    name: 'cardiff tenor carol season',
    family: 'prose',
    text: `Carol season is upon us and I've said yes to five concerts like an idiot. Must put all the dates in the shared calendar tonight or Rhodri will divorce me. Dinner jacket to the cleaners, the lapel has custard on it. I need to learn the Welsh for the Rutter by heart, well, two verses. Someone has to order the minibus for the Swansea one on the 13th and that someone turned out to be me. Throat's a bit scratchy. Email Lowri my apologies for Monday's committee.`,
    items: ['calendar', 'jacket', 'rutter', 'minibus', 'lowri'],
    never: ['scratchy', 'idiot'],
    first: 'calendar',
  },
  {
    name: 'houston electrician license renewal',
    family: 'prose',
    text: `License renews December 9 and I need the 4 hours continuing ed before they'll take the money. So find an online class and knock it out. Permit for the Alvarez panel upgrade still shows pending, call the city Monday and see what's the hold up. Passed inspection on the Katy house, feels good. Need to bill them now, final 40 percent. Truck's due for oil. My kid wants me at the robotics thing the 24th at 6, move the Pearland job so I can go.`,
    items: ['class', 'permit', 'bill', 'oil', 'move pearland'],
    never: ['passed', 'feels'],
    first: 'permit',
  },
  {
    name: 'durban vet nurse sunday roster',
    family: 'prose',
    text: `Eish what a week. The Rottie with parvo made it and went home on Friday, we all cried a bit. I must still write up the controlled drugs register from Thursday because Dr Naidoo checks it Monday morning. The kennel drains are blocked again, must phone Rajesh. I want to apply for the dental nursing course in Pretoria and applications close on 30 Nov so get the reference from Dr N when she's in a good mood. And Gogo needs her pension collected on the 1st. Petrol!!`,
    items: ['register', 'drains', 'apply course', 'reference', 'pension', 'petrol'],
    never: ['parvo', 'cried'],
    first: 'register',
  },
  {
    name: 'cork baker christmas orders',
    family: 'prose',
    text: `Orders for christmas open on the 1st so I need the order form printed and a price on the plum pudding, which means costing it, which means ringing Musgraves for the fruit price. The extractor fan got cleaned last Tues. One of the Saturday girls is leaving so put an ad up in the window. I also have not slept more than four hours since wednesday and the wee fella upstairs is learning the drums. Talk to his mother, kindly. Buy earplugs in the meantime.`,
    items: ['order form', 'pudding', 'musgraves', 'ad window', 'mother', 'earplugs'],
    never: ['extractor', 'slept'],
  },
  {
    name: 'sydney twins kindy start',
    family: 'prose',
    text: `Okay so both girls start big school in Feb and the uniform shop is only open Wednesdays 8 to 9.15 am, who does that. Go this Wednesday. Immunisation statements need uploading for both, one at a time because the website hates twins. Centrelink want my income estimate updated. Zara's grommets follow up, ring the ENT and get a date. Mila had her eyes done and they're perfect. Swimming finished last week, hooray, one less thing. I'd like one evening to myself so ask Priscilla if she'd swap sits with me.`,
    items: ['uniform', 'immunisation', 'income estimate', 'grommets', 'priscilla'],
    never: ['swimming', 'eyes'],
    first: 'uniform',
  },
  {
    name: 'minneapolis bike shop slow season',
    family: 'prose',
    text: `Slow season starts now so here's what I want to get to. Fat bike rentals need studded tires put on before the first big snow, six of them. The Park truing stand is out of whack, recalibrate it. Call QBP and return the wrong cassettes, they gave us till the 25th. I'd love to finally write up the winter storage flyer. Heat in the back room works again, landlord came Thursday. Marcus wants a raise and he deserves one so sit down with the numbers and then talk to Marcus.`,
    items: ['studded', 'truing stand', 'cassettes', 'flyer', 'numbers', 'talk marcus'],
    never: ['heat', 'landlord'],
    first: 'cassettes',
  },
  {
    name: 'manchester comic tour admin',
    family: 'prose',
    text: `nobody tells you its 90% trains. so: book the train to Newcastle for the 4th before it goes over 60 quid, sort a sofa in Glasgow (ask Fern), send the promoter my new headshot not the one with the moustache. Tax return is jan so not yet but put the receipts in one bag at least. had a decent gig at the Frog, the mic stand bit works now. Need to cut the bit about my ex, its just sad. Dentist said come back in six months and that was fourteen months ago so ring them.`,
    items: ['train newcastle', 'fern', 'headshot', 'receipts', 'cut ex', 'dentist'],
    never: ['mic stand', 'decent'],
  },
];

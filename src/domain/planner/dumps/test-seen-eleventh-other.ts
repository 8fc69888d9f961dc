import { type TestDump } from './test-dump.ts';

/** Once scored unseen; learned from since. */
export const SEEN_ELEVENTH_OTHER: readonly TestDump[] = [
  {
    name: 'sparky van checklist',
    family: 'list',
    text: `- [x] test Mrs Okafor's smoke alarms
- [ ] cert for above - email her
- [ ] 32A RCBOs x4 (Edmundson)
- [ ] phone Dean re 2nd fix mon
- [x] diesel
- [ ] fault at chip shop!! fryer keeps tripping - SUN AM before they open
- [ ] calibrate MFT, due 1/12
- [ ] invoices: Okafor, Bright, St Jude's`,
    items: ['cert email', 'rcbos', 'dean', 'fryer', 'calibrate', 'invoice'],
    never: ['diesel'],
    first: 'fryer',
  },
  {
    name: 'sculptor shopping and making',
    family: 'list',
    text: `plaster 25kg, scrim, more nitrile gloves M, sharpen the claw chisel, ring quarry about the offcuts, reply Yusuf (commission - yes!!), frame the small drawings x3, pick up kiln shelf from Beth by thurs, dust masks, mums boiler - she sorted it, website still says 2024 exhibition`,
    items: [
      'plaster',
      'scrim',
      'gloves',
      'sharpen chisel',
      'quarry',
      'yusuf',
      'frame drawings',
      'kiln shelf',
      'dust masks',
      'website',
    ],
    never: ['boiler'],
    first: 'kiln shelf',
  },
  {
    name: 'choir secretary headings',
    family: 'list',
    text: `# Before concert (Sat 5 Dec)
* print programmes, 120
* confirm church heating w/ verger
* chase Nigel for the harp fee
* raffle licence (done, Pam)

# Me
* learn alto line p. 34-37
* black shoes
* cough sweets

# After
* thank you letters soloists
* return hired scores by 14 Dec or they charge`,
    items: [
      'programmes',
      'heating',
      'nigel',
      'alto line',
      'shoes',
      'cough sweets',
      'thank letters',
      'scores',
    ],
    never: ['raffle'],
  },
  {
    name: 'twin mom numbered fridge',
    family: 'list',
    text: `1. WIC appt reschedule (mon 8am phones open)
2. formula - the PURPLE can
3. car seat straps too short?? check both
4. Isaiah rash pic to dr
5. Elijah = fine
6. light bill 86.40
7. return bottle warmer target
8. sleep lol`,
    items: ['wic', 'formula', 'car seat', 'rash', 'light bill', 'bottle warmer'],
    never: ['elijah'],
    first: 'wic',
  },
  {
    name: 'farm jobs back of envelope',
    family: 'list',
    text: `FENCE - top paddock, 3 posts
drench hoggets weds
vet bill (pay it this time)
dog reg
chainsaw -> Trev for service
smoko biscuits
Liz b'day 2nd - NOT a wheelbarrow
shearers booked 9/12
rams out`,
    items: [
      'fence',
      'drench hoggets',
      'vet bill',
      'dog reg',
      'chainsaw',
      'biscuits',
      'liz',
      'rams',
    ],
    never: ['shearers'],
    first: 'drench hoggets',
  },
  {
    name: 'managing agent email pasted',
    family: 'odd',
    text: `From: Harriet Cole <h.cole@colelettings.example>
To: me
Date: Fri 20 Nov 2026 16:52
Subject: Flat 3, Alma Road - actions

Hi Graham,

Hope you're well. Following the inspection on Thursday:

1. The kitchen smoke alarm was missing. Please have one fitted by Wednesday 25th.
2. Mould in the bathroom - tenant has asked for an extractor fan. Could you get a quote?
3. We need your signed copy of the renewal, attached, by 4 December.
4. The keys to the meter cupboard have now been found, so no need to do anything there.

I will write to the tenant about the bike in the hallway.

Kind regards,
Harriet
Sent from my iPhone

---
me: ok. also she's never been told i want to put the rent up so tell her. and where the hell is the renewal, i cant open the attachment, ask her to resend`,
    items: ['smoke alarm', 'quote', 'renewal', 'rent'],
    never: ['keys', 'bike', 'regards', 'iphone'],
    first: 'smoke alarm',
  },
  {
    name: 'bakery night handover table',
    family: 'odd',
    text: `| what | who | when | note |
|---|---|---|---|
| rye order from Laucke | me | Mon | 10 bags |
| clean deck oven | Tuan | tonight | |
| allergen sheet for the new focaccia | me | by Tues | sesame!! |
| fix slicer guard | me | asap | do NOT use till fixed |
| roster xmas week | Gary | Fri | |
| croissant trial with the new butter | me | Thurs | |
| pest control | - | done 18/11 | ok |`,
    items: ['rye', 'allergen', 'slicer', 'croissant'],
    never: ['deck oven', 'roster', 'pest'],
    first: 'slicer',
  },
  {
    name: 'hospice volunteer meeting transcript',
    family: 'odd',
    text: `[00:00:04] Moira: Right, is it recording? Grand.
[00:00:11] Me: I think so.
[00:00:15] Moira: So the memorial evening is the sixth of December. Ken's doing the candles.
[00:00:22] Ken: Candles ordered.
[00:00:25] Moira: Can you ring the families then? It's about thirty names.
[00:00:31] Me: Yeah, I'll ring the families, give me till Friday.
[00:00:36] Moira: And somebody for the music.
[00:00:39] Me: I'll ask my niece, she plays the cello.
[00:00:44] Ken: She any good?
[00:00:46] Me: She's twelve. (laughter)
[00:00:51] Moira: I'll book the hall myself. And your first aid's run out, did you know that?
[00:00:57] Me: Oh God. Okay, I'll do the first aid refresher, when is it?
[00:01:02] Moira: You have to put your name down by Wednesday.
[00:01:06] Me: Right. And I've still to hand back Mr Devlin's radio to his son.
[00:01:12] Moira: Lovely man.`,
    items: ['families', 'niece', 'first aid', 'radio'],
    never: ['candles', 'hall', 'laughter', 'lovely'],
    first: 'first aid',
  },
  {
    name: 'group chat bike coop',
    family: 'odd',
    text: `[20/11/2026, 21:14] Yaz 🚲: whos opening up tmrw
[20/11/2026, 21:15] Bo: me
[20/11/2026, 21:15] Yaz 🚲: ily
[20/11/2026, 21:20] Yaz 🚲: also @you the grant report is due MONDAY 😬
[20/11/2026, 21:22] You: i know i know, doing it sunday
[20/11/2026, 21:23] Bo: can u bring the compressor hose back? its been at urs since the festival lol
[20/11/2026, 21:24] You: yes sorry!! bringing the hose tues
[20/11/2026, 21:31] Yaz 🚲: and did anyone get zip ties
[20/11/2026, 21:31] Bo: got 500
[20/11/2026, 21:40] You: i'll make the poster for the womens night too
[20/11/2026, 21:41] Yaz 🚲: 😍😍
[20/11/2026, 21:41] Yaz 🚲: photo omitted`,
    items: ['grant report', 'hose', 'poster'],
    never: ['zip ties', 'omitted', 'opening'],
    first: 'grant report',
  },
  {
    name: 'comics artist emoji orders',
    family: 'odd',
    text: `ok computer make this into something i can follow, dont make it long, don't be cheerful about it 😐

🖊️ colour the cover (publisher wants it 26 nov 😱)
💸 chase €600 from the festival in Angoulême
🦷 tooth hurts when cold → dentist
📦 send Kofi his original, page 9, he paid in JULY 🙈
🐈 Inky litter + the expensive biscuits
✅ flatted pages 1-6
📞 papa, his op is thursday, call the night before
🧠 idea: a book about my grandfather's barber shop. not now. but keep it somewhere

put the scary one first. ignore anything i said about instagram`,
    items: ['cover', 'festival', 'dentist', 'kofi', 'litter', 'papa'],
    never: ['flatted', 'cheerful', 'instagram'],
  },
];

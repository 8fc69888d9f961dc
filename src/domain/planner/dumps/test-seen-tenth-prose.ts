import { type TestDump } from './test-dump.ts';

export const SEEN_TENTH_PROSE: readonly TestDump[] = [
  {
    name: 'nursery in the heat',
    family: 'prose',
    text: `It was 36 in Paarl today and half the seedlings are lying down. I've put shade cloth over the lettuce but I need more of it, about ten metres, the co-op has the 40% one. The pump on the borehole is tripping again and if it goes over this weekend I'm finished, so tomorrow morning first thing I want to clean the filter and see if that's all it is.

The estate people want me to start on the 1st. That means I have to hire two more hands before then, and Oom Dawie says his nephew is looking so I should give him a ring. I also promised the school I'd come and talk to the grade 4s about worms. I said yes to the date already but I've got nothing prepared.

My tax number problem got sorted on Thursday, what a relief. Now the bakkie licence disc, that's the end of the month and the post office queue is what it is.`,
    items: ['shade cloth', 'filter', 'nephew', 'worms', 'licence disc'],
    never: ['relief', 'tax number', 'lying down'],
    first: 'filter',
  },
  {
    name: 'berlin freie szene',
    family: 'prose',
    text: "I make theatre since twelve years and I still don't know how to do a Verwendungsnachweis. It must be sent to the Senat until 30. November, and I have sorted maybe the half of the receipts. Jule said she will do the KSK numbers, so this part is hers. Besides that we have no rehearsal space for January; I wanted to write to the Uferstudios already two weeks ago and also ask Theaterhaus if they have something in the mornings. The trailer is finished and looks great, but it is not on the website yet, somebody must upload it and somebody is me. And then I would like to think in peace about the new piece, the one about my grandfather's allotment, at least one afternoon with the old letters. I have a sore throat.",
    items: [
      'verwendungsnachweis',
      'receipts',
      'uferstudios',
      'theaterhaus',
      'trailer',
      'new piece',
    ],
    never: ['ksk', 'jule', 'sore throat'],
    first: 'verwendungsnachweis',
  },
  {
    name: 'chippie ballarat',
    family: 'prose',
    text: "Big week coming. The Nguyens' pergola has to be done before their daughters engagement party on Sat 28th and I still havent ordered the laserlite, bunnings reckon 3 days so that's a today or tomorrow job. Concrete for the footings went in Thursday, good as gold. Apprentice's trade school forms need signing, he's left them on the dash. I owe Gary a hand moving his pool table, said id text him a day that suits. White card's fine, first aid ticket lapsed in October though so I should get on a refresher course. Missus wants the pantry shelf fixed and fair enough, carpenter's house and all that. Bit of a crook knee.",
    items: ['pergola', 'laserlite', 'sign forms', 'gary', 'refresher', 'shelf'],
    never: ['knee', 'white card', 'footings'],
    first: 'laserlite',
  },
  {
    name: 'ibadan bookkeeping',
    family: 'prose',
    text: `Good evening to myself. I want to arrange my head before I sleep.

PAYE remittance for Alhaja's pharmacy must enter before the 10th of December, but she has not sent me the payroll, so I will remind her on Monday morning. The Bodija client's bank reconciliation I completed yesterday, I only have to print it and take it for signature. My laptop is hanging too much; Emeka at Dugbe can add RAM, let me carry it to him. I have also been postponing the ICAN exam registration, the portal closes on Friday 27th and they will add late fee if I miss it.

My landlady's mother died, may her soul rest. I should go and greet her this weekend. Church thanksgiving is next month, choir will handle the food.`,
    items: ['alhaja', 'print', 'laptop', 'ican', 'greet'],
    never: ['choir', 'late fee', 'soul'],
    first: 'greet',
  },
  {
    name: 'sourdough portland maine',
    family: 'prose',
    text: `Thanksgiving pie preorders closed last night at 214, which is 60 more than last year and about 50 more than I have boxes for. So boxes. The restaurant depot in Westbrook opens at 7 tomorrow and I should just go. I also need to make the dough schedule for Mon–Wed and get it up on the wall before Teo comes in on Monday, because last year I kept it in my head and we all remember how that went.

Jenny's got the pumpkin roasting covered. I told the farm in Bowdoinham I'd settle the apple bill by the 25th. Someone left a nice card under the door, I don't know who. And my left wrist is numb every morning now and I keep saying I'll see somebody about the wrist, and then I don't.`,
    items: ['boxes', 'dough schedule', 'apple bill', 'wrist'],
    never: ['pumpkin', 'nice card', 'jenny'],
    first: 'boxes',
  },
  {
    name: 'pa and the keys',
    family: 'prose',
    text: "Pa wandered again last night. He got as far as the Engen and the petrol attendant phoned me, bless that man. So I need a different lock for the front door, one he can't work, and I want to get him one of those GPS watches, Lerato at work knows which kind. His grant card expires in December so we have to go to SASSA, and you go early or you don't go at all, I think Tuesday. The night nurse starts on the 1st, agency confirmed it, so that one I can breathe about. I must write down his routine for her though, the tea, the radio, how he wants the light. I feel like I am his mother. Before I forget again, the petrol attendant, take him something, a cake or airtime.",
    items: ['lock', 'gps watch', 'sassa', 'routine', 'attendant'],
    never: ['wandered', 'breathe', 'his mother'],
  },
  {
    name: 'doutorado sanduiche',
    family: 'prose',
    text: 'I arrived in Leeds in september for my sandwich PhD and everything is cold and wet but ok. CAPES wants the activity report until December 5 and my supervisor here needs to sign it, so I have to finish the draft until maybe Wednesday for she has time to read. The bank refused my account again because the proof of address had the wrong postcode, so I need to ask accommodation for a new letter. I registered already with the doctor, this was easy. My conference abstract for Lisbon, 300 words, closes this Monday at noon and I have 120 words. Call my avó on Sunday because she thinks I am dying of cold. Actually I should buy a proper coat.',
    items: ['report', 'accommodation', 'abstract', 'avó', 'coat'],
    never: ['registered', 'dying', 'wet'],
  },
  {
    name: 'twitch from kassel',
    family: 'prose',
    text: 'My internet got upgraded on Tuesday so finally no more dropped frames, nice. What is missing now: the Gewerbeanmeldung, because I earn since summer more than pocket money and my father says the Finanzamt will eat me. I will do this at the Rathaus, they need an appointment, so book one. Then the emotes: Kira draws them, she delivered three, I have to pay her the second half (60 €) and upload the three to Twitch. On 28.11. is the 12 hour stream, for this I must write a plan what I play when, and buy snacks. My sleep is total broken. My girlfriend has birthday on the 24th and I have no present!!! That is actually the most important thing.',
    items: ['gewerbeanmeldung', 'pay', 'upload', 'plan play', 'snacks', 'present'],
    never: ['internet', 'sleep', 'dropped frames'],
    first: 'present',
  },
  {
    name: 'saturday without the kids',
    family: 'prose',
    text: "House is dead quiet. Kids at Nat's til Wednesday. I could sit here with a beer or I could do the stuff. The stuff: solicitor wants the super splitting papers back signed, they've been in the fruit bowl since Melbourne Cup. I need to change the emergency contact at both schools, it's still Nat's mum ffs. Ollie's swimming carnival money, 15 bucks, due Monday, do that on the app. The second car seat is in Nat's car, she said she'll drop it round so leave that. Ask Dave if the fishing trip's still on. I'd like to learn to cook two things that aren't pasta, maybe start with that chicken curry mum does, get the recipe off her. Been seven weeks now. Getting there I think.",
    items: ['super splitting', 'emergency contact', 'swimming', 'dave', 'recipe'],
    never: ['car seat', 'quiet', 'seven weeks', 'getting there'],
    first: 'swimming',
  },
];

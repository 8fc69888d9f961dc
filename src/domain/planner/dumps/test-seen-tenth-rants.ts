import { type TestDump } from './test-dump.ts';

export const SEEN_TENTH_RANTS: readonly TestDump[] = [
  {
    name: 'brother in dubai',
    family: 'rant',
    text: `I am SO done with my brother. Four years I've been doing Mum's shopping, Mum's pills, Mum's feet (don't ask) and he rings from Dubai to say have I "considered" a care home. CONSIDERED. I've visited six, Martin!!

Anyway. Someone has to ring social services on Monday about the carer's assessment because they've closed the case again, for no reason anyone can give me. The attendance allowance form has been on my desk for a month and it's 30 pages of describing how she can't get to the toilet and every time I open it I cry. Still has to be filled in. Her hearing aid is whistling. I'm not a hearing aid person. I need to get it to the audiology drop-in which is Wednesdays only, of course it is.

And Martin can bloody well pay half of the stairlift, I'm going to write to him and say so. In an email, so I don't shout.

Boiler man has been at least. £340. Works.`,
    items: ['social services', 'attendance allowance', 'hearing aid', 'stairlift'],
    never: ['boiler', 'considered', 'cry'],
    first: 'social services',
  },
  {
    name: 'supervisor comments on comments',
    family: 'rant',
    text: "three years. THREE YEARS and he tells me yesterday in the corridor that chapter 2 'reads a bit thin'. he had it since july!!! i want to scream into the sea. ok so now i have to rewrite the chapter 2 intro before he goes on leave on 4 dec, and i still need to answer reviewer 2 who clearly never read past the abstract, response letter due 27 nov. my bursary form for 2027 isnt even signed bc nobody at the faculty office answers a phone, ill have to walk up there myself monday. and the wifi at res is out again. logged it. nothing. typical UCT. also i havent eaten a vegetable since i think tuesday and i must phone my gran its her 80th on tuesday and if i miss that i am actually dead",
    items: ['chapter 2', 'response letter', 'bursary form', 'gran'],
    never: ['scream', 'wifi', 'vegetable'],
    first: 'bursary form',
  },
  {
    name: 'one star from a stranger',
    family: 'rant',
    text: `ok so some guy named Todd gave us ONE STAR because we were closed. on a SUNDAY. the hours are on the door Todd!!!! but then i go look and google says we're open sundays so now i gotta fix the google hours which i swear i fixed in march.

And the distributor shorted us AGAIN, 4 cases of the oat milk, they charged for 6. I'm calling Sysco first thing monday and i am getting that credit, I don't care if i'm on hold for two hours

plus the health permit renewal is due the 30th and it's like $412 and payroll is friday and I'm just sitting here doing math on a napkin. i hate math. my mom told me to be a dental hygienist

ps reply to Todd. nicely. not tonight`,
    items: ['google hours', 'sysco', 'permit', 'payroll', 'reply todd'],
    never: ['hygienist', 'napkin', 'i hate math'],
    first: 'sysco',
  },
  {
    name: 'his golf clubs',
    family: 'rant',
    text: "His golf clubs are STILL in my hall. Absolute final is dated the 9th, we are not married, why am I hoovering round a man's golf clubs. Texting him tonight: collect by next Saturday or they go to the hospice shop. And the council tax!!! They're charging me for two adults, two, I've told them on the phone and apparently that doesn't count, it has to be the single person discount form online, fine, FINE, I'll do the form. Then the passport. I want my own name back on it before Lisbon in February so that wants sending off, with the deed thing, which costs money I don't have, everything costs money I don't have. My sister says I should be proud of myself. I had toast for dinner. The cat needs worming.",
    items: ['golf clubs', 'discount', 'passport', 'cat worm'],
    never: ['toast', 'proud', 'married'],
    first: 'golf clubs',
  },
  {
    name: 'waec wahala',
    family: 'rant',
    text: "Abeg I am tired of this house. Everybody is shouting read your book read your book and at the same time who is fetching water?? me. Who is minding Junior?? me. Exam is 1st December and I have not touched further maths since. Let me just write it. Further maths - I need to finish matrices and then solve the 2024 past questions. Physics practical, I don't have the manual, Chidi has it, I must collect it from him on Monday in school. The registration fee balance, daddy has paid it, thank God, one less wahala. Government I can't even lie I will just have to memorise the constitutions o. Then Mr Eze said anybody that doesn't submit passport photograph by Wednesday will not enter hall, so I have to go and snap. And NEPA has taken light as I'm typing this 😭",
    items: ['matrices', 'past questions', 'manual', 'constitutions', 'passport photograph'],
    never: ['registration fee', 'nepa', 'junior'],
    first: 'manual',
  },
  {
    name: 'everybody asks me office sp',
    family: 'rant',
    text: `Sorry for my english but if I write in portuguese I will cry.

Nobody in this office knows how to open a ticket. Nobody! They come to my desk: "the air conditioner is dripping", "my badge don't work", "where is the coffee". I am the manager of the office not the mother of the office!!!

So the air conditioner. I have to call the technician because it drips on the server, ON THE SERVER, and this can not wait until tuesday. The badges for the three new interns - request to the building, deadline wednesday. Amigo secreto: Renata organizes this year, I refuse, good. And the boss wants "a small thing" for the client's visit on december 3: lunch for 12 people, with two vegans, reserve the restaurant, she said it at 18h on a friday. On a friday!

Also I didn't take vacation since 2024. I will ask HR for my vacation, I swear, this week.`,
    items: ['air conditioner', 'badges', 'restaurant', 'hr vacation'],
    never: ['amigo secreto', 'renata', 'coffee', 'i will cry'],
    first: 'air conditioner',
  },
  {
    name: 'workcover circus',
    family: 'rant',
    text: "So the insurer has now lost my medical certificate TWICE. Twice. I've got a shoulder held together with four anchors and a bloke called Brayden telling me it's 'in the system'. It's not in the system Brayden. I'll resend the certificate, with a read receipt this time, and I'm making a complaint to the ombudsman if there's nothing by Friday. Physio says do the band exercises twice a day, haven't, because it bloody hurts. Should. Work rang to ask where the ute keys are, they're on the hook where they've always been, told them. Rego on my own car is due on the 28th, that's $900 I'd rather not talk about but it has to be paid. Sandy's mowing the lawn for me, legend. And I've got to stop watching cricket till 2am.",
    items: ['certificate', 'exercises', 'rego'],
    never: ['ute keys', 'lawn', 'four anchors'],
  },
];

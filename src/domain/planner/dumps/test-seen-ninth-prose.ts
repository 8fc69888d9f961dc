import { type TestDump } from './test-dump.ts';

export const SEEN_NINTH_PROSE: readonly TestDump[] = [
  {
    name: 'widowed teacher kingston ontario',
    family: 'prose',
    text: `I taught for thirty-four years and could run a classroom of thirty-one ten-year-olds, and yet I cannot seem to run one small house.

The eavestroughs are full of leaves and it will freeze any day, so I must find someone to clean them; Walter always did it. The bank wrote again about his account and they need the original death certificate, not a copy, so I'll have to take it in to the branch in person. My snow tires are still in the garage. Canadian Tire had no openings before the 2nd, but I should try Bennett's.

Joan has asked me to join the choir for the Christmas concert. I would like to, I think. I told her I'd give her an answer by Monday. I did manage to renew the house insurance on Thursday, all by myself, on the computer.

Also the freezer needs defrosting, there is a block of ice in there like an iceberg.`,
    items: ['eavestroughs', 'death certificate', 'snow tires', 'joan', 'freezer'],
    never: ['insurance', 'classroom', 'walter always'],
    first: 'joan',
  },
  {
    name: 'cork staff nurse exam',
    family: 'prose',
    text: "Working Mon Tues and Thurs nights this week so realistically I only have Wednesday and the weekend. The wound care module essay is due Friday the 27th at midnight, I have the reading done but nothing written. I need to ask Noreen in the library about the referencing because they changed it to APA this year. Conor's school want €40 for the trip and the permission slip signed by Tuesday. The tyre has a slow puncture, I've been pumping it every second day like an eejit, so get it fixed. And I said I'd make a cake for Mam's 70th, which is on the 5th of Dec, the sister is organising the hall and the food otherwise.",
    items: ['essay', 'noreen', 'permission slip', 'tyre', 'cake'],
    never: ['organising the hall', 'pumping'],
    first: 'permission slip',
  },
  {
    name: 'solo dev leamington',
    family: 'prose',
    text: "demo goes live for the festival on 4 december and its not in a state. the tutorial is too long, three playtesters gave up at the bridge, so I need to cut it to about two minutes. save system corrupts if you quit mid autosave, thats a must fix. The controller glyphs still show xbox buttons on playstation. I want to redo the lighting in the mine but honestly thats me procrastinating, leave that for after. press list: I've got 40 names, need to write the email and send keys out about a week before. Also havent invoiced Tallow for the contract work in october and rent is 1st of the month so do that tomorrow really. eat a vegetable. see a human. My chair has given me a back like a question mark.",
    items: ['tutorial', 'save system', 'glyphs', 'email', 'keys', 'tallow', 'lighting'],
    never: ['question mark'],
    first: 'tallow',
  },
  {
    name: 'kerala msc student abroad',
    family: 'prose',
    text: 'I am in Birmingham since September and my BRP, sorry eVisa, still shows the wrong date of birth, so I have to report the error to UKVI. Because of that the bank is not opening my account, so after it gets corrected I have to go to Lloyds again with passport and the university letter. I requested the letter, it came yesterday. The assignment for Supply Chain (3000 words) is to be submitted on 30th November 2pm. My part time shifts at the warehouse, I must tell the manager I cannot do more than 20 hours. Room is very cold, the heater is not working from last week and I should complain to the accommodation office. Amma is asking every day whether I am eating. I miss home food a lot. Buy rice cooker, Argos has for £25.',
    items: ['ukvi', 'lloyds', 'assignment', 'manager', 'heater', 'rice cooker'],
    never: ['home food', 'amma'],
  },
  {
    name: 'copywriter portland taxes',
    family: 'prose',
    text: "Okay. Where am I. Q4 estimated taxes are due January 15 but I never paid Q3, so I need to figure out what I owe plus the penalty and just pay it. I have receipts in a shoebox, an actual shoebox, that need to be scanned. The Hartwell landing page is due Tuesday EOD and I have a headline and nothing else. Hartwell also wants a call Monday at 9 to go over tone, so I should have at least an outline by then. Lena from the co-op asked if I'd do their newsletter for trade (vegetables!) and I keep not answering her. My health insurance open enrollment closes Dec 15, need to compare plans. The dog's nails are clicking on the floor as I type this. Trim those. I finished the Borealis project and got paid, so there's that, small win.",
    items: ['q3', 'receipts', 'landing page', 'outline', 'lena', 'plans', 'nails'],
    never: ['borealis', 'small win'],
  },
  {
    name: 'young potter asheville studio move',
    family: 'prose',
    text: "So the studio lease is up Dec 31 and Rob is not renewing it, he told us Wednesday, merry christmas I guess. I have to find somewhere to put the kiln which weighs 600 pounds. Step one is probably calling the two places Kat mentioned, Odyssey and the one on Riverside. I also need an electrician to quote for a 240 outlet in my garage in case it ends up there. Everything on the shelves has to get wrapped and boxed, I need boxes, ask the liquor store. I've got a wholesale order of 24 bowls for Fern & Fig that ships the 11th and only 15 of them are thrown. I need to tell my Tuesday night class students that December is canceled and refund them. Ugh. I love that building. The light in there in the mornings.",
    items: ['kiln', 'electrician', 'boxes', 'bowls', 'students', 'refund'],
    never: ['love that building', 'mornings'],
  },
  {
    name: 'plumber glasgow knees',
    family: 'prose',
    text: "Dr says the knee needs an MRI and I've to phone the Victoria to chase the referral cos its been 9 weeks. Cannae keep kneeling under sinks at 57. Been thinking about the teaching, City of Glasgow College want an assessor 2 days a week, closing date is 4th December, I'd need to do a CV and I've not done a CV since 1994. Ask Lorraine's lassie to help wi that, she's good at all that. Meantime I've a boiler to fit in Shawlands on Monday, need to pick up the flue kit from the merchants the day before half 12 on Sunday when they shut. VAT return's away, done that Friday. Book a table for the anniversary, 30 years on the 12th, if I forget that I'm deid.",
    items: ['referral', 'cv', 'lorraine', 'boiler', 'flue', 'table'],
    never: ['vat return', 'cannae keep'],
    first: 'flue',
  },
  {
    name: 'twins in saskatoon',
    family: 'prose',
    text: "The girls are eleven weeks. I haven't had a hot coffee since Thanksgiving and I mean ours, October. Things I'm supposed to be doing: the benefits application for the second one because I only put one baby on the form (who does that), sending the birth announcement to Gran in Winnipeg by mail because she doesn't do email, and getting my six week checkup which is now five weeks late. The daycare waitlist at Prairie Sprouts opens December 1 at 8 a.m. and it fills in like an hour, so I have to be on there. Dev is handling groceries. We need a second crib, they're kicking each other. My mother in law gave us one but it's a drop side and I need to tell her no thanks without starting a war.",
    items: ['benefits', 'announcement', 'checkup', 'daycare', 'second crib', 'mother in law'],
    never: ['groceries', 'hot coffee'],
    first: 'daycare',
  },
  {
    name: 'adhd insomnia leeds prose',
    family: 'prose',
    text: "its 2.40am and i have remembered that i never replied to the council about the council tax discount and the letter said 14 days and that was, i dont know, a while ago. so reply to them. also the fish. the fish tank needs a water change its gone green. also i bought a keyboard on ebay in september to return and the return window is gone so sell it instead. my GP wants a blood pressure reading before they'll do the next prescription so either buy a machine or go to the pharmacy and get it done there. i start thinking about one thing and it opens like a tab and theres 60 tabs. Beth's wedding RSVP!!! its due on the 25th. yes for both of us, and no i dont have a suit that fits.",
    items: ['council tax', 'tank', 'keyboard', 'blood pressure', 'rsvp', 'suit'],
    never: ['60 tabs', 'return window'],
  },
];

import { type TestDump } from './test-dump.ts';

export const SEEN_FIFTEENTH_PROSE: readonly TestDump[] = [
  {
    name: 'joiner after the stairs',
    family: 'prose',
    text: `Finished the Hargreaves stairs today thank god. Still need to go back and fit their handrail, she wants oak not ash so order the oak from Timbmet first thing monday or it wont be here for the week. Quote for the barn conversion bloke, he's chased me twice now. The table saw wants a new belt. I keep meaning to sort public liability insurance, think it lapses on the 2nd. Our Becky wants a hand with her flat pack wardrobe some time. Also must ring the accountant, he rang me and i was up a ladder.`,
    items: ['handrail', 'order oak', 'barn', 'belt', 'insurance', 'wardrobe', 'accountant'],
    never: ['ladder', 'thank god'],
    first: 'order oak',
  },
  {
    name: 'pune appraisal and family',
    family: 'prose',
    text: `Appraisal form is to be submitted on portal latest by 24th, I have not even opened it. Papa's reports are to be collected from Ruby Hall and shown to Dr Kulkarni. Society maintenance for this quarter is pending, the secretary is sending reminders in the group daily. My cousin's marriage is in Nagpur on 12 December so train tickets must be done, tatkal will be headache. Gas cylinder I have booked already. Geyser in the small bathroom is tripping the mcb, some electrician should be called. And I want to start walking in the mornings again, weight has gone up by 4 kilos.`,
    items: ['appraisal', 'reports', 'kulkarni', 'maintenance', 'tickets', 'electrician', 'walking'],
    never: ['cylinder'],
    first: 'appraisal',
  },
  {
    name: 'widow and the furnace man',
    family: 'prose',
    text: `Dear me, where to begin. The furnace man is coming Tuesday between 8 and 12 and I have to clear the boxes away from it before then. I must write Lorraine a sympathy note, poor thing, Don went so fast. The Medicare plan has to be chosen by December 7 and I don't understand a word of the booklet, I ought to call that SHIP counselor at the library. My prescription for the water pill needs refilling, I am down to six. Stan from next door has already raked the leaves, bless him, I'd like to bake him a banana bread. I miss Walt most in the evenings.`,
    items: ['boxes', 'lorraine', 'medicare plan', 'counselor', 'prescription', 'banana bread'],
    never: ['walt', 'leaves'],
    first: 'boxes',
  },
  {
    name: 'one thumb newborn',
    family: 'prose',
    text: `Baby asleep on me so typing with one thumb. Health visitor is weds 11am, write down the questions about reflux before then. We are nearly out of nappies, size 2. Register the birth!! the 42 days is up on tuesday and niether of us has booked the slot. Rob's doing the car seat. Thank you cards for about thirty people, could do five a day. I need to tell work about KIT days at some point. My stitches feel fine now. Would love to wash my hair.`,
    items: ['questions', 'nappies', 'register birth', 'cards', 'kit days', 'hair'],
    never: ['stitches', 'car seat', 'thumb'],
    first: 'register birth',
  },
  {
    name: 'melbourne restaurant owner',
    family: 'prose',
    text: `Friday was mad, 140 covers, good. The kitchen hand left without a word so I need to put a job ad on Seek tonight. Extraction fan needs its clean certificate before the council comes on Thursday. Talk to Nadia about the Christmas set menu, I want lamb, she wants lamb and fish. Card machine company overcharged us again, get on the phone with them. Pay the super for the staff. My brother says he will pick up the wine from the Yarra so thats off my plate. Daughter has her formal and wants me to pay the deposit on a limo, ridiculous but ok.`,
    items: ['job ad', 'certificate', 'menu', 'card machine', 'super', 'limo'],
    never: ['wine', 'covers'],
    first: 'job ad',
  },
  {
    name: 'student in manchester',
    family: 'prose',
    text: `The accommodation office say my second instalment is late. It isn't, I have the receipt, so I have to forward the receipt to them on Monday morning before they put the fine. Statistics coursework 2 is due 1 December, I've done question 1 only. Mummy wants me to video call with Grandma on her birthday which is Thursday. I should sign up for the career fair thing too. Winter boots, proper ones, my feet are freezing in this place!! Tunde says he'll bring the calculator back himself.`,
    items: ['receipt', 'coursework', 'grandma', 'career fair', 'boots'],
    never: ['calculator'],
    first: 'receipt',
  },
  {
    name: 'scout camp in two weeks',
    family: 'prose',
    text: `Camp is in two weeks and I have eleven permission slips out of twenty-three. Send a reminder to the parents this weekend. The insurance list has to be at council by Wed. Buy propane. Check whether the big tent ever got dried out after October, I suspect not. Gord has the canoes sorted. Someone has to do the meal plan and I guess it's me: no nuts, two vegetarians, one kid who only eats perogies. The trailer's left signal is dead and needs fixing.

On the home side, the snow tires are still in the garage and have to go on, and I promised Lise I'd get the passports renewed before March break.`,
    items: [
      'reminder parents',
      'insurance list',
      'propane',
      'tent',
      'meal plan',
      'signal',
      'snow tires',
      'passports',
    ],
    never: ['canoes'],
    first: 'reminder parents',
  },
  {
    name: 'teacher before the funeral',
    family: 'prose',
    text: `Year 9 mocks need marking, two sets, data drop is Thursday at 4.

Nobody has told me who's covering my duty on Tuesday when I'm at the funeral. Ask Phil. Iron the black dress. Order flowers for Auntie Jean, they said by Monday lunchtime.

Parents' evening went well. Must email Kacper's mum like I promised though.

Would be nice to book something for February half term. Lanzarote? Anywhere warm. Passport's fine, I checked.

Car tax.`,
    items: ['mocks', 'phil', 'dress', 'flowers', 'kacper', 'half term', 'car tax'],
    never: ['passport', 'went well'],
    first: 'flowers',
  },
  {
    name: 'dad between two houses',
    family: 'prose',
    text: `Kids are with me from Friday so the bunk bed has to be put together by then, it's still in bits all over the spare room. Solicitor wants the Form E with twelve months of bank statements, she needs it Wednesday. I have eight of the months so download the other four statements. Ask Mum for the high chair? no, Theo's too old now, forget it. Freya left her reading book here, drop the reading book at school Monday. Life insurance still has Claire on it, that needs changing. Argued with Claire on the phone, no point going into it.`,
    items: ['bunk bed', 'form e', 'four statements', 'reading book', 'life insurance'],
    never: ['high chair', 'argued'],
    first: 'reading book',
  },
  {
    name: 'guitarist gig week',
    family: 'prose',
    text: `strings are dead on the Tele, restring it before saturdays gig at the Lantern. Email the promoter the stage plot, he's asked twice. I owe Jules a mix of track three, vocals too loud apparently. PRS registration for the EP. The van insurance doesn't cover Ewan i think, check that or he can't drive. Merch: count the medium shirts, reorder if under ten. Slept badly. I want to write something new, even eight bars, it's been months`,
    items: ['restring', 'stage plot', 'mix', 'prs', 'van insurance', 'shirts', 'write'],
    never: ['slept'],
  },
  {
    name: 'lorry driver home one night',
    family: 'prose',
    text: `I am home only until Sunday evening then again Rotterdam one week. So tomorrow I must fix the tap in kitchen because wife is angry for this tap three weeks already. NCT for the Skoda must be booked, they have only January so quick. Tachograph card is finish in December, apply for new. Call to brother Marek, he had operation on the knee, he is good but call. School of Zuzia want 45 euro for the trip, my wife paid. I want also to look for house in Mallow, only look, on the Daft.`,
    items: ['tap', 'nct', 'tachograph', 'marek', 'house'],
    never: ['45 euro'],
    first: 'tap',
  },
  {
    name: 'rant audit moved forward',
    family: 'rant',
    text: `I cannot BELIEVE they moved the audit forward. Again. So now the stock count has to be done by Tuesday with two people off sick and Gareth swanning about in Tenerife. And who has to rewrite the rota? Muggins. I'm so angry I could spit. Also the toilet on the second floor is still blocked and facilities just ignore me, I'll have to log it again. And then I come home and the cat's been sick on the rug, I'll have to get the rug cleaned. I've not had a lunch break since Wednesday. Need to ask Yvonne about my leave because if I lose those five days I swear to god I am done with that place.`,
    items: ['stock count', 'rota', 'toilet', 'rug', 'yvonne'],
    never: ['angry', 'tenerife', 'lunch break'],
    first: 'stock count',
  },
  {
    name: 'rant life is over at sixteen',
    family: 'rant',
    text: `ok so my life is over. mr brandt says if i dont hand in the history project by tues hes calling home and mom ALREADY thinks im failing. which im not. except maybe math so i need to ask priya to explain vectors. my phone screen is cracked and dad goes "well pay to fix it yourself" WITH WHAT. i have to find a job i guess. everyone is going to the winter dance and i still have to tell liam if im going with him. i feel sick. also i need to find the dentist form mom wanted its somewhere in my bag. nobody in this house even listens to me`,
    items: ['history project', 'priya', 'job', 'liam', 'dentist form'],
    never: ['my life', 'feel sick', 'nobody'],
    first: 'history project',
  },
  {
    name: 'rant december bride',
    family: 'rant',
    text: `Whose idea was a December wedding. Mine apparently. The florist has just "discovered" there is no eucalyptus in the country so I have to tell the florist what we want instead by Monday 5pm. His mother has invited FOUR more people, four, so the seating plan has to be redone. My dress fitting got cancelled and nobody rang to give me a new one so I'll have to ring them about the fitting. I cried in Aldi. Honestly at this point a registry office and chips. Oh and the rings need picking up from the engraver and Dan still needs shoes and he will not buy shoes unless I stand there. I have to write my vows, zero words so far. The DJ at least is paid.`,
    items: ['florist', 'seating plan', 'fitting', 'rings', 'shoes', 'vows'],
    never: ['cried', 'chips'],
    first: 'florist',
  },
  {
    name: 'rant up with mum',
    family: 'rant',
    text: `Three times last night. Three times up with Mum and the third time she didn't know who I was. I'm not complaining, well I am. The carers' assessment, I was told October, nobody came, so I need to chase social services and this time get a name. Her pads are running out, order more. My sister rings from Spain to tell me about her pool. I could scream. I have to get the attendance allowance form off before the 30th or it doesn't get backdated. The downstairs door needs a lock up high because she got out on Thursday, in her nightie, in the rain. And me, I found a lump and I need to ring the doctor and I know, I know.`,
    items: ['social services', 'pads', 'attendance allowance', 'lock', 'doctor'],
    never: ['pool', 'scream'],
  },
  {
    name: 'rant hot tub business',
    family: 'rant',
    text: `Forty minutes on hold. FORTY. Then cut off. HMRC can whistle, except they can't because the penalty appeal has to be in by 27 November and I can't find the letter from 2024, so find the letter. Meanwhile the website's been down since Thursday and the lad who built it has apparently moved to Bali so now I need to find a new web person. Customers think we've gone bust. One van has got a flat tyre that needs changing and the other one's at Kev's. I don't even like selling hot tubs any more. I've still got to work out the wages for Wednesday. Blood pressure through the roof, yes doctor, I know.`,
    items: ['appeal', 'letter', 'web', 'tyre', 'wages'],
    never: ['blood pressure', 'bust'],
    first: 'wages',
  },
  {
    name: 'rant nine day rice',
    family: 'rant',
    text: `living with children. actual children. who leaves a pan of rice for NINE days. right so: house meeting, tomorrow, i am calling it, i dont care. the electricity bill is in my name and josh hasnt paid since sept so i have to message josh tonight. landlord needs telling about the mouse (yes a mouse, because of the RICE). i am meant to be writing a dissertation chapter here, 2000 words by friday for lindqvist. instead im bleaching a sink at midnight. i want to move out. genuinely going to look at studios on spareroom. also nobody took the recycling out so guess who has to do it`,
    items: ['meeting', 'josh', 'landlord mouse', 'chapter', 'studios', 'recycling'],
    never: ['children', 'bleaching'],
    first: 'josh',
  },
  {
    name: 'rant flooded basement',
    family: 'rant',
    text: `Well the basement flooded. Six inches. Sump pump quit, $400 and it quit, worthless piece of junk. I been hauling carpet since 5 am and my back is killing me. Insurance adjuster's gonna want pictures so I gotta take pictures today before I throw anything else out. Gotta rent a dehumidifier from Home Depot. Gotta buy a new pump and not from those crooks. Carol's wedding album was down there and I about lost it, but it's dry, thank the Lord. Then my boss texts, wants the turnaround schedule Monday. MONDAY. Told him where he could put it, then told him fine I'd send the schedule. And somebody better call Mama before she hears it from Darlene.`,
    items: ['pictures', 'dehumidifier', 'pump', 'schedule', 'mama'],
    never: ['album', 'worthless', 'killing'],
    first: 'pictures',
  },
  {
    name: 'rant deactivated courier',
    family: 'rant',
    text: `So they deactivated my account. No warning. 4.9 stars two years and a robot says "unusual activity". Fine, I'll write the appeal tomorrow, screenshots and all. But what do I do for money man. Ask Ahmed if his cousin's warehouse is still hiring. Sell the second bike. Call the bank re overdraft before they call me. My girl needs her inhalers picking up from the chemist, that's before anything, today, they shut at 6. And everybody's like "stay positive bro". Stay positive. I want to throw my phone in the canal.`,
    items: ['appeal', 'ahmed', 'bike', 'overdraft', 'inhalers'],
    never: ['positive', 'canal', 'robot'],
    first: 'inhalers',
  },
];

/**
 * Pages of nobody, of the kinds that people write: planned once when a thread begins, they have what reads
 * English loaded and compiled before the first person sends theirs. In bites, for that person waits for the end
 * of one. Every other one has a ’ or a – in it, as phones write: patterns are compiled apart for such text.
 */
export const FIRST_PAGES: readonly string[] = [
  `Call Jo about the rent.
Buy milk and bread`,

  `- renew passport (runs out 3 March!!)
- book dentist for Sam, before the holidays
- pay the water bill, £84, by Friday
- email Priya the invoice + chase the one from June
- fix the dripping tap in the bathroom
* shopping: oats, washing powder, two light bulbs
1. cancel the gym
2) ring mum back tonight
[ ] post the parcel to Leeds
[x] water the plants
- birthday present for Ana, something for the garden?
- kitchen: wipe down the fridge, defrost the freezer, throw out the old spices
- car: MOT, tyres, insurance renewal 12/2
- learn to play one song on the guitar`,

  `# Moving out
We have to be out by the end of the month and I have not packed a single box. I need to find a van, ask Tom whether he can help on Saturday, and tell the landlord about the broken blind. The deposit is 900 pounds, so the flat should be cleaned properly before they come round.

## Work
Finish the slides for Monday’s meeting: the numbers are in the sheet that Karen sent last week. I promised to review Ali's draft, too. Someone has to write to the printers because the posters came out too dark.

## Done already
Paid the council tax. I did call the bank in the end.`,

  `ok so um first thing i need to ring the surgery about my results and then pick up the prescription because they close at five and i still haven't done the form for the school trip it needs to be in by wednesday and sign it obviously what else the bins go out tomorrow morning and i should really message dave about the band practice oh and the brakes on the bike are squeaking so get those looked at and find the charger for the camera and maybe write down the ideas for the stall before i forget them`,

  `I’m so tired and everything is too much today. The house is a tip, I can’t think, and I feel awful about missing Rosa’s birthday. My boss keeps asking for the report. It’s half done but the charts are missing and I’m scared to open it. I want to start the podcast, I’ve been saying that for a year. If I could only get the desk clear I could record something. Must apologise to Rosa. The cat needs her injection, the vet said within two weeks. Never mind the shelves, they can wait. What am I even doing about the tax return?`,

  `website
  pick a name, buy the domain
  write the about page
  ask Lee for photos
exam on the 14th, revise chapters 3 to 6, past papers
laundry!! dishes, hoover
owe Kim 20 quid
boiler making that noise again
gift for the teacher / card
passport photos -> library
need: screws, wood glue, sandpaper
apply for the grant – deadline next Tuesday, budget first
sell the old bike
call back: Nadia, the plumber, HMRC
plan the allotment, sow the beans
thesis intro
spare room is full of boxes`,
];

import { type TestDump } from './test-dump.ts';

/** Once scored unseen; learned from since. */
export const SEEN_SEVENTH_SPOKEN: readonly TestDump[] = [
  {
    name: 'in the car',
    family: 'dictation',
    text: 'okay so first thing call the garage about the brakes then i need to get a birthday card for theo and drop the parcel at the post office oh and remind me to move money into the joint account and the school rang about head lice so buy the shampoo that is all',
    items: [
      'garage brakes',
      'birthday card theo',
      'parcel post office',
      'money account',
      'shampoo',
    ],
  },
  {
    name: 'homophones and no full stops',
    family: 'dictation',
    text: 'um i need to right a cover letter for the museum job and by male the form to the counsel and i have to meat julian too go over the budget and also the car tax is dew on the thirtieth and i should pay four the tickets',
    items: ['cover letter museum', 'form', 'julian', 'car tax', 'tickets'],
  },
  {
    name: 'walking the dog',
    family: 'dictation',
    text: "so the dog needs his booster and i have to email the letting agent about the damp and i've got to find the charger for the camera and you know i keep meaning to back up the photos before the phone dies and uh defrost the freezer and text marta happy birthday",
    items: [
      'booster',
      'letting agent damp',
      'charger camera',
      'photos',
      'defrost freezer',
      'text marta',
    ],
  },
  {
    name: 'a podcaster thinking aloud',
    family: 'dictation',
    text: 'right episode twelve is recorded but not edited so edit that cut the intro down write the show notes and schedule it for thursday then i need a guest for thirteen maybe ask priyanka or that beekeeper and the microphone stand is wobbly order a new one and update the website with the new logo',
    items: [
      'edit',
      'intro',
      'show notes',
      'schedule thursday',
      'guest',
      'microphone stand',
      'website logo',
    ],
  },
  {
    name: 'changes of mind',
    family: 'dictation',
    text: 'book the table for seven no wait eight people and order the balloons and actually forget the balloons tell clara about the surprise pick up the cake on friday morning and hoover before they come and i need to wrap the present',
    items: ['table eight', 'clara surprise', 'cake', 'hoover', 'wrap present'],
  },
  {
    name: 'a caretaker of his mother',
    family: 'dictation',
    text: "mum's tablets run out on tuesday so i need to reorder them and her hearing aid is whistling ring the clinic also she wants her hair done and the carer is off next week so ask my sister to cover and the blue badge form is still on the kitchen table i have to fill it in and post it",
    items: ['tablets', 'hearing aid', 'hair', 'sister', 'blue badge form'],
  },
  {
    name: 'short breaths with line breaks',
    family: 'dictation',
    text: `dentist
i need to chase the insurance about the window
and the hamster cage
what else
oh yeah print the boarding passes
and buy euros`,
    items: ['dentist', 'insurance window', 'hamster cage', 'boarding passes', 'euros'],
  },
  {
    name: 'a lecturer in a hurry',
    family: 'dictation',
    text: 'mark the resits upload the slides for week nine reply to the dean about the room change submit the travel claim and read the draft that yuki sent and prepare two questions for the seminar',
    items: ['resits', 'slides', 'dean room', 'travel claim', 'draft yuki', 'questions seminar'],
  },
  {
    name: 'one word',
    family: 'short',
    text: 'Christmas',
    items: ['christmas'],
  },
  {
    name: 'one wish',
    family: 'short',
    text: 'i want to start a small ceramics shop',
    items: ['ceramics'],
  },
  {
    name: 'two things',
    family: 'short',
    text: 'finish the crossword book proposal and clean my paintbrushes',
    items: ['crossword book proposal', 'paintbrushes'],
  },
  {
    name: 'a deadline and a fear',
    family: 'short',
    text: 'grant application due friday, terrified, havent started the budget',
    items: ['grant application', 'budget'],
    never: ['terrified'],
  },
];

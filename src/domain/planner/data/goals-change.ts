import { goalFamily, type GoalFamily } from '../shaping/goal-family.ts';

/** Goals of changing something: where one lives, habits, animals, whom one asks for help, what one makes by hand. */
export const CHANGE_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'move-away',
    size: 'task',
    verbs:
      'move-to move-in-with move-in-together move-out-of move-back-to move-back-in move-abroad relocate emigrate',
    nouns: '',
    except:
      'next chapter page typescript python system server bank provider plan app account phone tab line folder week monday tuesday wednesday thursday friday saturday sunday tomorrow production staging done archive trash inbox',
    related: '',
    steps: `
      # {it}
      ## Dates and people
      Write the dates of the move | {it}: keys, van, last day, on one page. | 15
      List who must hear of the move | Landlord, bank, work, doctor, post. | 20
      Find three places to live | {it}: only save them. No writing today. | 25
      ## Papers and money
      Find out which papers you need | {it}: the official page, one list. | 25
      Write down what the move costs | Van, deposit, first month. Round numbers. | 20
      Ask two people to help | Name a day and promise pizza. | 15
      ## One box at a time
      Get ten boxes for the move | Supermarkets give them away. | 25
      Pack one box | Things you have not touched this year. | 30
      Pack a first-night bag | Sheets, charger, kettle, medicine. | 20`,
  }),
  goalFamily({
    id: 'home-of-ones-own',
    size: 'task',
    verbs: 'buy sell',
    nouns: 'house flat apartment home',
    except: 'paint insurance',
    related: '',
    steps: `
      # {it}
      ## What you want
      Write three musts for {it} | Place, size, one thing you would not give up. | 15
      Write the sum for {it} | What you could pay, or what you need to get. | 20
      Ask one person about {it} | Somebody who did it a while ago. | 15
      ## First answers
      Ask a bank or agent about {it} | One short message is enough. | 20
      Find the papers for {it} | Income, plans, bills: one folder. | 25
      Look at five others like {it} | What do they cost, and what do they show? | 25`,
  }),
  goalFamily({
    id: 'renovate',
    size: 'task',
    verbs: 'renovate redo redecorate decorate refurbish remodel refit',
    nouns: 'bathroom kitchen room bedroom lounge house flat apartment hall hallway office loft',
    except: 'cake tree',
    related: '',
    steps: `
      # {it}
      ## Decide
      Write what {it} must do | Three musts, and one thing that may stay. | 15
      Measure {it} and draw it | Pencil and paper. Crooked is fine. | 25
      Save three pictures for {it} | Twenty minutes, then stop looking. | 20
      ## Begin
      Set a sum for {it} | One number you can live with. | 15
      Ask two people for a price | Send the drawing of {it} and a photo. | 20
      Choose the first small part of {it} | One wall or one tap is a part. | 15`,
  }),
  goalFamily({
    id: 'paint-a-room',
    size: 'task',
    verbs: 'paint',
    nouns: 'room bedroom kitchen bathroom lounge hall hallway wall walls ceiling fence shed door',
    except: 'quote',
    related: '',
    steps: `
      # {it}
      ## Ready
      Choose a colour for {it} | Three samples, one choice. | 20
      Get paint and brushes for {it} | Measure first; the tin says how far it goes. | 30
      Cover what stays clean around {it} | Old sheets and tape. | 30
      ## Paint
      Paint the edges of {it} | A small brush, slowly. | 30
      Paint one surface of {it} | One wall is a day's work done. | 30
      Wash brushes and look at {it} | Note where a second coat goes. | 15`,
  }),
  goalFamily({
    id: 'set-up-a-place',
    size: 'task',
    verbs: 'set-up make create build',
    nouns: 'studio workshop office workspace corner darkroom',
    except: 'online attend slides book invitation',
    related: '',
    steps: `
      # {it}
      ## A place to begin
      Choose the spot for {it} | Light, a socket, a door that closes. Two of three will do. | 15
      Clear one table for {it} | One is enough to begin on. | 25
      List what {it} really needs | Only what the first hour needs. | 15
      Bring the first three things | Put them where the hand finds them in {it}. | 20
      Do ten minutes of work in {it} | Then move what was in the way. | 15`,
  }),
  goalFamily({
    id: 'sell-a-thing',
    size: 'task',
    verbs: 'sell',
    nouns:
      'car bike bicycle van motorbike sofa couch bed desk table piano guitar camera laptop phone console furniture clothes books records kiln loom',
    except: 'insurance',
    related: '',
    steps: `
      # {it}
      ## Shown and gone
      Take five photos of {it} | Daylight, all sides, the scratch as well. | 20
      See what others ask for {it} | Three offers, the middle price. | 15
      Write three plain lines about {it} | Age, state, where to collect it. | 15
      Put {it} on one site | One is enough. | 20
      Answer the first message about {it} | A day, a time, cash or transfer. | 15`,
  }),
  goalFamily({
    id: 'debt',
    size: 'sitting',
    verbs: 'get clear pay reduce tackle face',
    nouns: 'debt debts',
    except: 'advice back',
    related: '',
    steps: `
      # {it}
      ## Look kindly
      List whom you owe money | Name and rough sum. Nothing has to be decided. | 20
      Write what comes in each month | Round numbers will do. | 15
      Look up free advice on {it} | Many towns have it, and nobody judges. | 20
      Ask the first for more time | One short letter or call about {it}. | 25`,
  }),
  goalFamily({
    id: 'save-money',
    size: 'task',
    verbs: 'save',
    nouns: 'money house flat trip holiday wedding car emergency deposit',
    except: 'files photos date seat receipts',
    related: '',
    steps: `
      # {it}
      ## A first sum
      Write what you save for, and how much | One number. It may change. | 15
      Look at last month's account | Circle three costs that you would not miss. | 20
      Stop one of those costs | One is a real step. | 20
      Set up a small monthly transfer | The day after pay day. Five counts. | 15`,
  }),
  goalFamily({
    id: 'give-up-a-habit',
    size: 'task',
    verbs: 'quit stop give-up cut-down cut-out reduce',
    nouns:
      'smoking drinking vaping cigarettes alcohol sugar nicotine weed coffee caffeine gambling scrolling procrastinating social screen',
    except: 'job buying',
    related: '',
    steps: `
      # {it}
      ## One day at a time
      Write one reason of your own | Yours, and nobody else's. | 15
      Note three moments of a day | Those in which {it} is hardest to leave. | 15
      Choose what to do instead | For the first of those moments: tea, a walk, a call. | 15
      Tell one person about it | Somebody who will not preach. | 15
      Ask a doctor or helpline about it | With help it is far easier. | 20`,
  }),
  goalFamily({
    id: 'eat-and-weigh',
    size: 'task',
    verbs: 'lose eat cook improve change fix',
    nouns: 'weight healthier healthy healthily better diet vegetables',
    except: 'dinner lunch',
    related: '',
    steps: `
      # {it}
      ## One easy thing
      Write down what you like to eat | Ten things. Nothing is forbidden. | 15
      Choose one meal to make easier | The one that goes wrong most often. | 15
      Shop for that one meal | The list, and one treat. | 30
      Walk for fifteen minutes | Round the block is enough. | 15`,
  }),
  goalFamily({
    id: 'train-for-it',
    size: 'task',
    verbs: 'run train walk cycle swim ride prepare',
    nouns: 'marathon half-marathon 10k 5k triathlon race parkrun swim ride',
    except: 'puppy dog',
    related: '',
    steps: `
      # {it}
      ## Small and often
      Find date and place of {it} | And by when to sign up. | 15
      Lay out clothes to train in | Beside the bed or the door. | 15
      Move for fifteen minutes | Slow enough to talk. | 15
      Choose a plan for {it} | The first plan for beginners that you find. | 20
      Put three dates in your week | Short ones. One may be missed. | 15`,
  }),
  goalFamily({
    id: 'sleep',
    size: 'task',
    verbs: 'fix improve sort get mend',
    nouns: 'sleep bedtime insomnia',
    except: 'bag study',
    related: '',
    steps: `
      # {it}
      ## A softer evening
      Write when you slept this week | Rough times. Only look. | 15
      Choose an hour to dim the lights | An alarm in the evening helps. | 15
      Put the charger outside the bedroom | And a plain alarm clock inside. | 15
      Lay out something calm for tonight | A book, a bath, a quiet record. | 15
      Write to a doctor about {it} | If it has been long, it is no small thing. | 20`,
  }),
  goalFamily({
    id: 'find-somebody',
    size: 'task',
    verbs: 'find get hire',
    nouns:
      'therapist counsellor dentist doctor gp psychiatrist lawyer solicitor accountant plumber electrician builder gardener cleaner nanny childminder tutor coach babysitter roommate flatmate lodger',
    except: 'appointment call results bill letter prescription invoice back note from to',
    related: '',
    steps: `
      # {it}
      ## Ask around
      Write what you want help with | Three plain lines for {it}, to send to each. | 15
      Ask two people whom they know | A name from a friend saves an hour. | 15
      Note three names with a number | One search, twenty minutes, stop. | 20
      Write or ring the first one | The three lines, and when you have time. | 20
      Ask the next one as well | Two answers are better than waiting for one. | 15`,
  }),
  goalFamily({
    id: 'assessment',
    size: 'task',
    verbs: 'get ask arrange book seek request',
    nouns: 'assessment diagnosis referral',
    except: 'results send upload',
    related: '',
    steps: `
      # {it}
      ## Asked for
      Write five things that made you ask | From home, work and school. Plain words. | 25
      Look up who gives {it} | Where you live: one official page. | 20
      Write to your doctor about {it} | The five things are the letter. | 20
      Ask one person what they see | Somebody who has known you for long. | 15
      Put papers for {it} in one place | Letters, school reports, old notes. | 15`,
  }),
  goalFamily({
    id: 'an-animal',
    size: 'task',
    verbs: 'adopt get',
    nouns: 'dog cat puppy kitten rabbit rabbits hens chickens pet',
    except: 'vet groomed groomer jab jabs vaccinated walked back wormed fed chipped',
    related: '',
    steps: `
      # {it}
      ## Think, ask, visit
      Write a usual day with {it} | Who walks, feeds, cleans, and when you are away. | 20
      Ask everybody at home about {it} | And the landlord. | 15
      Count what {it} costs a month | Food, vet, somebody to mind them. | 20
      Find two shelters near you | Note when they are open. | 15
      Write to one about {it} | Two lines about your home. | 15`,
  }),
  goalFamily({
    id: 'teach-an-animal',
    size: 'task',
    verbs: 'train teach',
    nouns: 'puppy dog cat horse kitten pup',
    except: '',
    related: '',
    steps: `
      # {it}
      ## Short and friendly
      Choose one thing for {it} to learn | "Sit" or "wait". Only one. | 15
      Cut small treats for {it} | As small as a pea, in one pocket. | 15
      Practise three times five minutes | Stop while {it} still likes it. | 15
      Find one class or video | Kind methods, near you or free. | 20`,
  }),
  goalFamily({
    id: 'meet-people',
    size: 'task',
    verbs: 'make meet find',
    nouns: 'friend friends people',
    except: 'for dinner lunch',
    related: '',
    steps: `
      # {it}
      ## One hello
      Write to one person you liked | Two lines, long silence or not. | 15
      List three things you like to do | People who like them are good company. | 15
      Find one place for one of them | A class, a club, a café. Only look. | 20
      Put one evening in the calendar | Going once binds you to nothing. | 15`,
  }),
  goalFamily({
    id: 'grow-things',
    size: 'task',
    verbs: 'grow plant start sow',
    nouns: 'vegetables veg tomatoes herbs flowers potatoes beans salad bulbs garlic',
    except: '',
    related: '',
    steps: `
      # {it}
      ## One pot first
      Choose a place for {it} | Light and water near by. A pot counts. | 15
      Get seeds or plants and soil | Two kinds are plenty for {it}. | 30
      Fill one pot or bed for {it} | Loosen, fill, water. | 25
      Sow or plant the first of {it} | The packet says how deep. | 20
      Put watering in the calendar | Next to something you do anyway. | 15`,
  }),
  goalFamily({
    id: 'make-by-hand',
    size: 'task',
    verbs: 'sew knit crochet weave carve quilt embroider upholster build',
    nouns:
      'quilt dress skirt shirt coat jumper sweater scarf hat blanket bag curtains costume toy bowl spoon shed table desk shelf shelves bookcase fence deck treehouse bench cabinet wardrobe planter chair greenhouse workbench bed rug basket',
    except: 'on hem button',
    related: '',
    steps: `
      # {it}
      ## Before the first cut
      Sketch {it} with its measures | Pencil and paper. Crooked is fine. | 20
      List what {it} needs | Look at what you have first. | 15
      Get what is missing for {it} | Only for the first part. | 30
      ## Make
      Set up a place for {it} | Tools on one table, good light. | 15
      Make the first part of {it} | The smallest one that belongs to it. | 30
      Make the next part of {it} | Stop when the timer rings, wherever you are. | 30`,
  }),
  goalFamily({
    id: 'move-a-site',
    size: 'task',
    verbs: 'move migrate transfer upgrade',
    nouns: 'server site website domain hosting database blog newsletter repo',
    except: '',
    related: '',
    steps: `
      # {it}
      ## Carefully
      List what runs on {it} | One line each, and who would notice. | 20
      Make a copy of {it} | And open it once, to see that it is whole. | 25
      Write the steps for {it} | Six lines, and the way back. | 20
      Try {it} in the new place | Beside the old one; nothing is switched yet. | 30
      Switch {it} and look | Keep the old one for a week. | 25`,
  }),
  goalFamily({
    id: 'estate',
    size: 'task',
    verbs: 'sort deal settle do',
    nouns: 'estate probate inheritance',
    except: 'agent agents',
    related: '',
    steps: `
      # {it}
      ## One letter at a time
      Put the papers for {it} in one box | Nothing has to be read today. | 20
      List who has to be told | Bank, pension, insurance: one line each. | 20
      Look up who decides about {it} | One official page, and what they ask for. | 20
      Ask somebody to sit with you | Two people and one pile of {it}. | 15`,
  }),
  goalFamily({
    id: 'separation',
    size: 'task',
    verbs: 'get file sort start do',
    nouns: 'divorce separation custody',
    except: '',
    related: '',
    steps: `
      # {it}
      ## First ground
      Write what matters most to you | Three lines about {it}. Nobody else reads them. | 20
      Write your questions about {it} | Home, money, children: as they come. | 20
      Find a free first talk about {it} | Advice centres have them. | 20
      Copy the papers you may need | Keep them where only you go. | 25
      Tell one person you trust | You need not do {it} alone. | 15`,
  }),
];

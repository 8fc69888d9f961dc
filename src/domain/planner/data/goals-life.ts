import { goalFamily, type GoalFamily } from '../shaping/goal-family.ts';

/** Goals of home, paper, work, people and body. Every step carries the person's own words in `{it}`. */
const MOVE_STEPS = `
      # Know what is coming
      ## Dates and people
      Write the dates for {it} | Keys, van, last day, on one page. | 15
      List who must hear about {it} | Landlord, bank, work, doctor, post. | 20
      Ask two people to help with {it} | Name a day and promise pizza. | 15
      # Pack
      ## One box at a time
      Get ten boxes for {it} | Supermarkets give them away. | 25
      Pack one box for {it} | Things you have not touched this year. | 30
      Fill one bag to give away | Less to carry for {it}. | 25
      # Tell everyone
      ## Addresses and keys
      Send your new address for {it} | Start with bank and work. | 30
      Have your post sent on | One form online, for {it}. | 20
      Pack a first-night bag for {it} | Sheets, charger, kettle, medicine. | 20`;

export const LIFE_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'taxes',
    size: 'sitting',
    verbs: 'do file finish sort submit start prepare pay',
    nouns: 'tax taxes self-assessment vat',
    except: 'council car road',
    related: 'receipts invoices accountant',
    steps: `
      # {it}
      ## Papers in one place
      Put the papers for {it} together | One pile or one folder. No reading yet. | 20
      Find the login for {it} | Sign in once. Reset the password if needed. | 20
      List what is missing for {it} | Income, costs, letters: one line each. | 20
      ## Fill in and send
      Fill in the easy parts of {it} | Name, address, what you know by heart. | 25
      Add the numbers to {it} | Guess roughly where allowed, mark what is open. | 30
      Check {it} once and send | Save the confirmation where you will find it. | 20`,
  }),
  goalFamily({
    id: 'budget',
    size: 'sitting',
    verbs: 'do make sort finish work fix set look face',
    nouns: 'budget finances money debt debts savings bank overdraft',
    except:
      'report spreadsheet meeting boss cash card transfer owe trip school lunch dinner pocket',
    related: '',
    steps: `
      # {it}
      ## Look kindly
      Open your account and look at {it} | Only look. Nothing has to be decided. | 15
      Write down what comes in | Round numbers are fine for {it}. | 15
      Write down five regular costs | The biggest five say most about {it}. | 20
      Choose one small change for {it} | One subscription or one habit. | 15`,
  }),
  goalFamily({
    id: 'bills',
    size: 'task',
    verbs: 'pay sort face deal open',
    nouns: 'bills debts invoices letters',
    except: 'send',
    related: '',
    steps: `
      # {it}
      ## One after the other
      Put {it} in one pile | Open the envelopes. Reading comes next. | 15
      Write amount and date on {it} | Nearest date on top. | 15
      Pay the first of {it} | Only the top one. If money is short, ask for more time. | 20
      Pay or plan the rest of {it} | A note with a date counts. | 25`,
  }),
  goalFamily({
    id: 'paperwork',
    size: 'sitting',
    verbs: 'sort do deal organise organize tackle clear go face',
    nouns: 'paperwork papers documents mail post receipts filing admin',
    except: 'office redirect photos instagram blog social linkedin',
    related: '',
    steps: `
      # {it}
      ## The pile
      Put {it} on one table | Everything in one place, nothing read. | 15
      Make three heaps of {it} | Act, keep, bin. Ten seconds each. | 25
      Bin and file {it} | The easy heaps first. | 20
      Do one thing from {it} | The top of the act heap, only that. | 25`,
  }),
  goalFamily({
    id: 'passport',
    size: 'task',
    verbs: 'renew apply get sort',
    nouns: 'passport visa licence license id residence permit',
    except: 'photos photo library tv',
    related: '',
    steps: `
      # {it}
      ## Ready to send
      Find out what {it} needs | The official page: cost, photo, papers. | 20
      Take a photo for {it} | A booth, or a friend and a white wall. | 20
      Fill in the form for {it} | Have the old one beside you. | 30
      Pay and send {it} | Keep the receipt and the number. | 20`,
  }),
  goalFamily({
    id: 'insurance',
    size: 'task',
    verbs: 'sort renew compare switch find research get look change',
    nouns: 'insurance broadband energy electricity mortgage pension tariff internet provider',
    except: 'bill pay card',
    related: '',
    steps: `
      # {it}
      ## Compare and choose
      Find the papers for {it} | What you pay now, and until when. | 15
      Get three offers for {it} | One comparison page, three screenshots. | 25
      Choose one offer for {it} | Good enough and cheaper is a win. | 20
      Switch or keep {it} | Do it online; note the date. | 20`,
  }),
  goalFamily({
    id: 'job-application',
    size: 'sitting',
    verbs: 'apply submit send write finish',
    nouns:
      'job residency application grant scholarship course position internship fellowship funding degree university college apprenticeship',
    except: 'refund leave',
    related: 'cv references portfolio letter',
    steps: `
      # {it}
      ## Know what they want
      Read what {it} asks for | Mark the deadline and every paper they want. | 20
      List what you have for {it} | And what is missing. One line each. | 15
      Ask one person about {it} | A reference, a reader, or a short pep talk. | 15
      ## Write and send
      Write a rough text for {it} | Why you, in plain words. Rough is fine. | 30
      Put the papers for {it} together | Rename the files clearly. | 20
      Read {it} once and send | Done beats perfect. Keep a copy. | 20`,
  }),
  goalFamily({
    id: 'find-job',
    size: 'project',
    verbs: 'find get look search start change',
    nouns: 'job jobs work freelance clients gig',
    except: 'done application keys photos centre center appointment',
    related: 'cv resume linkedin interview application',
    steps: `
      # Know what to look for
      ## A short list
      Write what {it} should be like | Three musts, three nevers. | 15
      Save five openings for {it} | Only save. No applying today. | 25
      Choose one of them for {it} | The one you could imagine on a Tuesday. | 15
      # Send something
      ## First application
      Update the top of your CV | The last two years, for {it}. | 30
      Write three lines for {it} | Why you, why them, when you can start. | 25
      Send one application for {it} | One is a real step. | 20`,
  }),
  goalFamily({
    id: 'cv',
    size: 'sitting',
    verbs: 'update write finish redo make',
    nouns: 'cv resume résumé linkedin bio',
    except: 'send print',
    related: '',
    steps: `
      # {it}
      ## Up to date
      Open {it} and read it once | Mark what is old. No mending yet. | 15
      Add the last things to {it} | Dates, names, one line each. | 25
      Cut {it} to what matters | If it does not help, it goes. | 20
      Save {it} with today's date | A PDF, where you will find it. | 15`,
  }),
  goalFamily({
    id: 'interview',
    size: 'sitting',
    verbs: 'prepare get practise practice',
    nouns: 'interview appraisal',
    except: 'edit form transcribe',
    related: '',
    steps: `
      # {it}
      ## Calm and ready
      Note time and place of {it} | And how to get there, or the link. | 15
      Write three stories for {it} | Something hard, something good, something learned. | 30
      Write two questions for {it} | Things you really want to know. | 15
      Lay out things for {it} | Clothes, papers, water, charger. | 15`,
  }),
  goalFamily({
    id: 'exam',
    size: 'sitting',
    verbs: 'study revise prepare learn cram',
    nouns: 'exam exams test finals midterm chemistry maths biology physics history theory quiz',
    except:
      'book eye eyes sight blood smear hearing allergy pregnancy covid urine swab boiler smoke alarm flaky spec unit software code integration pat water soil battery mic',
    related: '',
    steps: `
      # {it}
      ## Small rounds
      List the topics for {it} | Mark each: fine, shaky, no idea. | 15
      Learn one shaky topic for {it} | Notes closed after ten minutes, then say it aloud. | 30
      Do three questions for {it} | Wrong answers tell you what comes next. | 30
      Make one page of notes | Everything hard about {it}, on one page. | 25`,
  }),
  goalFamily({
    id: 'learn-skill',
    size: 'project',
    verbs: 'learn practise practice study',
    nouns: '',
    except: 'exam test exams lines how more with',
    related: 'lesson lessons teacher course',
    steps: `
      # Begin small
      ## First contact
      Choose why to learn {it} | One sentence: what will you do with it? | 15
      Find one beginner lesson for {it} | The first decent one. Stop looking then. | 20
      Do ten minutes of {it} | Clumsy is the right level. | 15
      # Keep it going
      ## A light habit
      Pick a time for {it} | Tie it to something you do anyway. | 15
      Repeat the first lesson of {it} | Twice is where it starts to stick. | 25
      Try something real with {it} | One song, one sentence, one small thing. | 30
      Show someone a bit of {it} | Or record it for yourself. | 15`,
  }),
  goalFamily({
    id: 'read-book',
    size: 'task',
    verbs: 'read',
    nouns: 'book novel books article articles papers paper thesis',
    except: 'email',
    related: '',
    steps: `
      # {it}
      ## A few pages
      Put {it} where you sit | With a pen, and the phone elsewhere. | 15
      Read {it} for twenty minutes | Skipping is allowed. | 20
      Write three lines about {it} | What stayed with you. | 15`,
  }),
  goalFamily({
    id: 'buy-big',
    size: 'task',
    verbs: 'buy get choose find replace',
    nouns:
      'laptop computer phone car sofa bed mattress fridge bike desk chair camera washing machine tv table',
    except:
      'out food insurance charger case bulb part leads battery batteries flat fixed bill photos keys present',
    related: '',
    steps: `
      # {it}
      ## Choose well enough
      Write what {it} must do | Three musts and the most you will pay. | 15
      Find three that fit {it} | One shop or one test site. | 25
      Sleep on it, then order {it} | The first that meets the musts. | 20`,
  }),
  goalFamily({
    id: 'party',
    size: 'project',
    verbs: 'plan organise organize throw host arrange',
    nouns:
      'party birthday wedding shower reunion christmas event funeral dinner anniversary baptism meetup',
    except: 'present card cards gift cake bouquet list tree lights shopping',
    related: 'invitations guests cake venue invite food music decorations',
    steps: `
      # Decide the shape
      ## Three decisions
      Pick a day for {it} | Two possible dates are enough to ask people. | 15
      List who comes to {it} | First names. Ten minutes. | 15
      Choose a place for {it} | At home is a good answer. | 20
      # Tell people
      ## Invite
      Write a short invitation to {it} | When, where, what to bring. | 15
      Send the invitation to {it} | One group message will do. | 15
      Note who comes to {it} | A list with ticks. | 15
      # Food and fun
      ## Enough, not more
      Write a shopping list for {it} | One dish, one drink, one sweet thing. | 20
      Ask two people to bring something | People like to help with {it}. | 15
      Set up one corner for {it} | Chairs, music, a light. | 30`,
  }),
  goalFamily({
    id: 'gift',
    size: 'task',
    verbs: 'choose make find decide',
    nouns: 'gift present presents gifts',
    except: 'wrap post return',
    related: '',
    steps: `
      # {it}
      ## Found and wrapped
      Write five ideas for {it} | What did they mention or laugh about? | 15
      Pick one idea and get {it} | The first that makes you smile. | 25
      Wrap {it} and write a line | Paper, tape, one true sentence. | 20`,
  }),
  goalFamily({
    id: 'trip',
    size: 'project',
    verbs: 'plan book organise organize arrange',
    nouns: 'trip holiday vacation travel honeymoon journey weekend',
    except: 'cancel insurance tickets',
    related: 'flights hotel hostel packing passport visa train tickets itinerary',
    steps: `
      # Decide
      ## Where and when
      Choose dates for {it} | Two options, then ask who comes along. | 15
      Set a sum for {it} | One number you can live with. | 15
      Pick a place for {it} | Three candidates, one choice. | 20
      # Book
      ## The big three
      Find a way to get there | Train, bus, flight: note the two best for {it}. | 25
      Find a bed for {it} | Clean, near, can be cancelled. | 25
      Book both for {it} | Save the confirmations in one folder. | 20
      # Get ready
      ## Pack
      Write a packing list for {it} | Only what you would miss. | 15
      Check papers for {it} | Passport, cards, tickets, medicine. | 15
      Pack the bag for {it} | Half of what you think. | 30`,
  }),
  goalFamily({
    id: 'move-house',
    size: 'project',
    verbs: 'move plan prepare pack find organise organize',
    nouns: 'house flat apartment move moving home removal',
    except:
      'clean tidy insurance phone work office up clear hoover cleaning mess sell repair fix keys kids viewing party warming sitter',
    related: 'boxes council redirect address landlord deposit meter oven van pack movers',
    steps: MOVE_STEPS,
  }),
  goalFamily({
    id: 'the-move',
    size: 'project',
    verbs: 'do sort',
    nouns: 'move moving removal',
    except:
      'clean tidy insurance phone work office up clear hoover cleaning mess sell repair fix keys kids viewing party warming sitter',
    related: 'boxes council redirect address landlord deposit meter oven van pack movers',
    steps: MOVE_STEPS,
  }),
  goalFamily({
    id: 'declutter',
    size: 'task',
    verbs: 'clear declutter clean tidy sort organise organize empty sort deal',
    nouns:
      'flat house apartment garage shed loft attic basement wardrobe closet room studio office bedroom home cellar hall hallway clutter workshop spare',
    except:
      'car paint move clothes email emails inbox desk work bathroom mould leak bulb lightbulb',
    related: '',
    steps: `
      # {it}
      ## One corner first
      Fill one bag with rubbish from {it} | Only rubbish. No decisions. | 15
      Take out what does not belong in {it} | Into one box by the door. No decisions. | 15
      Put back what has a place in {it} | Only the easy things. The rest may wait. | 15
      Clear one surface in {it} | A table or a shelf. Enjoy it for a minute. | 25
      Wipe or sweep a part of {it} | Better counts as done. | 20`,
  }),
  goalFamily({
    id: 'repair-home',
    size: 'task',
    verbs: 'fix repair mend get install replace deal',
    nouns:
      'roof boiler window washing-machine dishwasher leak tap sink toilet door fence oven shower heating radiator lock wall ceiling mould mold damp washing machine plaster gutter',
    except: 'squeaky bulb back ready buy',
    related: '',
    steps: `
      # {it}
      ## Look, ask, mend
      Look at {it} and take a photo | Write down what it does and since when. | 15
      Search what helps with {it} | Ten minutes: can you, or a professional? | 20
      Call or message someone about {it} | Landlord, handy friend or a firm. Send the photo. | 20
      Do the first fix on {it} | Or agree a date for someone to come. | 30`,
  }),
  goalFamily({
    id: 'garden',
    size: 'task',
    verbs: 'do tidy sort weed plant dig clear clean work start',
    nouns: 'garden yard allotment balcony beds',
    except: 'furniture lane',
    related: '',
    steps: `
      # {it}
      ## A patch at a time
      Walk round {it} and look | Choose one square metre. | 15
      Pull weeds in that part of {it} | One bucket is enough. | 25
      Plant or cut one thing in {it} | What would please you most? | 25
      Water {it} and put tools away | Take a photo; it looks better. | 15`,
  }),
  goalFamily({
    id: 'meal-prep',
    size: 'task',
    verbs: 'plan cook prep prepare do meal make',
    nouns: 'meals meal lunches prep dinners',
    except: 'party order out',
    related: '',
    steps: `
      # {it}
      ## Easy food
      Choose two dishes for {it} | Ones you have cooked before. | 15
      Write the shopping list for {it} | Look in the fridge first. | 15
      Shop for {it} | The list and one treat. | 30
      Cook one pot of {it} | Double amount, half for the freezer. | 30`,
  }),
  goalFamily({
    id: 'exercise-habit',
    size: 'task',
    verbs: 'exercise start join get run',
    nouns: 'exercise fit gym running yoga shape fitness more workout swimming',
    except: 'cancel pay sleep errands membership',
    related: '',
    steps: `
      # {it}
      ## Small and often
      Lay out clothes to exercise in | Beside the bed or the door. | 15
      Walk for fifteen minutes | Round the block is exercise too. | 15
      Pick two times a week to exercise | Write them in the calendar, small. | 15`,
  }),
  goalFamily({
    id: 'inbox',
    size: 'task',
    verbs: 'clear sort answer deal catch go tackle do reply',
    nouns: 'inbox emails backlog mailbox unread',
    except: 'to from',
    related: '',
    steps: `
      # {it}
      ## Lighter, not empty
      Star five things in {it} | Five that matter. Ignore the rest. | 15
      Answer two of them from {it} | Two sentences each are enough. | 20
      Archive the oldest mail in {it} | If it matters, they will write again. | 20`,
  }),
  goalFamily({
    id: 'complaint',
    size: 'task',
    verbs: 'complain dispute claim appeal',
    nouns: '',
    except: 'expenses',
    related: '',
    steps: `
      # {it}
      ## Facts and a wish
      Collect the papers about {it} | Order number, dates, photos. | 20
      Write five plain lines about {it} | What happened, what you want, by when. | 25
      Send it and note the date | For {it}; ask again in two weeks. | 15`,
  }),
  goalFamily({
    id: 'hard-talk',
    size: 'task',
    verbs: 'talk speak confront apologise apologize break tell have',
    nouns:
      'boss manager partner conversation husband wife boyfriend girlfriend flatmate roommate landlord',
    except: "i'm not coming sick late call email emailing",
    related: '',
    steps: `
      # {it}
      ## Say it kindly
      Write what you want from {it} | One sentence. And what you do not need. | 15
      Choose a first sentence for {it} | Say it aloud twice. | 15
      Ask for a good moment | Name a time for {it}: walking helps. | 15
      Have the talk: {it} | You may pause or stop at any time. | 25`,
  }),
  goalFamily({
    id: 'research',
    size: 'task',
    verbs: 'research compare look',
    nouns: '',
    except: 'after for forward sad recipe at round',
    related: '',
    steps: `
      # {it}
      ## Enough to choose
      Write one question about {it} | What do you need to know to go on? | 15
      Find three answers on {it} | Twenty minutes, three links, stop. | 20
      Pick one and note why | A line about {it} is enough. | 15`,
  }),
  goalFamily({
    id: 'decide',
    size: 'task',
    verbs: 'decide choose',
    nouns: '',
    except: 'font colour color gift present',
    related: '',
    steps: `
      # {it}
      ## Think on paper
      Write your options: {it} | Two or three. "Nothing for now" is one of them. | 15
      Write what matters most in {it} | Three words at most. | 15
      Pick one for a week: {it} | You may change your mind afterwards. | 15`,
  }),
  goalFamily({
    id: 'cancel',
    size: 'task',
    verbs: 'quit leave',
    nouns: 'job course flat university',
    except: 'house keys',
    related: '',
    steps: `
      # {it}
      ## Leave well
      Read the terms of {it} | Notice time and what must be in writing. | 20
      Write three lines about {it} | The date, the fact, thank you. | 20
      Send it and keep a copy | Note the last day of {it}. | 15`,
  }),
  goalFamily({
    id: 'volunteer',
    size: 'task',
    verbs: 'volunteer join',
    nouns: '',
    except: 'in call meeting zoom',
    related: '',
    steps: `
      # {it}
      ## A first visit
      Find when and where: {it} | Their page or one message. | 15
      Write to ask about {it} | "I would like to come once and look." | 15
      Put a first date in the calendar | Going once to {it} binds you to nothing. | 15`,
  }),
];

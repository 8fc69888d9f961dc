import { goalFamily, type GoalFamily } from '../shaping/goal-family.ts';

/** Goals of making, showing and selling. Every step carries the person's own words in `{it}`. */
export const MAKING_GOALS: readonly GoalFamily[] = [
  goalFamily({
    id: 'write-book',
    size: 'project',
    verbs: 'write finish work start draft complete edit publish',
    nouns: 'novel book memoir thesis dissertation screenplay manuscript novella',
    except: 'club report review proposal cover journal token library',
    related:
      'chapter outline draft manuscript character characters plot agent supervisor sources bibliography',
    steps: `
      # See where it stands
      ## Find the thread
      Open {it} and read one page | Only read. No fixing today; you are done after one page. | 15
      List what {it} still needs | Rough words on paper. Ten minutes of listing is enough. | 20
      Choose the next small part of {it} | Pick the part that pulls you most, not the first one. | 15
      # Write a rough part
      ## A rough draft
      Set up a place to write {it} | Open the file, put the phone away, write one bad sentence. | 15
      Write badly on {it} for 25 minutes | A rough page counts. Nobody sees it. | 25
      Keep writing {it} where you stopped | Stop in the middle of a sentence, so tomorrow starts easily. | 25
      Note the next bit of {it} | One line for the next time you sit down. | 15
      # Make it readable
      ## Read and mend
      Read the new part of {it} | Mark what jars. Do not mend it yet. | 20
      Mend three marked places in {it} | Three is enough. The rest can wait. | 25
      Show a page of {it} to someone | One page, one kind person, one question. | 15`,
  }),
  goalFamily({
    id: 'comic-or-illustration',
    size: 'project',
    verbs: 'finish draw illustrate ink paint make work start create design complete sketch',
    nouns:
      'comic zine illustrations artbook mural painting paintings series webcomic graphic sculpture collage commission commissions',
    except: 'proposal brush brushes scan quote sketch intro page',
    related: 'ink inked panel panels page pages thumbnails lettering collages',
    steps: `
      # Know what is left
      ## Take stock
      Lay out all of {it} | Spread it out or open every file. Only look. | 15
      List what {it} still needs | One short line for each page or part. | 20
      Pick the easiest part of {it} | Easy first is allowed. Mark it with a star. | 15
      # Make the next part
      ## Rough first
      Sketch the next part of {it} | Loose lines, small size. Ugly is fine. | 25
      Draw over the sketch for {it} | Stop when the timer rings, wherever you are. | 30
      Finish one small area of {it} | One panel or corner counts as done. | 30
      # Bring it home
      ## Finish and share
      Look at {it} from a distance | Note at most three things to change. | 15
      Change one of those things in {it} | Only one. Then look again. | 25
      Save or photograph {it} | Give the file a clear name and keep a copy. | 15`,
  }),
  goalFamily({
    id: 'podcast-or-video',
    size: 'project',
    verbs: 'make start work launch finish record film edit produce plan',
    nouns: 'podcast video videos vlog film documentary episode channel audiobook reel',
    except: 'camera rental licence call game games',
    related:
      'episode outline intro guest shownotes notes thumbnail upload sponsor edit footage mic',
    steps: `
      # Know what to say
      ## A rough outline
      Write what {it} is about | One sentence, as you would tell a friend. | 15
      List five points for {it} | Five short lines. Order does not matter yet. | 20
      Order the points for {it} | Number them. Drop one if it is too much. | 15
      # Record it
      ## Get it recorded
      Set up the gear for {it} | Charge, plug in, record ten seconds, listen. | 20
      Record a first take of {it} | A bad take is the aim. Stumbles can be cut. | 30
      Listen to the take of {it} | Note the times of the good parts only. | 20
      # Send it out
      ## Cut and publish
      Cut the worst bits of {it} | Only the worst. Rough is fine. | 30
      Write a title for {it} | And two lines about it. The first idea is good enough. | 15
      Put {it} online | Upload, check that it plays, stop there. | 20`,
  }),
  goalFamily({
    id: 'music',
    size: 'project',
    verbs: 'finish record write mix master release make work start compose produce',
    nouns: 'album ep song songs single track demo mixtape',
    except: 'record player race order parcel pants',
    related: 'stems artwork lyrics chorus verse mix mastering vocals gig',
    steps: `
      # Hear what is there
      ## Listen once
      Listen to {it} from the start | Only listen. Write down at most five words. | 20
      List what {it} still needs | One line each: words, parts, mix. | 15
      Choose one small thing for {it} | The one that would be fun today. | 15
      # Do the next part
      ## One part at a time
      Open the session for {it} | Load it, check that sound comes out. | 15
      Record a rough part for {it} | One take is enough. Keep the mistakes. | 30
      Mend the weakest spot in {it} | One spot only. | 25
      # Let others hear it
      ## Share it
      Bounce a rough mix of {it} | Label it with today's date. | 15
      Send {it} to one person | Ask one clear question about it. | 15
      Note the last fixes for {it} | Three at most; the rest is for the next one. | 15`,
  }),
  goalFamily({
    id: 'website',
    size: 'project',
    verbs: 'make build update finish redo redesign launch work start create set',
    nouns: 'website site portfolio homepage webpage blog shop store',
    except: 'post posts visit window food coffee grocery photos fix down broken listing listings',
    related: 'domain gallery bio hosting homepage',
    steps: `
      # Decide what it shows
      ## Choose the content
      Open {it} and look as a stranger | Write down what you would miss or not understand. | 15
      Choose five pieces for {it} | Five good ones say more than twenty. | 25
      Write two plain lines about each | Who it was for, what you made for {it}. | 25
      # Put it there
      ## One page first
      Put the first piece into {it} | One piece, one picture, the two lines. | 25
      Add the other pieces to {it} | Copy the first one and change it. | 30
      Check how to contact you on {it} | An address that works is enough. | 15
      # Let it out
      ## Check and show
      Look at {it} on your phone | Note what is broken; mend only that. | 20
      Ask one person to open {it} | Ask them what they think you do. | 15
      Publish {it} as it is | It can change tomorrow. | 15`,
  }),
  goalFamily({
    id: 'sell-or-launch',
    size: 'project',
    verbs: 'launch sell start build grow open-a open-an open-our',
    nouns:
      'business shop etsy course product merch app startup patreon kickstarter side-hustle brand collection',
    except: 'photos messages message listing window old banking bank',
    related: 'listing customers packaging',
    steps: `
      # Make it small
      ## The smallest version
      Write who {it} is for | One real person you know. One sentence. | 15
      Choose one thing to offer first | Leave the rest of {it} for later. | 20
      Set a first price for {it} | Look at three others, pick the middle. | 20
      # Get it ready
      ## Words and pictures
      Take three photos for {it} | Window light, plain background. | 25
      Write the text for {it} | What it is, what it costs, how to get it. | 25
      Put {it} where people can buy | One place only. | 30
      # Tell people
      ## First three people
      Tell one friend about {it} | Send the link and one sentence. | 15
      Post once about {it} | A picture and a plain line. | 15
      Note what people asked about {it} | Their questions are the next text. | 15`,
  }),
  goalFamily({
    id: 'market-stall',
    size: 'project',
    verbs: 'get prepare plan do book ready have organise organize',
    nouns: 'market fair stall convention craft exhibition',
    except: 'go visit tickets stock supermarket buy someone somebody',
    related: 'stickers prints card reader table banner stock float prices packaging',
    steps: `
      # Know what is needed
      ## Stock and table
      Read about {it} again | Note time, place, table size, who to ask. | 15
      Count what you have for {it} | A list with numbers. No making today. | 20
      Choose what to make for {it} | Only what you can finish. | 20
      # Get it together
      ## Make and pack
      Make a price list for {it} | Round numbers, large letters. | 20
      Test how to take money at {it} | One trial payment and some change. | 20
      Pack one box for {it} | Tape, pens, bags, water, a jumper. | 25`,
  }),
  goalFamily({
    id: 'cake',
    size: 'task',
    verbs: 'make bake do decorate finish plan design',
    nouns: 'cake cakes',
    except: 'stall sale sales tin tins box boxes order taste photo',
    related: '',
    steps: `
      # {it}
      ## Plan and bake
      Decide size and flavour of {it} | How many eat, and one flavour they like. | 15
      Write a shopping list for {it} | Look in the cupboard first. Boxes and boards too. | 15
      Bake the layers for {it} | The day before is better. Plain layers keep. | 30
      ## Fill and finish
      Make the filling for {it} | One filling is enough. Leave it to cool. | 25
      Fill and cover {it} | Thin first; it catches the crumbs. | 30
      Decorate {it} | Decide what it gets before you begin, then stop there. | 30`,
  }),
  goalFamily({
    id: 'write-short',
    size: 'sitting',
    verbs: 'write finish draft rewrite edit prepare work start catch',
    nouns:
      'essay article post newsletter script report proposal speech blog story chapter review statement column',
    except: 'notes office read box parcel police expense expenses',
    related: '',
    steps: `
      # {it}
      ## Rough to done
      Write three points for {it} | Three short lines. No sentences yet. | 15
      Write a rough version of {it} | Begin in the middle. Bad sentences are welcome. | 30
      Fill the gaps in {it} | Only what a reader would miss. | 25
      Read {it} aloud and mend it | Mend what makes you stumble; leave the rest. | 20
      Send or publish {it} | Done is better than polished. | 15`,
  }),
  goalFamily({
    id: 'talk',
    size: 'sitting',
    verbs: 'prepare make finish give write do rehearse work practise practice',
    nouns: 'presentation slides talk deck pitch workshop lecture keynote',
    except: 'to with',
    related: '',
    steps: `
      # {it}
      ## Ready to say
      Write the one message of {it} | What should they remember? One sentence. | 15
      List five parts for {it} | One line for each slide or part. | 20
      Make rough versions of {it} | Words only. Pictures can come later. | 30
      Say {it} aloud once | To the wall is fine. Time it. | 20
      Mend two weak spots in {it} | Two, then close the file. | 20`,
  }),
  goalFamily({
    id: 'design-one',
    size: 'task',
    verbs: 'design illustrate draw make create finish work redesign',
    nouns:
      'logo poster flyer cover artwork banner illustration invitation invitations card sticker label icon drawing portrait',
    except: 'print scan birthday buy library reader business letter',
    related: '',
    steps: `
      # {it}
      ## Sketch to file
      Find three examples for {it} | Ten minutes of looking, then stop. | 15
      Sketch six tiny ideas for {it} | Thumb-sized, one minute each. | 20
      Draw the best idea for {it} | The one you keep looking at. | 30
      Finish {it} well enough | Colours, words, one last look. | 30
      Export and send {it} | Clear file name, then let it go. | 15`,
  }),
  goalFamily({
    id: 'edit-recording',
    size: 'task',
    verbs: 'edit cut transcribe record film',
    nouns: 'interview audio footage recording clip trailer voiceover podcast video episode vlog',
    except: 'shared',
    related: '',
    steps: `
      # {it}
      ## Rough cut
      Open {it} and find your place | Load the file, play one minute. | 15
      Mark the best moments of {it} | Write times only, no cutting yet. | 25
      Cut {it} down roughly | Take out the worst. Rough is fine. | 30
      Play {it} once and export | Mend only what you cannot bear. | 25`,
  }),
  goalFamily({
    id: 'photos-for-shop',
    size: 'task',
    verbs: 'get take make photograph shoot edit',
    nouns: 'photos photo photographs pictures',
    except: 'passport id visa print school',
    related: '',
    steps: `
      # {it}
      ## Shoot and choose
      Set up a spot for {it} | Window light and a plain sheet. | 15
      Take {it} without choosing | Many shots, no judging. | 30
      Choose and brighten {it} | One good picture of each thing. | 25
      Put {it} where they belong | Upload, check on your phone. | 20`,
  }),
  goalFamily({
    id: 'code-feature',
    size: 'task',
    verbs: 'build code implement add develop program write finish',
    nouns: 'feature app api script function prototype plugin bot database game',
    except: 'bug download install play buy',
    related: '',
    steps: `
      # {it}
      ## Smallest version
      Write what {it} has to do | Three lines and one example. | 15
      Open the code for {it} | Run it once, find the place to change. | 20
      Build the smallest part of {it} | Ugly and working wins. | 30
      Try {it} with real input | Write down what breaks; mend one thing. | 25
      Save your work on {it} | Commit, and a line about what comes next. | 15`,
  }),
  goalFamily({
    id: 'fix-bug',
    size: 'task',
    verbs: 'fix debug solve investigate get repair find',
    nouns: 'bug error crash website site login script server glitch',
    except: 'page bed',
    related: '',
    steps: `
      # {it}
      ## Find and mend
      See {it} happen once | Write down what you did and what came. | 20
      Note two guesses about {it} | What changed last? Search the exact message. | 20
      Try the likeliest fix for {it} | One change at a time. | 30
      Check that {it} is mended | Do the same steps again. Ask for help if not. | 15`,
  }),
];

import { VERB_NOTES } from './verb-notes.ts';

/** Fits anything; said where it is not sure how a deed begins. */
const NEUTRAL = 'One small step. Start, and see.';
const ASK_FOR_IT = 'Ask whoever has it. One call or one message is enough.';
const OPEN_AND_CHANGE = 'Open it, change the one thing, save it.';

function noteOfVerb(verb: string): string {
  return VERB_NOTES.get(verb) ?? NEUTRAL;
}

/** Lines under a step where the verb alone would say the wrong one: what is done depends on its object. */
export const FITTING_NOTES: readonly (readonly [title: RegExp, note: string])[] = [
  [
    /^find (?:out|when|where|why|how|what|which|who|if|whether)\b/iu,
    'One search or one question. Write the answer down.',
  ],
  [
    /^find (?:an?|another|some|someone|somebody|more|\d+|two|three) /iu,
    'Ask two people, or search for fifteen minutes. Then stop.',
  ],
  [
    /^get .*\b(?:fixed|replaced|repaired|mended|serviced|looked at|seen to)\b/iu,
    'Ask one person or firm for a day and a price. A photo helps.',
  ],
  [
    /^get (?!rid\b|.* for ).*\b(?:quote|signature|appointment|referral|certificate|statement|reference|references|results|permit|copy|address|permission|sick note|grades|answer|refund)\b/iu,
    ASK_FOR_IT,
  ],
  [/^get (?:.* )?(?:out|off|down|in|up|away|together|through|rid|into|over)\b/iu, NEUTRAL],
  [/^get (?!back\b).* back(?: from .*)?$/iu, ASK_FOR_IT],
  [
    /^send (?:\S+ ){0,4}(?:money|deposit|half|rent|fee|share|pounds|euros)\b/iu,
    'Open the banking app, check the name, send it.',
  ],
  [
    /^send (?:\S+ ){0,4}(?:parcels?|package|cards?(?! (?!to|for|from|back|off)\p{L})|present|presents|sunglasses|jacket|coat|shoes|boots|book|books|box|boxes|camera|keys?|clothes|batch|samples?)\b|^send (?:it|them|the \S+) (?:off|back)\b/iu,
    'Wrap it, write the address, put it by the door.',
  ],
  [/^pay (?:\S+ ){0,2}back\b/iu, 'Send it now, or put the money in an envelope.'],
  [/^go (?:to|back to) bed\b/iu, 'Slow and small is right.'],
  [
    /^(?:go|pop|nip|visit) (?!through|over|online|shopping)(?!.*\b(?:shop|shops|supermarket|store|tesco|aldi|lidl|chemist|pharmacy)\b)/iu,
    'Check the time and the way. Bag ready, shoes on.',
  ],
  [/^(?:move|fetch)\b/iu, NEUTRAL],
  [/^borrow\b/iu, 'One message: may I, and until when?'],
  [/^collect\b/iu, noteOfVerb('pick')],
  [/^(?:bring|deliver|drop|donate)\b/iu, noteOfVerb('take')],
  [
    /^swap .*\b(?:shifts?|days?|saturday|sunday|monday|slot)\b/iu,
    'One message with both dates. The rest follows.',
  ],
  [/^(?:swap|exchange)\b/iu, NEUTRAL],
  [
    /^[Pp]ick (?:up )?(?:\p{Lu}\p{Ll}+|(?:the |my |our )?(?:kids|children|son|daughter|boys|girls|mum|dad|him|her|them))(?: up)?(?: |$)/u,
    'Set an alarm for when you have to leave.',
  ],
  [
    /^put .*\b(?:claim|ad|advert|notice|name|number|money|card|cash|savings|page|app|domain|calendar|diary|list|group|prices?|order|requests?|date)\b/iu,
    NEUTRAL,
  ],
  [
    /^change (?!.*\b(?:beds?|bedding|sheets?|duvet|towels?|bulbs?|lock|filter|battery|batteries|nappy|tyres?|strings?|water|litter|oil|light|lamp|fuse|washer|bag|blade|clothes|dressing)\b)/iu,
    OPEN_AND_CHANGE,
  ],
  [/^make (?:an? )?(?:\p{L}+ )?(?:appointment|booking|reservation)\b/iu, noteOfVerb('book')],
  [/^make (?:an? |the )?(?:\p{L}+ )?plan\b/iu, noteOfVerb('plan')],
  [
    /^make (?:an? |the )?(?:\p{L}+ )?(?:lists?|inventory)\b/iu,
    'Write down what comes first. Order does not matter yet.',
  ],
  [
    /^make (?:an? |the )?(?:\p{L}+ )?(?:account|group|payment|transfer)\b/iu,
    'Open the page first. Only that; the next click comes by itself.',
  ],
  [/^make (?:it|sure|time|peace|up with)\b/iu, NEUTRAL],
  [/^take .*\breadings?\b/iu, 'A photo of the numbers first. Then write them down.'],
  [
    /^take (?:an? |some |the |my |one )?(?:breaks?|time|days?|weeks?|nap|pills?|tablets?|part|over|up|care|notes?|advantage|it easy|out|off|down)\b|^take (?:\S+ ){1,5}(?:out of|off|down|apart|away)\b/iu,
    NEUTRAL,
  ],
  [
    /^fix .*\b(?:passwords?|links?|settings?|typos?|files?|numbers|figures|footprint|spreadsheet)\b/iu,
    OPEN_AND_CHANGE,
  ],
  [
    /^post .*\b(?:on (?:the |our |my )?(?:discord|blog|page|site|group|forum)|in (?:the|our|my) (?:\p{L}+ )?(?:group|chat|channel|forum))\b/iu,
    noteOfVerb('write'),
  ],
  [/^photograph\b/iu, 'Good light, three pictures. That is enough.'],
  [/^test\b/iu, 'Try it once as it is. Note what does not work.'],
  [/^(?:review|proofread)\b/iu, 'Read it once from start to end. Only notes.'],
  [/^(?:study|revise)\b/iu, 'One topic, twenty minutes, then close the book.'],
  [
    /^(?:bake|cook|cut|paint|sand|assemble|build|mount|install|glue|nail|oil)\b(?! up\b)/iu,
    noteOfVerb('make'),
  ],
];

import { type Context, CONTEXT_NOUNS, contextNamed, CONTEXTS } from '../data/contexts.ts';
import { type Item } from '../reading/item.ts';
import { saysHow } from '../reading/grammar/verb-places.ts';
import { isVerb } from '../reading/grammar/verbs.ts';
import { wordSet } from '../words/word-set.ts';
import { wordsOf } from '../words/words.ts';
import { foreignContextOf } from './foreign-context.ts';

const MESSAGES = contextNamed('messages');
const SELF = contextNamed('self');
const THINKING = contextNamed('thinking');

const MAKING = contextNamed('making');
const COMPUTER = contextNamed('computer');

/** What is built, fixed or made as a work of one's own, and not about the house. */
const MADE = wordSet('build fix make mend polish test');
const MADE_AT_DESK = wordSet(`
bug bugs plugin plugins app website site page pages code script build synth module vco vcf patch preset presets prototype demo
feature features api database server deploy test tests release level levels sprite sprites shader animation thumbnail trailer
zine comic album ep track song beat podcast episode video film reel portfolio storyboard font logo poster sketch sketches
figure figures chapter thesis essay paper draft slide slides deck spreadsheet mock-up mockup wireframe wireframes intro outro
references footnotes bibliography citations typo typos css layout pattern quilt costume sculpture pot pots glaze print prints
`);
const TAKES_PICTURES =
  /^take (?:\S+ ){0,4}?(?:photos?|pictures?|pics?|portraits?|headshots?|selfie)\b/u;
/** "Make a guest list": written, and not made with the hands. */
const PLANNED =
  /^make (?:\S+ )*?(?:list|plan|budget|timetable|schedule|rota|appointment|booking|choices|calendar|agenda|spreadsheet|playlist)(?: (?:for|of|with)\b.*)?$/u;

/** "Get the passport renewed" is no errand. */
const GOT_DONE =
  /\b(?:ready|fixed|renewed|done|sorted|checked|signed|serviced|repaired|cleaned|booked|printed|mended|tested|sharpened|framed)\b/u;
const BECOMES =
  /^(?:organi[sz]ed|started|divorced|married|engaged|motivated|unstuck|focused|published|promoted)$/u;
const GET_SO =
  /^(?:fit|better|well|healthy|healthier|stronger|rest|sleep|dressed|outside|moving)$/u;

/** "Go through the list", "pick the music", "run the numbers" and "take a break" are done elsewhere. */
function isOtherDeed([verb = '', next = '', ...others]: readonly string[]): boolean {
  if (verb === 'go') return next !== 'to';
  if (verb === 'pick') return next !== 'up' && !others.includes('up');
  return verb === 'run' && /^(?:the|a|an|my|our|some)$/u.test(next);
}

/** A thing without a doing: it wants a thought before a deed. */
function isLoose(keys: readonly string[]): boolean {
  return keys.length < 2 || !isVerb(keys[0] ?? '');
}

/** Items never change, and each is asked about many times. */
const known = new WeakMap<Item, Context | null>();

/** Where a small task is done: by its nouns, else by its verb. */
export function contextOf(item: Item): Context | null {
  const before = known.get(item);
  if (before !== undefined) return before;
  const context = searchContext(item);
  known.set(item, context);
  return context;
}

function searchContext(item: Item): Context | null {
  if (item.language !== 'en') return foreignContextOf(item);
  const said = wordsOf(item.title).map((word) => word.key);
  const keys = saysHow(said[0] ?? '') && isVerb(said[1] ?? '') ? said.slice(1) : said;
  if (keys.slice(0, 3).join(' ') === 'get back to') return MESSAGES ?? null;
  const noun = keys.slice(1).find((key) => CONTEXT_NOUNS.has(key));
  const byNoun = noun === undefined ? undefined : CONTEXT_NOUNS.get(noun);
  const isDone = GOT_DONE.test(keys.join(' ')) || BECOMES.test(keys[1] ?? '');
  if (keys[0] === 'get' && isDone) return THINKING ?? null;
  if (keys[0] === 'get' && GET_SO.test(keys[1] ?? '')) return SELF ?? null;
  if (/^(?:stop|quit)$/u.test(keys[0] ?? '') && /.ing$/u.test(keys[1] ?? '')) return SELF ?? null;
  if (TAKES_PICTURES.test(keys.join(' '))) return MAKING ?? null;
  if (MADE.has(keys[0] ?? '') && keys.slice(1).some((key) => MADE_AT_DESK.has(key)))
    return MAKING ?? null;
  if (keys[0] === 'make' && PLANNED.test(keys.join(' '))) return COMPUTER ?? null;
  const verb = isOtherDeed(keys) ? '' : (keys[0] ?? '');
  const byVerb = CONTEXTS.find((context) => context.verbs.has(verb));
  const found = contextNamed(byNoun) ?? byVerb;
  return found ?? (isLoose(keys) ? (THINKING ?? null) : null);
}

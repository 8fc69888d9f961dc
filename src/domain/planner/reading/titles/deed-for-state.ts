import { wordsOf } from '../../words/words.ts';
import { bareThing } from '../grammar/bare-thing.ts';
import { verbOfNoun } from '../grammar/verb-of-noun.ts';
import { deedWhenFull } from '../implied/full-and-empty.ts';
import { deedInState } from './deed-in-state.ts';
import { capitalised } from './task-phrase.ts';
import { DEED_FOR_LACK } from '../../data/deeds-for-states.ts';

const SEEN_TO = /^See to (.+?) \((.+)\)$/u;
/** What a thing does that is to be mended. */
const FAULT =
  /^(?:(?:still |just |now |always |often |sometimes )?(?:buzz(?:es|ing)|crackl(?:es|ing)|hums|humming|flickers?|flickering|drips?|dripping(?! in)|leaks?|leaking|rattles?|rattling|weeping|flapping|hissing|wobbling|squeaks?|squeaking|creaks?|creaking|beeps|jams|sticks|whistles|wobbles|wobbly|crooked|wonky|jammed|broken|ripped|torn|bent|snapped|loose|cracked|perished)\b|keeps (?:tripping|losing|disconnecting|dropping|cutting|jamming|leaking|flickering|sticking|blowing|crashing|freezing|beeping|stopping|buzzing|dripping|falling|coming (?:off|loose|undone))|(?:won['’]?t|doesn['’]?t|will not|does not|do not|don['’]?t) (?:get (?:warm|hot|cold)|heat|work|start|open|close|shut|lock|turn|charge|connect|pair|flush|drain|light|stay)|(?:fell|came|blew|dropped|hanging) (?:off|down|apart)|has a (?:tear|rip|crack|split|leak|puncture|dent|slow puncture)\b|loses (?:things|work|data|the connection)|makes? that (?:noise|sound)|making that (?:noise|sound)|has (?:perished|dropped|come (?:off|loose)|a hole|split|snapped|gone)|have a hole|drops out|cuts out|fails? |skips |crashes |freezes |overheats |shows (?:the )?wrong)/iu;
const ENDS =
  /^(?:still )?(?:runs? out|ran out|runs oot|expires?|expired|lapses?|lapsed|ends|ended|is up|up in|up on|up (?:next|this|at)|due)\b/iu;
const RENEWED =
  /^(?:certs?|certificates?|licen[cs]es?|permits?|cover|subscription|membership|pass|visa|cards?|registration|warranty)$/u;
const FULL = /^(?:still )?(?:full|overflowing|a mess|a tip|a state|chaos|a bombsite|up to)\b/iu;

/** "Laundry there's three loads": how much of it there is. */
const HAS_HEAP = /^there['’]?s (?:three|two|four|five|six|a|so|loads|piles|about|\d+)\b/iu;
const HEAPS_UP = /^(?:Do|Wash|Clear|Tidy|Answer|Go through|Write|Open|Read)/u;
const HAS_HAIR_OR_LEAVES = /^(?:blocked|clogged)\b/iu;

/**
 * "See to the amp (buzzes)" is to fix it, and insurance that runs out is to be renewed: the verb for
 * what was only told as a state of a thing. The title stays where the state does not tell what to do.
 */
export function withDeedForState(title: string): string {
  const [, thing = '', state = ''] = SEEN_TO.exec(title) ?? [];
  if (thing === '') return title;
  const deed = deedInState(thing, state);
  if (deed !== null) return capitalised(deed);
  const verb = deedFor(thing, state);
  return verb === null ? title : `${verb} ${thing} (${state})`;
}

function deedFor(thing: string, state: string): string | null {
  const { name, rest } = bareThing(wordsOf(thing));
  const head = name.at(-1)?.key ?? '';
  const found = verbOfNoun(name.map(({ key }) => key))?.verb ?? null;
  if (rest.length > 3 || name.length === 0) return null;
  if (
    found !== null &&
    /^(?:Call|Get in touch with|Plan|Get ready for|Go to|Feed|Walk)$/u.test(found)
  )
    return null;
  if (FAULT.test(state)) return 'Fix';
  if (ENDS.test(state)) {
    if (RENEWED.test(name.at(-1)?.key ?? '')) return 'Renew';
    if (found === 'Renew' || (found === 'Pay' && /^(?:due|ends|up)/iu.test(state))) return found;
    if (found === 'Pick up') return found;
    return found === 'Buy' || found === 'Get' ? 'Get' : null;
  }
  if (HAS_HEAP.test(state)) return HEAPS_UP.test(found ?? '') ? found : null;
  if (HAS_HAIR_OR_LEAVES.test(state)) return 'Unblock';
  const lacking = DEED_FOR_LACK.find(([names, told]) => names.test(head) && told.test(state));
  if (lacking !== undefined) return lacking[2];
  if (!FULL.test(state)) return null;
  const emptied = deedWhenFull(wordsOf(thing), wordsOf(state));
  if (emptied !== null && emptied !== '') return emptied;
  return found !== null && /^(?:Clear|Tidy|Empty|Clean|Take out)/u.test(found) ? found : null;
}

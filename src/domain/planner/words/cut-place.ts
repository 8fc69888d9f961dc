const SOFT_ENDS = new Set(
  'not still even just while whether where what how why i we he she it they me the a an my your his her our their to of for with from in on at by about and or but because since so which that who before after until when if is are de la el le les der die das und y e et as like than till without within whose whom every - – — /'.split(
    ' ',
  ),
);
/** What is said with them is still to come, unless it is asked after: "ask if we can have | a tortoise". */
const HELPS =
  /^(?:am|was|were|be|been|have|has|had|will|would|can|could|might|should|must|does|did|it's|that's|there's|(?:i|we|they|he|she|who)'(?:m|ve|d|ll|re|s)|(?:is|are|ca|wo|do|does|did|have|has)n't)$/u;

const REASON = /^(?:because|since|so|but|cause|cos|bc|although)$/iu;
const RELATIVE = /^(?:which|who)$/iu;
const PREPOSITION =
  /^(?:for|from|with|about|by|before|on|at|in|to|until|if|when|and|or|after|due|re)$/iu;

/** "Speak to Mrs Ahmed and see | if she'd sign" says nothing with its last word. */
const LEADS_ON = /^and (?:see|ask)$/iu;

/** The place to cut, past "and see" and "and ask". */
function withoutLeadingOn(words: readonly string[], at: number): number {
  return at > 4 && LEADS_ON.test(words.slice(at - 2, at).join(' ')) ? at - 2 : at;
}

/** "Tell the mother which week": what is told is no remark. */
const ASKS = /^(?:tell|ask|decide|find|check|choose|say|work)$/iu;

/** Whether the word before a place leads on; "her" does not in "have her | for the day". */
function endsSoftly(words: readonly string[], place: number): boolean {
  const bare = words[place - 1]?.replace(/^["'“‘(]+/u, '').replace('’', "'") ?? '';
  const said = bare.toLowerCase();
  const next = words[place] ?? '';
  const isWhom = /^(?:her|me|it)$/u.test(said) && PREPOSITION.test(next) && next !== 'and';
  const isHelping = HELPS.test(said) && !words.some((before) => ASKS_ON.test(before));
  return (SOFT_ENDS.has(said) || isHelping) && !isWhom;
}

const WHEN_CLAUSE = /^(?:when|while|where|before|after|until|till|unless|though|once|if|as)$/iu;
const MAY_BE_ASKED = /^(?:when|where|if)$/iu;
const SUBJECT =
  /^(?:i|we|he|she|it|they|you|im|ive|hes|shes|theyre|weve|someone|somebody|anyone|anybody|everyone|everybody|nobody)(?:['’]\p{L}+)?$/iu;
const OF_A_PLACE = /^(?:when|while|where)$/iu;
const A_THING = /^(?:the|my|our|his|her|their|your|this|that|these|those)$/iu;
const ASKS_ON =
  /^(?:tell|ask|decide|find|check|choose|say|work|see|know|learn|remember|look|sure|figure|confirm|explain|show|write|hear|out)$/iu;

/** A place where a text may be cut, the most words it may have, and whether it is a title. */
type Cut = { readonly at: number; readonly limit: number; readonly isTitle: boolean };

/** "… | when she's in a good mood", "… | where the shelf was": said of the whole, and no question. */
function opensWhenClause(words: readonly string[], { at, limit, isTitle }: Cut): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  const isClause =
    (WHEN_CLAUSE.test(word) && SUBJECT.test(next)) || (OF_A_PLACE.test(word) && A_THING.test(next));
  // In a description, one that begins further in front may be over where the limit is.
  const isEnded = words.slice(at, limit).some((said) => said.endsWith(','));
  const isSentence = /[.!?]$/u.test(words[at - 1] ?? '');
  const isAsked = MAY_BE_ASKED.test(word) && words.slice(0, at).some((said) => ASKS_ON.test(said));
  return isClause && isTitle && !isEnded && !isSentence && !isAsked && !isInBrackets(words, at);
}

function isInBrackets(words: readonly string[], at: number): boolean {
  const said = words.slice(0, at).join(' ');
  return said.lastIndexOf('(') > said.lastIndexOf(')');
}

/** "The letter from the GP, | the one with the list". */
function opensWhichOne(words: readonly string[], at: number): boolean {
  const isBehindComma = words[at - 1]?.endsWith(',') === true;
  return isBehindComma && /^the ones?$/iu.test(`${words[at]} ${words[at + 1]}`);
}

/** "Just a tray of brownies": a remark that begins in the middle. */
function opensRemark(words: readonly string[], at: number): boolean {
  const next = words[at + 1]?.toLowerCase() ?? '';
  return (
    words[at]?.toLowerCase() === 'just' && /^(?:an?|the|one|two|three|some|in|for|to)$/u.test(next)
  );
}

/** "… or they'll charge me": what happens else. */
function opensElse(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2);
  return /^or$/iu.test(word) && SUBJECT.test(next);
}

const LEADS_TO_BUT = /^(?:nothing|anything|everything|everyone|nobody|all|none|the|no|a)$/iu;

/** Whether a clause begins at a place without which what is to be done is understood. */
export function opensSpareClause(words: readonly string[], cut: Cut): boolean {
  const { at } = cut;
  const [before = '', word = ''] = words.slice(at - 1, at + 1);
  return (
    (REASON.test(word) && !LEADS_TO_BUT.test(before)) ||
    (word === 'whether' && before.endsWith(',')) ||
    opensRemark(words, at) ||
    opensWhichOne(words, at) ||
    (cut.isTitle && opensElse(words, at)) ||
    opensWhenClause(words, cut)
  );
}

/** "The woman | who wants a baby shower": says which one. */
export function opensRelative(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  const isTold = ASKS.test(words[0] ?? '') && /^which$/iu.test(word);
  return RELATIVE.test(word) && !isTold;
}

/** Whether a remark in brackets begins at a place that is not over where the limit is. */
export function opensLongRemark(words: readonly string[], { at, limit }: Cut): boolean {
  return (
    words[at]?.startsWith('(') === true &&
    !words.slice(at, limit).some((word) => word.endsWith(')'))
  );
}

/** What a text may have, and whether it is a title. */
export type Room = { readonly limit: number; readonly isTitle: boolean };

/** Where to cut a run of words that is too long: before a clause or a preposition, late in the limit. */
export function cutPlace(words: readonly string[], { limit, isTitle }: Room): number {
  const last = Math.min(words.length - 1, limit);
  for (let at = 2; at <= last; at++) {
    const cut = { at, limit, isTitle };
    if (opensLongRemark(words, cut)) return at;
    if (at >= 3 && (opensSpareClause(words, cut) || opensRelative(words, at)))
      return at - Number(/^(?:and|or)$/iu.test(words[at - 1] ?? ''));
  }
  return phrasePlace(words, limit);
}

/** The last phrase that begins within the limit; no word that leads on stays at the end. */
function phrasePlace(words: readonly string[], limit: number): number {
  let place = limit;
  while (place > 2 && endsSoftly(words, place)) place--;
  for (let at = place; at >= Math.max(3, limit - 4); at--) {
    if (at > 4 && /^(?:and|or)$/iu.test(words[at - 1] ?? '')) continue;
    if (PREPOSITION.test(words[at] ?? '') || /[,:;]$/u.test(words[at - 1] ?? ''))
      return withoutLeadingOn(words, at);
  }
  return withoutLeadingOn(words, place);
}

/** Whether words that were cut off begin with a phrase of their own. */
export function beginsPhrase(text: string): boolean {
  const [word = ''] = text.split(' ');
  return PREPOSITION.test(word) || REASON.test(word) || RELATIVE.test(word);
}

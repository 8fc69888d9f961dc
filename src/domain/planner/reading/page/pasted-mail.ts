import { DETERMINERS } from '../../data/english-phrases.ts';
import { wordsOf } from '../../words/words.ts';
import { baseOfPast, opensWithVerb } from '../grammar/verbs.ts';

const HEADER =
  /^(?:>\s*)*\*{0,2}(?:from|to|cc|bcc|subject|fwd?|wg|sent|date|reply-to|attachments?|von|an|betreff|gesendet|datum|de|para|asunto|fecha|enviado|à|objet|envoyé|assunto|data)\*{0,2}\s?:\s*\S/iu;
const OPENS_MAIL =
  /^(?:>\s*)*(?:-{2,}\s*(?:forwarded|original) message\s*-*|begin forwarded message:?|on .{6,60} wrote:|am .{6,60} schrieb .{2,40}:|le .{6,60} a écrit ?:)\s*$/iu;
const GREETING =
  /^(?:dear|hi|hello|hey|hiya|good (?:morning|afternoon|evening)|hallo|liebe[rs]?|sehr geehrte[rs]?|hola|querid[oa]s?|bonjour|salut|ch(?:er|ère)|olá|car[oa]s?)\b(?: [^\s,!.:]+){0,4}\s*[,!.:–-]?$/iu;
const SIGN_OFF =
  /^(?:(?:all |with |very )?(?:the )?(?:my )?(?:best|kind|kindest|warm|warmest|many|lots of)?\s*(?:regards|wishes|thanks|thank you|cheers|sincerely|yours(?: (?:sincerely|faithfully|truly))?|best|love|ta|thx|respectfully|mit freundlichen grüßen|viele grüße|liebe grüße|lg|saludos|un saludo|un abrazo|cordialement|bien à vous|bises|abraços|obrigad[oa]|merci|danke|gracias))(?: (?:in advance|so much|again|a lot|and regards))?\s*(?:[,!.]+|$)(?:\s*[\p{L}.’'-]+(?:\s+[\p{L}.’'-]+){0,3})?(?:\s*\([^()]{2,40}\))?[.!]?(?: x+)?$/iu;
const BOILERPLATE =
  /\b(?:disregard this (?:message|e-?mail|notice)|do not reply to this|this is an automat|unsubscribe|sent from my (?:iphone|ipad|phone|android|samsung)|view (?:this|it) in your browser|confidential|if you (?:have )?already (?:\p{L}+ ){1,4}|no action is (?:needed|required)|hope (?:this (?:e-?mail|message) finds|you(?:'re| are) (?:well|all|having))|thanks? (?:you )?(?:so much )?for your (?:patience|understanding|time|e-?mail|help)|(?:let us|let me) know if you have any (?:questions|queries)|(?:please )?(?:feel free|don'?t hesitate) to|(?:has|have) been received|(?:is|are) in order|environment before printing|thank(?:s| you) for (?:coming|your|the|getting|sending))\b/iu;
const RULE = /^[-=_*~—]{2,}\s*$/u;
const QUOTED = /^(?:>\s*)+/u;
const MAX_SIGNATURE = 5;
const MAX_SIGNED_LINE = 45;
const MAX_SIGN_OFF = 150;

function senderIn(lines: readonly string[]): string | null {
  const from = lines.find((line) => /^(?:>\s*)*\*{0,2}(?:from|von|de)\*{0,2}\s?:/iu.test(line));
  const name = /:\s*["“]?(\p{Lu}[\p{L}'’.-]+)(?:\s+\p{Lu}[\p{L}'’.-]+)?["”]?\s*(?:<|$|\()/u.exec(
    from ?? '',
  );
  return name?.[1] ?? null;
}

const ASKED =
  /^(?:(?:also|and|so|plus|just|lastly|finally|then),?\s+)*(?:if you (?:could|can) (?:please )?|(?:could|can|would|will) you (?:please |also |kindly |just )*|(?:please |kindly )+(?:also )?|you(?:'ll| will| must| should| need to| have to|'re| are)? (?:also )?(?:need to |have to |must |required to |asked to )?)(?=\p{Ll})/iu;

const NOT_YET = /\byou (?:have not|haven['’]t) (?:yet )?(\p{L}+) (.*)$/iu;
const TO_SENDER =
  /^(?:also,? |and |please )*(?:let|send|tell|give|remind|call|ring|email|text|bring|show) (?:me|us)\b/iu;
/** What the sender does is nothing to do for the reader. */
const OF_SENDER =
  /^(?:we|i)(?:['’](?:ll|m|re|ve|d)| will| am| are| have| would| can)\b(?!.*\byour?\b)/iu;

/** What a letter asks of its reader, said as the reader would: "could you send me your bio?" */
function asMine(sentence: string, sender: string | null): string {
  const asked = ASKED.exec(sentence)?.[0] ?? '';
  const isAsked =
    /please|kindly|could|can|would|will you|must|need|have to|should|required|asked/iu.test(asked);
  const unsent = NOT_YET.exec(sentence);
  const base = baseOfPast(unsent?.[1]?.toLowerCase() ?? '');
  if (base !== null) return said(`${base} ${unsent?.[2] ?? ''}`, sender);
  if (TO_SENDER.test(sentence)) return said(sentence, sender);
  const wanted = WANTS_OF_READER.exec(sentence)?.[0];
  if (wanted !== undefined) return said(`send us ${sentence.slice(wanted.length)}`, sender);
  if (!isAsked) return sentence;
  return said(sentence.slice(asked.length), sender);
}

function said(text: string, sender: string | null): string {
  return text
    .replace(/\?+$/u, '.')
    .replaceAll(/\byour\b/giu, 'my')
    .replaceAll(/\byou\b/giu, 'I')
    .replaceAll(/\b(?:me|us)\b/giu, sender ?? 'them')
    .replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}

/** "I'd love your comments on the draft by Monday". */
const WANTS_OF_READER =
  /^(?:(?:and|also|so|plus),? )*(?:i|we)(?:['’](?:d|ll)| would| will)? (?:also |really |still |just )*(?:love|appreciate|like|welcome|need|want) (?=(?:your|an?|some) )/iu;

const NUMBERED = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u;

function bodyOf(quoted: string, sender: string | null): string {
  const line = quoted.replace(QUOTED, '');
  const number = NUMBERED.exec(line)?.[0] ?? '';
  const body = sentencesFrom(line.slice(number.length), sender);
  if (body === '') return '';
  return `${number}${number === '' ? body : body.replaceAll(/\byour\b/giu, 'my')}`;
}

function sentencesFrom(line: string, sender: string | null): string {
  return line
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !BOILERPLATE.test(sentence) && !OF_SENDER.test(sentence))
    .map((sentence) => asMine(sentence, sender))
    .join(' ');
}

function isMail(lines: readonly string[]): boolean {
  const headers = lines.filter((line) => HEADER.test(line.trim()));
  return lines.some((line) => OPENS_MAIL.test(line.trim())) || headers.length >= 2;
}

function signsOff(line: string): boolean {
  return line.length <= MAX_SIGN_OFF && SIGN_OFF.test(line);
}

const ASKS =
  /\b(?:please|(?:can|could|would|will) you)\b|^(?:ps|p\.s\.|also|and)\b|[?]$|\p{L}{3}\.$/iu;

/** A name, a post, a number: a line that asks for something is none of them. */
function isSigned(text: string): boolean {
  if (text === '' || RULE.test(text) || text.length > MAX_SIGNED_LINE || ASKS.test(text))
    return false;
  const words = wordsOf(text);
  const isSmall = /^\p{Ll}/u.test(text) || words.some(({ key }) => DETERMINERS.has(key));
  return !(isSmall && words.length > 1 && opensWithVerb(words, 0, 'front'));
}

/** A short mail to someone: a greeting on top of the page or of what is quoted, and a name at the end. */
function isLetter(lines: readonly string[]): boolean {
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  const said = written.map((line) => line.replace(QUOTED, ''));
  const greets = said.some(
    (line, at) => (at < 2 || QUOTED.test(written[at] ?? '')) && GREETING.test(line),
  );
  return greets && said.some((line) => signsOff(line));
}

/**
 * The lines of a dump without what only makes a mail of them: headers, greetings, signatures and
 * what stands in every mail. What a pasted mail asks of its reader is said as the reader would say it.
 */
export function withoutMail(lines: readonly string[]): readonly string[] {
  const pasted = isMail(lines);
  if (!pasted && !isLetter(lines)) {
    const [first = '', ...rest] = lines;
    return /^(?:subject|betreff|asunto|objet)\s?:/iu.test(first) ? rest : lines;
  }
  const sender = senderIn(lines);
  const kept: string[] = [];
  let signature = 0;
  let isNamed = false;
  let wasQuoted = false;
  let isGreeted = false;
  let isTheirs =
    pasted ||
    !/^\P{L}*(?:hi|hello|hey|dear) (?:me|self|myself|brain|diary|future)\b/iu.test(lines.join(' '));
  for (const line of lines) {
    const text = line.trim().replace(QUOTED, '');
    const isQuoted = QUOTED.test(line.trim());
    // Below a quoted mail stands what the person says of it.
    if (text !== '' && isQuoted !== wasQuoted) {
      [signature, isTheirs] = [0, isQuoted];
      wasQuoted = isQuoted;
    }
    if (signature > 0 && isSigned(text)) {
      signature--;
      isNamed = true;
      continue;
    }
    if (signature > 0 && RULE.test(text)) isTheirs = false;
    if (text !== '' || isNamed) signature = 0;
    if (RULE.test(text) || HEADER.test(text) || OPENS_MAIL.test(text) || GREETING.test(text)) {
      kept.push('');
      if (HEADER.test(text) || OPENS_MAIL.test(text)) isTheirs = true;
      isGreeted = GREETING.test(text);
      continue;
    }
    // "Thank you!" directly below a greeting only begins.
    if (signsOff(text) && !isGreeted) {
      signature = MAX_SIGNATURE;
      isNamed = /,\s*\p{L}/u.test(text);
      isTheirs = isQuoted;
      continue;
    }
    if (text !== '') isGreeted = false;
    kept.push(isTheirs ? bodyOf(line, sender) : BOILERPLATE.test(line) ? '' : line);
  }
  return kept;
}

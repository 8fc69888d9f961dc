import { A_SHORT_WEEKDAY } from '../../data/dates.ts';
const ROW = /^\|(.*)\|\s*$/u;
const RULE = /^\|?[\s:|-]*-[\s:|-]*\|?$/u;
const STATE = /^(?:state|status|done\??|progress|stand|estado|état|erledigt)$/iu;
const FINISHED =
  /^(?:x|✓|✔️?|✅|done|yes|finished|paid|sent|complete[d]?|closed|collected(?: and paid)?|erledigt|fertig|hecho|listo|fait|feito|ja|sí|oui|sim)\.?!*$/iu;
/** Whatever is not finished is so: it says nothing more of a row. */
const OPEN =
  /^(?:open|not (?:yet )?started|to ?do|pending|in progress|wip|offen|nicht begonnen|abierto|pendiente|ouvert|à faire|aberto|pendente|por fazer)\.?$/iu;
const THING =
  /^(?:what|task|todo|to-?do|item|thing|action|job|piece|was|aufgabe|tarea|qué|tâche|quoi|tarefa)$/iu;
const ME = /^(?:me|i|myself|ich|yo|moi|eu)$/iu;
const WITH_ME = /^(?:me|i|myself|ich|yo|moi|eu)\b/iu;
const PRICE = /^(?:[€£$₹]\s?[\d.,]+|[\d.,]+\s?(?:€|£|\$|eur|usd)|[-–—]|)$/iu;
const WHEN = new RegExp(
  String.raw`^(?:(?:by|on|before|due)\s)?(?:\d{1,2}[./ ]?(?:\d{1,2}|\p{L}{3,9})?[./ ]?(?:\d{2,4})?|${A_SHORT_WEEKDAY}\p{L}*|today|tomorrow|asap|next \p{L}+)\.?$`,
  'iu',
);
const BY = /^(?:by|before|on|due)\s/iu;
const ASKS = /\b(?:needs?|to (?:\p{L}+)|not|left|missing|waiting|wants?|still|chase|todo)\b/iu;

const STANDS_BEHIND = /^(?:needs?|not|missing|still|to be|waiting|wants?)\b/iu;

function cellsOf(line: string): string[] {
  return (ROW.exec(line.trim())?.[1] ?? '').split('|').map((cell) => cell.trim());
}

/** A row as one line: what it is about, by when, and the rest behind it in brackets. */
function lineOf(row: readonly string[], head: readonly string[]): string | null {
  const isOver = row.some(
    (cell, at) =>
      FINISHED.test(cell) && (STATE.test(head[at] ?? '') || /^(?:x|✓|✔️?|✅|done)$/iu.test(cell)),
  );
  if (isOver) return null;
  const cells = row.filter(
    (cell, at) =>
      !PRICE.test(cell) &&
      !ME.test(cell) &&
      !/^[☐□⬜]?$|^\[ ?\]$/u.test(cell) &&
      !(OPEN.test(cell) && STATE.test(head[at] ?? '')),
  );
  const when = cells.filter((cell) => WHEN.test(cell));
  const said = cells.filter((cell) => !WHEN.test(cell));
  const named = said.find((cell) => THING.test(head[row.indexOf(cell)] ?? ''));
  const asks = said.find((cell) => ASKS.test(cell) && !/^(?:need|have|want) to\b/iu.test(cell));
  const main = (said.length > 2 ? asks : undefined) ?? named ?? said[0];
  if (main === undefined) return null;
  const isOpen = main === asks && main !== named && STANDS_BEHIND.test(main);
  const thing = named ?? said.find((cell) => cell !== main);
  const is = /^(?:not|missing|still|to be|waiting)\b/iu.test(main) ? 'is ' : '';
  const whole = isOpen && thing !== undefined ? `${thing} ${is}${main}` : main;
  const rest = said.filter((cell) => cell !== main && !(isOpen && cell === thing));
  const more = rest.length > 0 ? ` (${rest.join(', ')})` : '';
  const due = when.map((day) => (BY.test(day) ? ` ${day}` : `, ${day}`)).join('');
  // A doubtful mark ends no line of a table.
  return `- ${whole.replace(/[?!\s]+$/u, '')}${due}${more}`;
}

/** "Borrow the urn | Jean": the name says from whom. */
const DEALS_WITH =
  /^(?:borrow|ask|collect|return|call|ring|email|chase|pay|give|meet|visit|thank|remind)\b/iu;
const NOBODY = /^(?:|[-–—?]+|tbc|tbd|nobody|no-?one|anyone|all|both|us|we|everyone)$/iu;
const OWNER = /^(?:who|owner|person|assigned(?: to)?|whose|name|wer|quién|qui|quem)$/iu;

/** Where a table says who does what, and some of it is mine, the rest is another's. */
function isMine(
  row: readonly string[],
  head: readonly string[],
  myColumns: ReadonlySet<number>,
): boolean {
  const at = head.findIndex((cell) => OWNER.test(cell));
  if (at < 0 || !myColumns.has(at)) return true;
  const isWithThem = row.some((cell) => DEALS_WITH.test(cell));
  return WITH_ME.test(row[at] ?? '') || NOBODY.test((row[at] ?? '').trim()) || isWithThem;
}

/** The columns in which a row of the page names me. */
function columnsOfMine(lines: readonly string[]): ReadonlySet<number> {
  return new Set(
    lines.flatMap((line) => cellsOf(line).flatMap((cell, at) => (ME.test(cell) ? [at] : []))),
  );
}

const NAMES_COLUMN =
  /^(?:what|task|to-?do|item|thing|action|job|who|owner|person|when|due|date|deadline|by|where|qty|quantity|status|state|done\??|notes?|priority|cost|price)$/iu;

/** Cells between tabs, as a sheet is pasted: with a head that names its columns it is a table. */
export function withTabsAsBars(text: string): string {
  if (!text.includes('\t')) return text;
  let columns = 0;
  const lines = text.split('\n').flatMap((line) => {
    const cells = line.trimEnd().split('\t');
    const isHead = cells.length > 1 && cells.every((cell) => NAMES_COLUMN.test(cell.trim()));
    if (isHead) columns = cells.length;
    else if (cells.length < 2 || cells.length > columns) columns = 0;
    if (columns === 0) return [line];
    const row = `| ${cells.map((cell) => cell.trim().replaceAll('|', '/')).join(' | ')} |`;
    return isHead ? [row, `|${'---|'.repeat(columns)}`] : [row];
  });
  return lines.join('\n');
}

/** A table with a head becomes a list: a row is one thing, and a finished row is none. */
export function withoutTables(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  const myColumns = columnsOfMine(lines);
  let head: readonly string[] | null = null;
  for (const [at, line] of lines.entries()) {
    if (!ROW.test(line.trim())) {
      head = null;
      kept.push(line);
      continue;
    }
    if (head === null && RULE.test(lines[at + 1]?.trim() ?? '')) {
      head = cellsOf(line);
      continue;
    }
    if (head === null) kept.push(line);
    else if (!RULE.test(line.trim()) && isMine(cellsOf(line), head, myColumns))
      kept.push(lineOf(cellsOf(line), head) ?? '');
  }
  return kept;
}

const ACTION = /\b(?:ACTIONS?|Actions?|action items?|Aktion|Acción|Ação)\s*:\s*/u;
const OF_MEETING =
  /\b(?:minutes|meeting|agenda|attendees|present|apologies|protokoll|acta|ata|compte[- ]rendu)\b/iu;
const MIN_ACTIONS = 2;
const ME_NAMED =
  /((?:\p{Lu}\.?\s?){1,6}\p{Lu}?[\p{Ll}'’-]*)\s*\((?:me|that's me|ich|yo|moi|eu)\)|\b(?:me|i['’]?m|i am)\s*=?\s*(\p{Lu}{2,3})\b/u;
const OWNER = /^@?(\p{Lu}{1,3}|\p{Lu}\p{Ll}+)\b(?:\s*(?:to|:|[-–])\s+|\s+)/u;

/** How I am called in the minutes: "SB" and "Bell" of "S. Bell (me)"; empty when they do not say. */
function namesOfMe(lines: readonly string[]): ReadonlySet<string> {
  const found = lines.map((line) => ME_NAMED.exec(line)).find((match) => match !== null);
  if (found === undefined) return new Set();
  const named = (found[1] ?? found[2] ?? '').trim();
  const parts = named.split(/[\s.]+/u).filter((part) => part !== '');
  const initials = parts.map((part) => part.charAt(0)).join('');
  return new Set(['me', 'Me', 'I', named, ...parts.filter((part) => part.length > 1), initials]);
}

function taskOf(action: string, me: ReadonlySet<string>): string | null {
  const text = action.trim();
  const owner = OWNER.exec(text);
  const isOwned =
    owner !== null && (/^\p{Lu}{2,3}$/u.test(owner[1] ?? '') || / to /u.test(owner[0]));
  if (!isOwned) return text === '' ? null : text;
  if (me.size > 0 && !me.has(owner[1] ?? '')) return null;
  return me.size > 0 ? text.slice(owner[0].length) : text;
}

const MARK = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u;

/** "AOB: gate padlock code to be changed (SB)": what bears my initials is mine. */
function markedMine(line: string, me: ReadonlySet<string>): string {
  const marked = /\(([^()]{1,20})\)[.\s]*$/u.exec(line);
  if (marked === null || !me.has(marked[1] ?? '')) return '';
  return `- ${line
    .slice(0, marked.index)
    .replace(MARK, '')
    .replace(/^[^:]{2,20}:\s+/u, '')
    .trim()}`;
}

/**
 * The lines of pasted minutes that say what there is to do. Where they say who I am, what others
 * take on and what was only reported is left out.
 */
export function withoutMinutes(lines: readonly string[]): readonly string[] {
  const actions = lines.filter((line) => ACTION.test(line)).length;
  if (actions < MIN_ACTIONS || !lines.some((line) => OF_MEETING.test(line))) return lines;
  const me = namesOfMe(lines);
  return lines.flatMap((line) => {
    const [, ...asked] = line.split(ACTION);
    if (asked.length > 0)
      return asked.flatMap((action) => {
        const task = taskOf(action, me);
        return task === null ? [] : [`- ${task}`];
      });
    return me.size > 0 ? [markedMine(line, me)] : [line];
  });
}

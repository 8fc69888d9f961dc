function isTurned(a: string, b: string): boolean {
  if (a.length !== b.length || a.length < 4 || a[0] !== b[0]) return false;
  const at = [...a].findIndex((letter, place) => letter !== b[place]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Within so many changed letters that it is one slip of the finger, or two in a long word. */
function isSlipOf(a: string, b: string): boolean {
  const allowed = Math.min(a.length, b.length) >= 8 ? 2 : Number(Math.min(a.length, b.length) >= 4);
  if (Math.abs(a.length - b.length) > allowed) return false;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const kept = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(kept, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? 99) <= allowed;
}

/** Whether two words are the same but for a slip of the finger. */
export function isSlip(a: string, b: string): boolean {
  return isTurned(a, b) || isSlipOf(a, b);
}

/** "Agency" and "agencies", "shelf" and "shelves". */
function asOne(key: string): string {
  return key.replace(/ies$/u, 'y').replace(/ves$/u, 'f');
}

function stem(key: string): string {
  return key.replace(/(?:'s|ies|es|s|ing|ed|e)$/u, '').replace(/(\p{L})\1$/u, '$1');
}

const SAME_DEED = ['call ring phone', 'email mail', 'buy order', 'fix repair mend'].map(
  (words) => new Set(words.split(' ')),
);

/** Whether two words mean the same as they are spelled: by their stem, or by what is done. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b || SAME_DEED.some((words) => words.has(a) && words.has(b))) return true;
  return Math.min(a.length, b.length) >= 3 && (stem(a) === stem(b) || asOne(a) === asOne(b));
}

/** Whether two words mean the same, but for a slip of the finger. */
export function isSame(a: string, b: string): boolean {
  return isSameWord(a, b) || (Math.min(a.length, b.length) >= 3 && isSlip(a, b));
}

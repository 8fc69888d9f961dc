type Counts = Readonly<Record<string, number>>;

export type Judgement =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'weak'; readonly names: readonly string[] }
  /** No registry answered, or none that knows advisories. */
  | { readonly outcome: 'unknown'; readonly reason: string };

const BAD = new Set(['high', 'critical']);

/** What `npm audit --json` has found out about the packages that people run. */
export function judge(text: string): Judgement {
  const reply = parsed(text);
  const counts = partOf(partOf(reply, 'metadata'), 'vulnerabilities') as Counts | null;
  if (counts === null) {
    const message = (reply as { message?: unknown } | null)?.message;
    return { outcome: 'unknown', reason: typeof message === 'string' ? message : 'no answer' };
  }
  const found = Object.entries((partOf(reply, 'vulnerabilities') ?? {}) as object);
  const names = found
    .filter(([, about]) => BAD.has(String((about as { severity?: unknown }).severity)))
    .map(([name]) => name);
  return names.length === 0 ? { outcome: 'clean' } : { outcome: 'weak', names };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function partOf(whole: unknown, name: string): object | null {
  const part: unknown =
    typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : null;
  return typeof part === 'object' ? part : null;
}

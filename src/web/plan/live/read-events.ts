import type { LiveEnd, LiveVersion } from '#domain/contract.ts';

export type LiveEvent =
  | ({ readonly kind: 'version' } & LiveVersion)
  | ({ readonly kind: 'end' } & LiveEnd)
  /** A sign of life. */
  | { readonly kind: 'beat' };

/**
 * Server-sent events out of a reply (HTML standard, 9.2), as much of the format as our server uses.
 * Not the browser's `EventSource`: that shows no heartbeat, so a connection that died in silence
 * looks open for ever, and it does not say why it was refused.
 */
export async function* readEvents(ask: {
  body: ReadableStream<Uint8Array>;
  signal: AbortSignal;
}): AsyncGenerator<LiveEvent> {
  const reader = ask.body.getReader();
  const letGo = (): void => void reader.cancel().catch(() => undefined);
  ask.signal.addEventListener('abort', letGo, { once: true });
  if (ask.signal.aborted) letGo();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield eventIn(block);
    }
  } finally {
    ask.signal.removeEventListener('abort', letGo);
    letGo();
  }
}

function eventIn(block: string): LiveEvent {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/: ?(.*)/s);
      return [name, value];
    }),
  );
  const kind = fields.get('event');
  // The server is ours and of the same contract; what else it may say one day is a sign of life.
  const data = (): unknown => JSON.parse(fields.get('data') ?? '');
  if (kind === 'version') return { kind, ...(data() as LiveVersion) };
  if (kind === 'end') return { kind, ...(data() as LiveEnd) };
  return { kind: 'beat' };
}

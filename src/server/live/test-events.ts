/** A reader of an event stream, as a browser is one, for tests. */

import { Writable } from 'node:stream';
import { PATHS } from '#domain/contract.ts';

type Fetch = (path: string, init?: RequestInit) => Response | Promise<Response>;

export type TestEvents = {
  readonly response: Response;
  /** What arrived so far, as `version 3`, `end stopping` and, for a comment, `:`. */
  readonly seen: () => readonly string[];
  readonly last: () => string | undefined;
  /** When the stream ended, by the server or by an error. */
  readonly ended: Promise<void>;
  readonly close: () => void;
};

/** Opens the stream and reads it, until it ends or is closed. */
export async function readEvents(fetch: Fetch, init: RequestInit = {}): Promise<TestEvents> {
  const leaving = new AbortController();
  const response = await fetch(PATHS.events, { ...init, signal: leaving.signal });
  if (response.status !== 200 || response.body === null)
    throw new Error(`The stream answered ${response.status}: ${await response.text()}`);
  const seen: string[] = [];
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const ended = (async () => {
    let rest = '';
    for (;;) {
      const { done, value = '' } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      seen.push(...blocks.map(nameOf));
    }
  })().catch(() => undefined);
  return {
    response,
    seen: () => seen,
    last: () => seen.at(-1),
    ended,
    close: () => {
      leaving.abort();
    },
  };
}

/** Where a stream goes whose reader takes an event only when it is told to. */
export function aSlowReader() {
  const seen: string[] = [];
  let taken = (): void => undefined;
  const out = new Writable({
    write(chunk, _encoding, done) {
      seen.push(nameOf(String(chunk).trimEnd()));
      taken = done;
    },
  });
  return { out, seen: () => [...seen], take: () => taken() };
}

function nameOf(block: string): string {
  if (block.startsWith(':')) return ':';
  const [, event = '', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
  const { version, reason } = JSON.parse(data) as { version?: number; reason?: string };
  return `${event} ${version ?? reason}`;
}

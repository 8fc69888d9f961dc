/** A server's stream of events in memory, in front of the rest of it. */

import { PATHS } from '#domain/contract.ts';
import type { Fetch } from '../../api/client.ts';
import type { ReducerServer } from '../test-server.ts';

export type TestEvents = {
  readonly through: (server: ReducerServer) => Fetch;
  /** How many are open. */
  open(): number;
  /** How many were ever asked for. */
  asked(): number;
  /** To everybody who listens, as it stands. */
  say(text: string): void;
  /** The connections break. */
  cut(): void;
};

export function testEvents(): TestEvents {
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let asked = 0;
  const each = (run: (stream: ReadableStreamDefaultController<Uint8Array>) => void): void => {
    for (const stream of streams) run(stream);
  };
  const say = (text: string): void => each((stream) => stream.enqueue(encoder.encode(text)));
  return {
    open: () => streams.size,
    asked: () => asked,
    say,
    cut() {
      each((stream) => stream.error(new TypeError('network error')));
      streams.clear();
    },
    through: (server) => async (path, init) => {
      if (path !== PATHS.events) {
        const { version } = server.snapshot();
        const reply = await server.fetch(path, init);
        if (server.snapshot().version > version) say(aVersion(server.snapshot().version));
        return reply;
      }
      asked += 1;
      if (!server.isSignedIn) return new Response(null, { status: 401 });
      return new Response(aStream(streams, encoder.encode(aVersion(server.snapshot().version))));
    },
  };
}

export function aVersion(version: number): string {
  return `event: version\ndata: {"version":${version}}\n\n`;
}

export function anEnd(reason: string): string {
  return `event: end\ndata: {"reason":"${reason}"}\n\n`;
}

function aStream(
  streams: Set<ReadableStreamDefaultController<Uint8Array>>,
  first: Uint8Array,
): ReadableStream<Uint8Array> {
  let own: ReadableStreamDefaultController<Uint8Array>;
  return new ReadableStream({
    start(stream) {
      own = stream;
      streams.add(own);
      own.enqueue(first);
    },
    cancel: () => void streams.delete(own),
  });
}

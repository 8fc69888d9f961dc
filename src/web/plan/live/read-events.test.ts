import { expect, test } from 'vitest';
import { readEvents, type LiveEvent } from './read-events.ts';

async function read(pieces: readonly string[]): Promise<LiveEvent[]> {
  const body = new Response(
    new ReadableStream({
      start(stream) {
        const encoder = new TextEncoder();
        for (const piece of pieces) stream.enqueue(encoder.encode(piece));
        stream.close();
      },
    }),
  ).body;
  if (body === null) throw new Error('A reply with a stream has a body.');
  const events: LiveEvent[] = [];
  const { signal } = new AbortController();
  for await (const event of readEvents({ body, signal })) events.push(event);
  return events;
}

test('events are read wherever the network cuts them', async () => {
  const text =
    ':\n\nevent: version\ndata: {"version":12}\n\nevent: end\ndata: {"reason":"stopping"}\n\n';
  const expected = [
    { kind: 'beat' },
    { kind: 'version', version: 12 },
    { kind: 'end', reason: 'stopping' },
  ];
  expect(await read([text])).toEqual(expected);
  expect(await read([...text])).toEqual(expected);
});

test('an event of a later version is a sign of life, and one that was cut off is nothing', async () => {
  expect(await read(['event: party\ndata: 1\n\nevent: version\ndata: {"ver'])).toEqual([
    { kind: 'beat' },
  ]);
});

test('a reply that is no stream of events is an end of it', async () => {
  await expect(read(['event: version\ndata: <p>\n\n'])).rejects.toThrow(SyntaxError);
});

import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { bodyLimits } from './body-limits.ts';
import type { AppEnv } from './variables.ts';

const app = new Hono<AppEnv>()
  .use(bodyLimits())
  .on(['GET', 'POST'], '/', (c) => c.text('taken'))
  .onError((error, c) => c.text(error.message, 413));

async function sent(request: Request): Promise<string> {
  return (await app.request(request)).text();
}

function inPieces(pieces: readonly string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
}

/** Which a server on Node makes of a request only when somebody looks at it. */
test('what is read has no body, and nobody looks for one', async () => {
  const request = new Request('http://unstuck.example/');
  const looked = vi.spyOn(request, 'body', 'get');
  expect(await sent(request)).toBe('taken');
  expect(looked).not.toHaveBeenCalled();
});

test('a body without a length is counted while it comes', async () => {
  const pieces = ['a'.repeat(3000), 'b'.repeat(3000)];
  const posted = (some: readonly string[]) =>
    new Request('http://unstuck.example/', {
      method: 'POST',
      body: inPieces(some),
      duplex: 'half',
    } as RequestInit);
  expect(await sent(posted(pieces.slice(1)))).toBe('taken');
  expect(await sent(posted(pieces))).toBe('That is more than can be taken at once.');
});

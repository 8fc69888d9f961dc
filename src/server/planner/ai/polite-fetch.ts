/** How often and how soon a service is asked again, and how much it may say. */

import { problemIn, type ServerProblem } from './server-problem.ts';
import { joinedReply } from './streamed-reply.ts';

const MAX_REPLY_CHARACTERS = 4 * 1024 * 1024;
const MAX_PROBLEM_CHARACTERS = 64 * 1024;
const MAX_WAIT_MS = 20_000;

/**
 * `fetch` for the client of the AI service. The client asks again after 408, 409, 429 and 5xx
 * (specification, section 7), and when a connection breaks: for that an answer is read here to its
 * end. This decides the rest: not when the account has no credit, and a wait that the service wants
 * to be longer than 20 seconds is replaced by the client's own short one. An answer comes out as
 * JSON, whatever it is called, and a problem in one shape.
 */
export async function politeFetch(input: string | URL | Request, init?: RequestInit) {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  if (!response.ok) return asProblem(response);
  // What is too large is broken off, so that it is no JSON any more.
  const said = await startOf(response, MAX_REPLY_CHARACTERS);
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  return new Response(isStream ? joinedReply(said) : said, {
    headers: { 'content-type': 'application/json' },
  });
}

async function asProblem(response: Response): Promise<Response> {
  const error = problemIn(await startOf(response, MAX_PROBLEM_CHARACTERS));
  const headers = new Headers({ 'content-type': 'application/json' });
  headers.set('x-should-retry', String(isWorthRetrying(response.status, error)));
  for (const [name, unitMs] of [
    ['retry-after-ms', 1],
    ['retry-after', 1000],
  ] as const) {
    const value = response.headers.get(name);
    if (value !== null && waitMs(value, unitMs) <= MAX_WAIT_MS) headers.set(name, value);
  }
  return new Response(JSON.stringify({ error }), { status: statusOf(response), headers });
}

function waitMs(value: string, unitMs: number): number {
  const amount = Number(value);
  return Number.isNaN(amount) ? Date.parse(value) - Date.now() : amount * unitMs;
}

function isWorthRetrying(status: number, { code }: ServerProblem): boolean {
  if (code === 'insufficient_quota') return false;
  return [408, 409, 429].includes(status) || status >= 500;
}

/** A redirect is refused, because the words would go to another address than the one that was set. */
function statusOf({ status }: Response): number {
  return status >= 300 && status <= 599 && status !== 304 ? status : 404;
}

async function startOf(response: Response, limit: number): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < limit) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  return text;
}

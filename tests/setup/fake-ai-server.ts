/** A service that speaks chat completions as real ones do, and as badly as they do. */

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { portOf } from '#server/http/port-of.ts';

export type FakeRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
    readonly [field: string]: unknown;
  };
  /** Settles when the connection ends: true when the client ended it before the reply was whole. */
  readonly wasDropped: Promise<boolean>;
};

export type FakeAnswer = (response: ServerResponse, request: FakeRequest) => void;

export type FakeAi = {
  /** With its version, as a base URL is given. */
  readonly url: string;
  readonly requests: readonly FakeRequest[];
  /** The answers to the next requests, in order; the last one is given from then on. */
  readonly answers: (...answers: readonly FakeAnswer[]) => void;
  /** What it says to whoever asks for its models. */
  readonly lists: (models: unknown) => void;
  /** Waits until that many requests have come. */
  readonly whenAsked: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function startFakeAi(): Promise<FakeAi> {
  const requests: FakeRequest[] = [];
  let script: readonly FakeAnswer[] = [];
  let models: unknown = { object: 'list', data: [] };
  let waiting: { count: number; done: () => void }[] = [];
  const server = createServer(async (incoming, response) => {
    if (incoming.method === 'GET') return void response.end(JSON.stringify(models));
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request: FakeRequest = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as FakeRequest['body'],
      wasDropped: once(response, 'close').then(() => !response.writableFinished),
    };
    requests.push(request);
    waiting = waiting.filter(({ count, done }) => requests.length < count || done());
    const [next = fails(500), ...rest] = script;
    if (rest.length > 0) script = rest;
    next(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}/v1`,
    requests,
    answers: (...answers) => void (script = answers),
    lists: (said) => void (models = said),
    whenAsked: (count) =>
      new Promise((done) => {
        if (requests.length >= count) done();
        else waiting.push({ count, done });
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export type ChoiceFields = {
  readonly finish_reason?: string | null;
  readonly refusal?: string;
  /** How many tokens of the question the service says it read. */
  readonly prompt_tokens?: number;
};

/** A reply of the model: text as it is, anything else as JSON. */
export function says(
  content: unknown,
  { finish_reason = 'stop', refusal, prompt_tokens }: ChoiceFields = {},
): FakeAnswer {
  const text = typeof content === 'string' || content === null ? content : JSON.stringify(content);
  return sends({
    status: 200,
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      ...(prompt_tokens === undefined ? {} : { usage: { prompt_tokens } }),
      choices: [
        {
          index: 0,
          finish_reason,
          message: { role: 'assistant', content: text, refusal: refusal ?? null },
        },
      ],
    },
  });
}

/** An error as OpenAI sends it. */
export function fails(
  status: number,
  error: Readonly<Record<string, unknown>> = {
    message: 'No.',
    type: 'server_error',
    param: null,
    code: null,
  },
  headers: Readonly<Record<string, string>> = {},
): FakeAnswer {
  return sends({ status, body: { error }, headers: { 'retry-after-ms': '1', ...headers } });
}

export function sends({
  status,
  body,
  headers = {},
}: {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}): FakeAnswer {
  return (response) => {
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json',
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
  };
}

/** Takes the request and never says anything. */
export const hangs: FakeAnswer = () => undefined;

/** Sends a blank now and then, for ever: the reply never ends and the connection never idles. */
export const drips: FakeAnswer = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};

/** Ends the connection without a word. */
export const hangsUp: FakeAnswer = (response) => void response.destroy();

/** Refuses a request for its form, and takes any other. */
export function refusesForm(
  isRefused: (body: FakeRequest['body']) => boolean,
  error: Readonly<Record<string, unknown>>,
  otherwise: FakeAnswer,
): FakeAnswer {
  return (response, request) =>
    (isRefused(request.body) ? fails(400, error) : otherwise)(response, request);
}

/** One question to the AI service, one answer: the only place that speaks to it. */

import OpenAI from 'openai';
import type { Logger } from 'pino';
import { z } from 'zod';
import { AiError } from './ai-failure.ts';
import { isOpenAi, type AiSettings } from './ai-settings.ts';
import { whyStopped } from './deadline.ts';
import {
  fullDialect,
  requestFor,
  simplerDialect,
  type ChatQuestion,
  type Dialect,
} from './dialect.ts';
import { failureInReply, failureOf } from './failure-of.ts';
import { politeFetch } from './polite-fetch.ts';

/** The specification, section 7: retry and timeout defaults of the AI client. */
const MAX_RETRIES = 2;
const TRANSPORT_TIMEOUT_MS = 600_000;

/** Above what any language has. */
const MAX_CHARACTERS_PER_TOKEN = 12;

/** Far more than any plan with the thoughts before it. What is longer is read up to here. */
const MAX_TEXT = 1_000_000;

export type ChatAnswer = {
  readonly text: string;
  /** The service says that it stopped at the limit, or does not say that it came to an end. */
  readonly isCut: boolean;
  /** The service counted far fewer words than it was sent: its context is too small for them. */
  readonly isPartlyRead: boolean;
};

export type Chat = (question: ChatQuestion, signal: AbortSignal) => Promise<ChatAnswer>;

/** Throws an `AiError`, and nothing else. */
export function createChat({
  settings,
  log,
}: {
  readonly settings: AiSettings;
  readonly log: Logger;
}): Chat {
  const client = clientOf(settings);
  const { model } = settings;
  // What the service took last: its likes are learned once in the life of this process.
  let understood = fullDialect({ isOpenAi: isOpenAi(settings) });

  return async (question, signal) => {
    let dialect: Dialect | null = understood;
    while (dialect !== null) {
      const asked: Dialect = dialect;
      const reply = await attempt(client, requestFor(question, { model, dialect: asked }), signal);
      if (reply.ok) {
        understood = asked;
        const answer = answerIn(reply.completion, question);
        if (answer.isPartlyRead)
          log.warn(
            { model },
            'the AI service read a part of the words only: its context is too small',
          );
        return answer;
      }
      if (reply.failure.kind !== 'form-refused') throw new AiError(reply.failure);
      dialect = simplerDialect(asked, { problem: reply.failure.problem, question });
      if (dialect !== null) log.info({ dialect }, 'the AI service is asked in a simpler form');
    }
    throw new AiError({ kind: 'request-refused', status: 400 });
  };
}

function clientOf({ apiKey, baseUrl }: AiSettings): OpenAI {
  return new OpenAI({
    apiKey: apiKey ?? 'none',
    ...(apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
    baseURL: baseUrl,
    maxRetries: MAX_RETRIES,
    timeout: TRANSPORT_TIMEOUT_MS,
    fetch: politeFetch,
    // Given here, so that no setting of another program is read; its log would hold the words.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
  });
}

type Attempt =
  | { readonly ok: true; readonly completion: unknown }
  | { readonly ok: false; readonly failure: ReturnType<typeof failureOf> };

async function attempt(
  client: OpenAI,
  request: OpenAI.ChatCompletionCreateParamsNonStreaming,
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const completion: unknown = await client.chat.completions.create(request, { signal });
    return { ok: true, completion };
  } catch (error) {
    if (signal.aborted) return { ok: false, failure: whyStopped(signal) };
    return { ok: false, failure: failureOf(error) };
  }
}

const part = z.object({ text: z.string().catch('') }).catch({ text: '' });

const completionSchema = z.object({
  usage: z.object({ prompt_tokens: z.number().positive() }).nullish().catch(null),
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        message: z.object({
          content: z
            .union([
              z.string(),
              z.array(part).transform((parts) => parts.map(({ text }) => text).join('')),
            ])
            .nullish(),
          refusal: z.string().nullish().catch(null),
        }),
      }),
    )
    .min(1),
});

function answerIn(completion: unknown, question: ChatQuestion): ChatAnswer {
  const read = completionSchema.safeParse(completion);
  const [choice] = read.data?.choices ?? [];
  if (choice === undefined) throw new AiError(failureInReply(completion));
  const { message, finish_reason: finish } = choice;
  if (finish === 'content_filter' || Boolean(message.refusal))
    throw new AiError({ kind: 'declined' });
  const text = message.content?.trim() ?? '';
  if (text === '' && finish !== 'length') throw new AiError({ kind: 'empty' });
  const counted = read.data?.usage?.prompt_tokens ?? Number.POSITIVE_INFINITY;
  return {
    text: text.slice(0, MAX_TEXT),
    isCut: finish !== 'stop',
    isPartlyRead: isPartOf(question, counted),
  };
}

/**
 * Whether so many tokens hold the rules, but not all of the words. Fewer than the rules take are a count of
 * something else, such as of what was not cached.
 */
function isPartOf({ system, user }: ChatQuestion, tokens: number): boolean {
  const most = tokens * MAX_CHARACTERS_PER_TOKEN;
  return most >= system.length && most < system.length + user.length;
}

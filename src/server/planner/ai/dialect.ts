/** What of a request a service understands: the full form first, then simpler ones. */

import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { ServerProblem } from './server-problem.ts';

export type Dialect = {
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
  /** The most tokens that the service said it gives to one reply. */
  readonly mostTokens: number;
  readonly hasTemperature: boolean;
  readonly format: 'schema' | 'object' | 'none';
  readonly hasStore: boolean;
  readonly hasEffort: boolean;
};

export type ChatQuestion = {
  readonly system: string;
  readonly user: string;
  readonly temperature: number;
  readonly maxTokens: number;
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> };
};

/** A model that thinks first counts its thoughts as well. */
const ROOM_FOR_THOUGHT = 4000;

/** The request of the specification, section 7, and a schema for the reply. */
export function fullDialect({ isOpenAi }: { readonly isOpenAi: boolean }): Dialect {
  return {
    limit: 'max_tokens',
    mostTokens: Number.POSITIVE_INFINITY,
    hasTemperature: true,
    format: 'schema',
    hasStore: isOpenAi,
    hasEffort: false,
  };
}

/** A question as this service takes it. */
export function requestFor(
  question: ChatQuestion,
  { model, dialect }: { readonly model: string; readonly dialect: Dialect },
): ChatCompletionCreateParamsNonStreaming {
  const { system, user, temperature, schema } = question;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(dialect.hasTemperature ? { temperature } : {}),
    ...(dialect.limit === 'none' ? {} : { [dialect.limit]: roomFor(question, dialect) }),
    ...(dialect.format === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }
      : {}),
    ...(dialect.format === 'object' ? { response_format: { type: 'json_object' } } : {}),
    ...(dialect.hasStore ? { store: false } : {}),
    ...(dialect.hasEffort ? { reasoning_effort: 'low' } : {}),
  };
}

/** How many tokens are asked for. */
function roomFor({ maxTokens }: ChatQuestion, { limit, mostTokens }: Dialect): number {
  const wanted = limit === 'max_completion_tokens' ? maxTokens + ROOM_FOR_THOUGHT : maxTokens;
  return Math.min(wanted, mostTokens);
}

const NEXT_LIMIT = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none' } as const;
/** A number that is refused, as opposed to a name that is not known. */
const TOO_MANY =
  /too (large|high|big|many|long)|at most|maximum|exceed|greater than|less than|smaller than|<=/i;
/** A reply with less room than this would be cut in any case. */
const LEAST_TOKENS = 500;
const NEXT_FORMAT = { schema: 'object', object: 'none' } as const;

/**
 * The next simpler form of a request that was refused for its form, or null when there is none.
 * Where the service does not say what it dislikes, the format of the reply is what differs most
 * between services.
 */
export function simplerDialect(
  dialect: Dialect,
  { problem, question }: { readonly problem: ServerProblem; readonly question: ChatQuestion },
): Dialect | null {
  const names = (words: RegExp) => words.test(problem.param) || words.test(problem.message);
  if (names(/max_(completion_)?tokens/i))
    return withLessRoom(dialect, { problem, question }) ?? withNextLimit(dialect);
  if (names(/reasoning_effort/i))
    return dialect.hasEffort ? { ...dialect, hasEffort: false } : null;
  if (names(/temperature/i))
    return dialect.hasTemperature ? { ...dialect, hasTemperature: false } : null;
  if (names(/\bstore\b/i) && dialect.hasStore) return { ...dialect, hasStore: false };
  if (dialect.format === 'none') return null;
  return { ...dialect, format: NEXT_FORMAT[dialect.format] };
}

/** The same form with a limit that the service takes: the one it names, else half of what it refused. */
function withLessRoom(
  dialect: Dialect,
  { problem, question }: { readonly problem: ServerProblem; readonly question: ChatQuestion },
): Dialect | null {
  if (dialect.limit === 'none' || !TOO_MANY.test(problem.message)) return null;
  const refused = roomFor(question, dialect);
  const named = [...problem.message.matchAll(/\d+/g)].map(([number]) => Number(number));
  const possible = named.filter((tokens) => tokens >= LEAST_TOKENS && tokens < refused);
  const mostTokens = possible.length > 0 ? Math.max(...possible) : Math.floor(refused / 2);
  return mostTokens < LEAST_TOKENS ? null : { ...dialect, mostTokens };
}

function withNextLimit(dialect: Dialect): Dialect | null {
  if (dialect.limit === 'none') return null;
  const limit = NEXT_LIMIT[dialect.limit];
  // Only models that think first refuse the older name.
  return { ...dialect, limit, hasEffort: limit === 'max_completion_tokens' };
}

/** What of a request a service understands: the full form first, then simpler ones. */

import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { ServerProblem } from './server-problem.ts';

export type Dialect = {
  readonly limit: 'max_tokens' | 'max_completion_tokens' | 'none';
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
    hasTemperature: true,
    format: 'schema',
    hasStore: isOpenAi,
    hasEffort: false,
  };
}

/** A question as this service takes it. */
export function requestFor(
  { system, user, temperature, maxTokens, schema }: ChatQuestion,
  { model, dialect }: { readonly model: string; readonly dialect: Dialect },
): ChatCompletionCreateParamsNonStreaming {
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(dialect.hasTemperature ? { temperature } : {}),
    ...(dialect.limit === 'max_tokens' ? { max_tokens: maxTokens } : {}),
    ...(dialect.limit === 'max_completion_tokens'
      ? { max_completion_tokens: maxTokens + ROOM_FOR_THOUGHT }
      : {}),
    ...(dialect.format === 'schema'
      ? { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }
      : {}),
    ...(dialect.format === 'object' ? { response_format: { type: 'json_object' } } : {}),
    ...(dialect.hasStore ? { store: false } : {}),
    ...(dialect.hasEffort ? { reasoning_effort: 'low' } : {}),
  };
}

const NEXT_LIMIT = { max_tokens: 'max_completion_tokens', max_completion_tokens: 'none' } as const;
const NEXT_FORMAT = { schema: 'object', object: 'none' } as const;

/**
 * The next simpler form of a request that was refused for its form, or null when there is none.
 * Where the service does not say what it dislikes, the format of the reply is what differs most
 * between services.
 */
export function simplerDialect(dialect: Dialect, problem: ServerProblem): Dialect | null {
  const names = (words: RegExp) => words.test(problem.param) || words.test(problem.message);
  if (names(/max_(completion_)?tokens/i)) return withNextLimit(dialect);
  if (names(/reasoning_effort/i))
    return dialect.hasEffort ? { ...dialect, hasEffort: false } : null;
  if (names(/temperature/i))
    return dialect.hasTemperature ? { ...dialect, hasTemperature: false } : null;
  if (names(/\bstore\b/i) && dialect.hasStore) return { ...dialect, hasStore: false };
  if (dialect.format === 'none') return null;
  return { ...dialect, format: NEXT_FORMAT[dialect.format] };
}

function withNextLimit(dialect: Dialect): Dialect | null {
  if (dialect.limit === 'none') return null;
  const limit = NEXT_LIMIT[dialect.limit];
  // Only models that think first refuse the older name.
  return { ...dialect, limit, hasEffort: limit === 'max_completion_tokens' };
}

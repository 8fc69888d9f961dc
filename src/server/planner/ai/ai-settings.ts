/** The AI service as the operator set it. */
export type AiSettings = {
  /** Null for a service on the own network that asks for none. */
  readonly apiKey: string | null;
  /** With its version: `https://api.openai.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  /** For all that one plan needs, with every retry; in milliseconds. */
  readonly deadlineMs: number;
};

export const OPENAI_URL = 'https://api.openai.com/v1';
export const DEFAULT_DEADLINE_MS = 90_000;

/** Whether the service is OpenAI's own, which knows fields that others refuse. */
export function isOpenAi({ baseUrl }: Pick<AiSettings, 'baseUrl'>): boolean {
  return URL.parse(baseUrl)?.hostname === 'api.openai.com';
}

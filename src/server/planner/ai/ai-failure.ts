/** Everything that can go wrong with an AI service, without a word of what was said to it or by it. */

export type AiFailure =
  /** The person cancelled, or went away. */
  | { readonly kind: 'cancelled' }
  /** The overall deadline passed. */
  | { readonly kind: 'too-slow' }
  /** Nobody answers at the address. */
  | { readonly kind: 'unreachable' }
  /** Something answers that is no chat completions API, or not at this path. */
  | { readonly kind: 'address-wrong'; readonly status: number | null }
  | { readonly kind: 'key-refused'; readonly status: number }
  | { readonly kind: 'model-missing' }
  | { readonly kind: 'credit-spent' }
  | { readonly kind: 'busy'; readonly status: number }
  | { readonly kind: 'server-failed'; readonly status: number }
  /** The service does not take the request, and not in any simpler form of it. */
  | { readonly kind: 'request-refused'; readonly status: number }
  /** The words and the plan are more than the model can hold. */
  | { readonly kind: 'too-long' }
  /** The model declines, or a filter does. */
  | { readonly kind: 'declined' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'cut-off' }
  /** The service's part is done: it is this server that did not find out what the plan leaves out. */
  | { readonly kind: 'not-completed' }
  | { readonly kind: 'not-a-plan' }
  | { readonly kind: 'not-a-mountain' };

export type AiFailureKind = AiFailure['kind'];

const MESSAGES: Readonly<Record<AiFailureKind, string>> = {
  cancelled: 'The request to the AI service was cancelled',
  'too-slow': 'The AI service did not answer in time',
  unreachable: 'The AI service cannot be reached',
  'address-wrong': 'The address of the AI service answers, but not as an AI service does',
  'key-refused': 'The AI service refused the key',
  'model-missing': 'The AI service does not have the model',
  'credit-spent': 'The account at the AI service has no credit left',
  busy: 'The AI service is too busy',
  'server-failed': 'The AI service failed',
  'request-refused': 'The AI service refused the request',
  'too-long': 'This is more than the model can read at once',
  declined: 'The model declined',
  // These two are the specification's words (sections 5 and 8).
  empty: 'No response from AI',
  'not-a-mountain': 'Invalid mountain structure returned from AI',
  'cut-off': 'The reply of the AI service was cut off before it was whole',
  'not-completed': 'What a plan of the AI service leaves out was not found',
  'not-a-plan': 'The reply of the AI service was no plan',
};

/** What the person who runs the server can do about it: these do not pass by themselves. */
const ADVICE: Readonly<Partial<Record<AiFailureKind, string>>> = {
  'address-wrong': 'check OPENAI_BASE_URL, which usually ends in /v1',
  unreachable: 'check OPENAI_BASE_URL, and that the service runs',
  'key-refused': 'check OPENAI_API_KEY',
  'model-missing': 'set OPENAI_MODEL to a model that the service has',
  'credit-spent': 'add credit at the service, or set another OPENAI_API_KEY',
  'request-refused': 'the model may not be one for chat: check OPENAI_MODEL',
  'too-slow': 'a slow model may need a higher OPENAI_TIMEOUT_SECONDS',
  'too-long':
    'set OPENAI_MODEL to a model with a larger context, or raise the context of the server',
};

export class AiError extends Error {
  readonly failure: AiFailure;

  constructor(failure: AiFailure) {
    super(MESSAGES[failure.kind]);
    this.name = 'AiError';
    this.failure = failure;
  }
}

export type LogLine = {
  readonly level: 'info' | 'warn' | 'error';
  readonly fields: Readonly<Record<string, string | number>>;
  readonly message: string;
};

/** A line for the operator's log: what happened, and which setting to look at. */
export function logLineOf(failure: AiFailure, { model }: { readonly model: string }): LogLine {
  const advice = ADVICE[failure.kind];
  const status = 'status' in failure ? failure.status : null;
  return {
    level: failure.kind === 'cancelled' ? 'info' : advice === undefined ? 'warn' : 'error',
    fields: { ai: failure.kind, model, ...(status === null ? {} : { status }) },
    message: [MESSAGES[failure.kind], ...(advice === undefined ? [] : [advice])].join(': '),
  };
}

/** How the AI service failed; null for an error of another kind. */
export function failedAs(error: unknown): AiFailureKind | null {
  return error instanceof AiError ? error.failure.kind : null;
}

import type { ErrorCode } from '#domain/errors.ts';

type RequestErrorOptions = {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly code: ErrorCode;
  readonly message?: string;
  /** What is wrong with each input, in words for the person who filled it in. */
  readonly fields?: Readonly<Record<string, string>>;
  /** When it is worth another try. */
  readonly retryAfterSeconds?: number;
};

/** A request that cannot be served: thrown anywhere below a route, answered by `onError`. */
export class RequestError extends Error {
  readonly status: RequestErrorOptions['status'];
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code, message, fields, retryAfterSeconds }: RequestErrorOptions) {
    super(message ?? code);
    this.name = 'RequestError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

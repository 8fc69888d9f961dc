import type { ErrorBody, ErrorCode } from '#domain/errors.ts';

type Failure = {
  /** HTTP status, or 0 when no reply came. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterMs?: number;
};

/** What every call of the client throws when it does not succeed; `network` also covers a timeout. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterMs: number;

  constructor(failure: Failure) {
    super(failure.message);
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.retryAfterMs = failure.retryAfterMs ?? 0;
  }
}

export function networkError(cause: unknown): ApiError {
  return new ApiError({
    status: 0,
    code: 'network',
    message: cause instanceof Error ? cause.message : 'No reply came.',
  });
}

/** Whether it was done nobody knows. */
export function isUnanswered(failure: unknown): boolean {
  return failure instanceof ApiError && failure.code === 'network';
}

/**
 * Reads the one error shape; a proxy's page or an empty body is judged by its status alone, and has no
 * words for people.
 */
export async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfterMs = retryAfterOf(response);
  if (isErrorBody(body)) {
    const { code, message, fields } = body.error;
    return new ApiError({
      status: response.status,
      code,
      message,
      ...(fields && { fields }),
      retryAfterMs,
    });
  }
  return new ApiError({
    status: response.status,
    code: codeOfStatus(response.status),
    message: '',
    retryAfterMs,
  });
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'session.missing';
  if (status === 404) return 'route.not_found';
  if (status === 413) return 'request.too_large';
  if (status === 429) return 'request.too_many';
  if (status === 503) return 'storage.unavailable';
  return status >= 500 ? 'server.failed' : 'request.invalid';
}

function retryAfterOf(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

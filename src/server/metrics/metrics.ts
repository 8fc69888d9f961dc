import type { ErrorCode } from '#domain/errors.ts';
import type { Change, RefusalCode } from '#domain/operations/operation.ts';

/** How an AI service was asked, and how that went; never what was said. */
export type AiCall = {
  readonly work: 'structure' | 'revise';
  /** `answered`, `not-understood`, or the kind of the failure. */
  readonly outcome: string;
  readonly seconds: number;
};

/** What is counted of the work of a server. Nothing here can carry a person's id or words. */
export type Metrics = {
  readonly request: (served: {
    readonly method: string;
    /** The pattern of the route, never the path that was asked for. */
    readonly route: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** A request that was refused or failed. */
  readonly refusal: (code: ErrorCode) => void;
  readonly operation: (operation: {
    readonly kind: Change['kind'] | 'unreadable';
    /** `repeated` when it was sent before. */
    readonly outcome: 'applied' | 'repeated' | 'refused';
    readonly code: RefusalCode | null;
  }) => void;
  readonly aiCall: (call: AiCall) => void;
};

/** For a server that nobody watches. */
export const NO_METRICS: Metrics = {
  request: () => undefined,
  refusal: () => undefined,
  operation: () => undefined,
  aiCall: () => undefined,
};

import type { OperationResult } from '#domain/contract.ts';
import type { Change, RefusalCode } from '#domain/operations/operation.ts';
import type { Live } from '../live/live.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Outcome } from './operation.usecase.ts';

/** What became of an operation, once that is kept: nothing is told of a transaction that failed. */
export type Kept = {
  readonly userId: string;
  readonly kind: Change['kind'] | 'unreadable';
  /** `repeated` when it was sent before. */
  readonly outcome: 'applied' | 'repeated' | 'refused';
  readonly code: RefusalCode | null;
  /** The version after it; also told of a repeat, whose first telling may have been cut off. */
  readonly version: number | null;
};

export type TellKept = (kept: Kept) => void;

/** Other devices hear of the version, whoever watches the server of the rest. */
export function tellKeptTo({
  live,
  metrics,
}: {
  readonly live: Pick<Live, 'moved'>;
  readonly metrics: Pick<Metrics, 'operation'>;
}): TellKept {
  return (kept) => {
    if (kept.version !== null) live.moved(kept.userId, kept.version);
    metrics.operation(kept);
  };
}

export function keptOf(
  { userId, kind }: Pick<Kept, 'userId' | 'kind'>,
  { result, isNew }: Outcome,
): Kept {
  return { userId, kind, ...judged(result, isNew) };
}

function judged(result: OperationResult, isNew: boolean) {
  if (!isNew) {
    const version = result.ok ? result.version : null;
    return { outcome: 'repeated', code: null, version } as const;
  }
  return result.ok
    ? ({ outcome: 'applied', code: null, version: result.version } as const)
    : ({ outcome: 'refused', code: result.code, version: null } as const);
}

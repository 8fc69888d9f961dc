import type { RecoveryPair } from '#domain/contract.ts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/client.ts';
import { verifyRecovery } from '../api/recovery.ts';
import { LINK_BROKEN, LINK_EXPIRED, LINK_INVALID } from './recovery-link.ts';
import type { RecoveryState } from './recovery.ts';

/** What a mailed link is good for. Throws where the server could not be asked. */
export async function stateOfLink(api: Api, pair: RecoveryPair): Promise<RecoveryState> {
  try {
    const status = await verifyRecovery(api, pair);
    if (status === 'ok') return { mode: 'choosing' };
    return { mode: 'refused', message: status === 'expired' ? LINK_EXPIRED : LINK_INVALID };
  } catch (failure) {
    if (!(failure instanceof ApiError)) return { mode: 'unchecked', message: LINK_BROKEN };
    if (failure.code === 'request.invalid') return { mode: 'refused', message: LINK_INVALID };
    throw failure;
  }
}

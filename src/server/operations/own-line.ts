import type { Database } from '../db/database.ts';
import { RequestError } from '../http/request-error.ts';
import { createTurns } from '../turns.ts';

/** More than all devices and pages of somebody ask for at once. */
const MOST_WAITING = 40;
/** In a second such a line is over, unless the database is slow. */
const RETRY_SECONDS = 2;

/**
 * The transactions of each person one after the other. They wait for the row of the profile anyway, which
 * every change locks: there each would hold a connection meanwhile, and one person could hold them all.
 * Whoever asks for too many at once is asked to come back.
 */
export function inOwnLine<Given extends Pick<Database, 'withUser'>>(
  database: Given,
  { mostWaiting = MOST_WAITING } = {},
): Given {
  const { asked, inTurn } = createTurns();
  const withUser: Database['withUser'] = async (userId, work, config) => {
    if (asked(userId) >= mostWaiting) throw tooMany();
    return inTurn(userId, () => database.withUser(userId, work, config));
  };
  return { ...database, withUser };
}

function tooMany(): RequestError {
  return new RequestError({
    status: 429,
    code: 'request.too_many',
    message: 'What you asked for before is still being done.',
    retryAfterSeconds: RETRY_SECONDS,
  });
}

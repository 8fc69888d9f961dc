import { sql } from 'drizzle-orm';
import type { Change } from '#domain/operations/operation.ts';
import type { Reach } from '../profile/plan.repository.ts';

/** Mountains, boulders, rocks and pebbles: more than somebody fills in a life, and still read in a second. */
const MOST_NODES = 30_000;
/** Of titles and descriptions, in UTF-8. */
const MOST_BYTES = 16_000_000;

const GROWING: ReadonlySet<Change['kind']> = new Set([
  'mountains.add',
  'mountain.revise',
  'pebble.add',
  'plan.import',
]);

/**
 * Whether the plan takes no more of such a change. It is read as a whole, again and again: without an end
 * one person's plan would fill a server's memory and hold up everybody.
 */
export async function isPlanFull({ tx, userId }: Reach, { kind }: Change): Promise<boolean> {
  if (!GROWING.has(kind)) return false;
  // The length of what was written, which is known without reading it.
  const whole = sql<boolean>`
    (select count(*) >= ${MOST_NODES} or coalesce(sum(bytes), 0) >= ${MOST_BYTES}
       from (select octet_length(title) + octet_length(description) as bytes
               from mountains where user_id = ${userId}
             union all select octet_length(title) from boulders where user_id = ${userId}
             union all select octet_length(title) from rocks where user_id = ${userId}
             union all select octet_length(title) + octet_length(description)
               from pebbles where user_id = ${userId}) as nodes)`;
  const [row] = await tx.select({ isFull: whole }).from(sql`(values (1)) as one`);
  return row?.isFull ?? false;
}

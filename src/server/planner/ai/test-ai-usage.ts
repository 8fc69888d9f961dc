import type { AiUsage } from './ai-limits.ts';

/** The counts in memory, for tests: the same rules as the rows in the database. */
export function usageInMemory({ now }: { readonly now: () => number }): AiUsage {
  const rows = new Map<string, { requests: number; heldUntil: number }>();
  return {
    begin: async ({ userId, day, limit, heldForMs }) => {
      const key = `${userId} ${day}`;
      const row = rows.get(key) ?? { requests: 0, heldUntil: 0 };
      if (row.heldUntil > now()) return 'running';
      if (row.requests >= limit) return 'spent';
      rows.set(key, { requests: row.requests + 1, heldUntil: now() + heldForMs });
      return 'begun';
    },
    end: async ({ userId, day }) => {
      const row = rows.get(`${userId} ${day}`);
      if (row !== undefined) row.heldUntil = 0;
    },
  };
}

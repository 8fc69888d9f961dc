import type { AiUsage } from './ai-limits.ts';

/** The counts in memory, for tests: the same rules as the rows in the database. */
export function usageInMemory({ now }: { readonly now: () => number }): AiUsage {
  const requests = new Map<string, number>();
  const held = new Map<string, number>();
  return {
    begin: async ({ userId, day, limit, heldForMs }) => {
      const key = `${userId} ${day}`;
      const count = requests.get(key) ?? 0;
      if ((held.get(userId) ?? 0) > now()) return 'running';
      if (count >= limit) return 'spent';
      requests.set(key, count + 1);
      held.set(userId, now() + heldForMs);
      return 'begun';
    },
    end: async ({ userId }) => void held.delete(userId),
  };
}

import type { AiUsage } from './ai-limits.ts';

/** The counts in memory, for tests: the same rules as the rows in the database. */
export function usageInMemory({ now }: { readonly now: () => number }): AiUsage {
  const requests = new Map<string, number>();
  const held = new Map<string, number>();
  const ofAll = new Map<string, number>();
  return {
    begin: async ({ userId, day, limit, limitOfAll, heldForMs }) => {
      const key = `${userId} ${day}`;
      const count = requests.get(key) ?? 0;
      if ((held.get(userId) ?? 0) > now()) return 'running';
      const all = ofAll.get(day) ?? 0;
      if (count >= limit || all >= limitOfAll) return 'spent';
      ofAll.set(day, all + 1);
      requests.set(key, count + 1);
      held.set(userId, now() + heldForMs);
      return 'begun';
    },
    end: async ({ userId }) => void held.delete(userId),
  };
}

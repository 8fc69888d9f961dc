/** The part of the browser's cache storage that the shell needs, in memory. */
export function testCaches(origin: string): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const key = (asked: RequestInfo | URL): string => new URL(String(asked), origin).href;
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => kept.get(key(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) =>
      void kept.set(key(asked), response.clone()),
  });
  const storage = {
    async open(name: string) {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return cacheOf(kept);
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async match(asked: RequestInfo | URL) {
      const kept = [...all.values()].find((cache) => cache.has(key(asked)));
      return kept?.get(key(asked))?.clone();
    },
  };
  // Only what the shell calls is there.
  return storage as unknown as CacheStorage;
}

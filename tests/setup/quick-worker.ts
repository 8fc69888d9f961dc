/** Before anything else in a worker of the tests: what it loads then is loaded as the program loads it. */

const root = new URL('../../', import.meta.url);
const { quickenImports }: { quickenImports: (root: string) => void } = await import(
  new URL('scripts/quick-imports.js', root).href
);
quickenImports(root.pathname);

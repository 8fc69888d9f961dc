/** The only place that makes a script's address out of a text; the page's policy allows this one policy. */

type PolicyMaker = {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrls;
};
type ScriptUrls = { createScriptURL(url: string): string };

export const WORKER_URL = '/sw.js';

/** The worker's address as this browser wants it: marked as trusted where browsers know such a mark. */
export function workerUrl(): string {
  // Not in the types yet, and not in every browser.
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  const rules = { createScriptURL: onlyTheWorker };
  // The mark stands for the text wherever one is taken.
  return trustedTypes?.createPolicy('unstuck', rules).createScriptURL(WORKER_URL) ?? WORKER_URL;
}

function onlyTheWorker(url: string): string {
  if (url !== WORKER_URL) throw new TypeError('No other script is loaded by its address.');
  return url;
}

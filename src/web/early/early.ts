/**
 * Stands in the page itself and runs before anything else of it: what the first picture needs is then
 * on its way while the scripts still are, and a chosen theme is there before the first paint.
 */

import { THEME_KEY, USER_KEY } from '../device/person-notes.ts';
import { readEarly } from '../plan/outbox/early-read.ts';
import { leaveEarlyWork } from './early-work.ts';

/**
 * Written in when the page is built: the scripts of either view beyond those of both, the view itself
 * first, the script that both need, and a path.
 */
declare const UNSTUCK_FIRST: {
  readonly signedIn: readonly string[];
  readonly signedOut: readonly string[];
  readonly page: string;
  readonly profile: string;
};

const first = UNSTUCK_FIRST;

function note(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden.
    return null;
  }
}

const page = document.documentElement;
const theme = note(THEME_KEY);
if (theme !== null && theme !== 'system') page.dataset['theme'] = theme;

const userId = note(USER_KEY);
// First, because the browser works on it while all that follows here is done.
const kept = userId === null ? null : readEarly(userId);
/** What the server saw of a cookie, where it was the server that gave the page. */
const { session } = page.dataset;
const isSignedIn = userId !== null || session === 'held';

const [view, ...parts] = isSignedIn ? first.signedIn : first.signedOut;
for (const file of parts) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

leaveEarlyWork({
  kept,
  view: isSignedIn ? 'signed-in' : 'signed-out',
  isWithoutSession: session === 'none',
  // Where the device keeps a plan it is drawn first, and the server is asked for what is newer.
  profile: userId === null && session !== 'none' ? askForProfile() : null,
});

// All at once, the view last: then nothing has to be waited for between the page's script and its view.
// A page whose view does not come can say so; where nothing comes at all, this script does.
if (view !== undefined)
  import(view)
    .catch(() => import(first.page))
    .catch(() => say('The page did not arrive. It may be the network: please reload it.'));

/** In the place of what the page says until it is drawn. */
function say(words: string): void {
  const line = document.querySelector('.arriving');
  if (line !== null) line.textContent = words;
}

function askForProfile(): Promise<Response> {
  const asked = readAhead();
  // Whoever takes it hears of a failure; until then nobody listens.
  asked.catch(() => undefined);
  return asked;
}

/** Whoever takes the answer finds its content read: it comes while the scripts do. */
async function readAhead(): Promise<Response> {
  const answer = await fetch(first.profile, { credentials: 'same-origin', cache: 'no-store' });
  const content = answer.json();
  answer.json = () => content;
  await content.catch(() => undefined);
  return answer;
}

/**
 * The page as the server gives it to a browser with the cookie of a session, and to one without. The
 * page's worker keeps the one that does not say, because it cannot know who opens it next.
 */
export const PAGE_BY_SESSION = { held: 'signed-in.html', none: 'signed-out.html' };

import { ApiError } from '../../api/api-error.ts';
import type { KeptProblem } from '../../drafts/unsettled.ts';
import { PLAN_FULL } from '../../plan/full-plan.ts';

const KEPT = 'Your words are kept.';

/** What the specification, section 8, says in the dialogs, and on the page once a dialog is gone. */
const FAILED = {
  dump: 'Failed to create your mountain. Please try again.',
  page: 'Failed to process your brain dump. Please try again.',
  edit: 'Failed to update your mountain. Please try again.',
};

export type ProblemPlace = keyof typeof FAILED;

/**
 * What to say when words did not become a plan or a change, sentence by sentence: what the
 * specification has, as it has it, and always that nothing is lost.
 */
export function dumpProblem(cause: unknown, place: ProblemPlace): readonly string[] {
  if (!(cause instanceof ApiError)) return problemOf(null, place);
  const notUnderstood = cause.fields['changeText'];
  if (cause.code === 'planner.not_understood' && notUnderstood !== undefined) {
    return [notUnderstood, 'Nothing was changed, and your words are kept.'];
  }
  const reason = aboutReply(cause);
  return reason === null ? problemOf(cause.code, place) : [reason, ...problemOf(null, place)];
}

/** The specification, sections 5 and 8, has words for what the AI service sent. */
function aboutReply({ code }: ApiError): string | null {
  if (code === 'planner.invalid') return 'Invalid mountain structure returned from AI';
  return code === 'planner.empty' ? 'No response from AI' : null;
}

/** The same by the code alone; null for a failure that has none. */
export function problemOf(
  code: KeptProblem | null,
  place: ProblemPlace,
  { now, refusedAt } = { now: new Date(), refusedAt: new Date() },
): readonly string[] {
  if (code === 'planner.quota') return [quotaWords(now, refusedAt), KEPT];
  const words = code === null ? undefined : (CHANGES[code] ?? PLANS[code]);
  return [words ?? FAILED[place], KEPT];
}

/** The server counts by days of UTC, which end at another hour for each person, and often the same day. */
export function quotaWords(now: Date, refusedAt = now): string {
  const again = new Date(refusedAt);
  again.setUTCHours(24, 0, 0, 0);
  if (!(again > now)) return 'The AI service had made all the plans that it could on that day.';
  const isToday = again.toDateString() === now.toDateString();
  const time = again.toLocaleTimeString(undefined, { timeStyle: 'short' });
  return `The AI service has made all the plans that it can for now. It can help again ${isToday ? '' : 'tomorrow '}at ${time}.`;
}

export function codeOf(cause: unknown): ApiError['code'] | null {
  return cause instanceof ApiError ? cause.code : null;
}

type Words = Partial<Record<KeptProblem, string>>;

const TOO_LONG =
  'This is more than one dump can hold. Please take a part of it out, and send it as a second one.';

const PLANS: Words = {
  'session.missing': 'You are signed out. Please sign in again.',
  'request.too_many': 'That was a lot in a short time. Please wait a while, then try again.',
  'planner.busy': 'Your last plan is still being made. Please try again in a moment.',
  'planner.crowded': 'Many plans are being made right now. Please try again in a moment.',
  'brain_dump.too_long': TOO_LONG,
  'request.too_large': TOO_LONG,
  'plan.full': PLAN_FULL,
  'brain_dump.plan_deleted':
    'These words had a plan, and it was deleted. Try again to make a new one.',
  unplanned: 'These words have no plan of their own yet.',
  'without-mountain': 'The mountain that these words were to change was deleted.',
  refused: 'Failed to save your mountain. Please try again.',
};

const CHANGES: Words = {
  'mountain.changed':
    'The mountain was changed somewhere else meanwhile, so this change was not made. Look at it, then try again.',
  'mountain.not_found': 'This mountain is not there any more. It may have been deleted elsewhere.',
  'planner.not_understood': 'This change was not understood, so nothing was changed.',
  'brain_dump.not_replaceable':
    '"Your Mountain" was changed or has its plan already, so nothing was replaced.',
  'brain_dump.not_found': 'The server does not have this brain dump any more.',
};

/** As the dump that it was: a plan that was refused is none any more, and a change has lost its mountain. */
export function mayBeSentAgain(problem: KeptProblem | null): boolean {
  return problem !== 'refused' && problem !== 'without-mountain';
}

/** Where somebody deleted what the words were for. */
export function mayBeDiscarded(problem: KeptProblem | null): boolean {
  return problem === 'without-mountain' || problem === 'brain_dump.plan_deleted';
}

/** Troubles of the AI service, which the built-in planner does not have. */
export function isAboutService(code: KeptProblem | null): boolean {
  return code !== null && SERVICE_TROUBLES.has(code);
}

const SERVICE_TROUBLES: ReadonlySet<KeptProblem> = new Set([
  'planner.quota',
  'planner.busy',
  'planner.failed',
  'planner.invalid',
  'planner.empty',
  'network',
  'server.failed',
]);

/** The server has no turn to give now: this device can do it at once. */
export function isAskedToWait(code: KeptProblem | null): boolean {
  return code === 'planner.crowded' || code === 'request.too_many';
}

/** The server did not answer, or is not able to: what needs no server can still be done. */
export function isAway(code: KeptProblem | null): boolean {
  return code === 'network' || code === 'storage.unavailable' || code === 'server.failed';
}

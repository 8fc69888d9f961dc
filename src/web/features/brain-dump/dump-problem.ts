import { ApiError } from '../../api/api-error.ts';

const KEPT = 'Your words are kept.';

/** What the specification, section 8, says in the dialog, and on the page once the dialog is gone. */
const FAILED = {
  dialog: 'Failed to create your mountain. Please try again.',
  page: 'Failed to process your brain dump. Please try again.',
};

/** What to say when a dump did not become a plan: always that nothing is lost. */
export function dumpProblem(cause: unknown, place: keyof typeof FAILED): string {
  const code = cause instanceof ApiError ? cause.code : 'network';
  if (code === 'session.missing') return `You are signed out. Please sign in again. ${KEPT}`;
  if (code === 'request.too_many') {
    return `That was a lot in a short time. Please wait a minute, then try again. ${KEPT}`;
  }
  if (code === 'planner.busy') {
    return `Your last plan is still being made. Please try again in a moment. ${KEPT}`;
  }
  if (code === 'planner.quota') {
    return `The AI service has made its plans for you today. Please try again tomorrow. ${KEPT}`;
  }
  if (code === 'brain_dump.too_long') {
    return `This is more than one dump can hold. Please make it shorter. ${KEPT}`;
  }
  return `${FAILED[place]} ${KEPT}`;
}

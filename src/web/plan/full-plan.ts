/** What is so, and what helps, when the server takes nothing more into a plan. The specification knows no such end. */
export const PLAN_FULL =
  'Your plan holds as much as a plan can. Delete what you no longer need of it, then try again.';

import { loadPlanCode } from '../session/load-plan-code.ts';
import { lazyPart } from '../ui/lazy-part.ts';

/** The view that the first paint needs of somebody who is signed in; the page asks for its files by itself. */
export const dashboardPart = lazyPart(async () => {
  const [{ Dashboard }] = await Promise.all([import('./dashboard.tsx'), loadPlanCode()]);
  return Dashboard;
});

export const resetViewPart = lazyPart(() =>
  import('./reset-view.tsx').then((file) => file.ResetView),
);

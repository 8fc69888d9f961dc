import { loadPlanCode } from '../session/load-plan-code.ts';
import { lazyPart } from '../ui/lazy-part.ts';

/** The two views, one of which the first paint needs; the page asks for its files by itself. */
export const dashboardPart = lazyPart(async () => {
  const [{ Dashboard }] = await Promise.all([import('./dashboard.tsx'), loadPlanCode()]);
  return Dashboard;
});

export const signedOutPart = lazyPart(() =>
  import('./signed-out.tsx').then((file) => file.SignedOut),
);

export const resetViewPart = lazyPart(() =>
  import('./reset-view.tsx').then((file) => file.ResetView),
);

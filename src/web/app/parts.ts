import { addPebblePart, deletePart } from '../features/mountains/dialog-parts.ts';
import { loadSessionDeeds } from '../session/load-session-deeds.ts';
import { lazyPart } from '../ui/lazy-part.ts';

/** The page itself goes first on a slow line. */
export const QUIET_MS = 1000;

/** What the first paint does not need: each is fetched when it is wanted, or a little before. */
export const brainDumpPart = lazyPart(() =>
  import('../features/brain-dump/brain-dump-dialog.tsx').then((file) => file.BrainDumpDialog),
);

export const editMountainPart = lazyPart(() =>
  import('../features/brain-dump/edit-mountain-dialog.tsx').then((file) => file.EditMountainDialog),
);

export const levelUpPart = lazyPart(() =>
  import('../features/progress/level-up.tsx').then((file) => file.LevelUp),
);

export const standingPart = lazyPart(() =>
  import('./standing-line.tsx').then((file) => file.StandingLine),
);

export const noticesPart = lazyPart(() => import('./notices.tsx').then((file) => file.Notices));

export const printedPlanPart = lazyPart(() =>
  import('../features/mountains/printed-plan.tsx').then((file) => file.PrintedPlan),
);

export const recentPart = lazyPart(() =>
  import('../features/today/recently-tossed.tsx').then((file) => file.RecentlyTossed),
);

export const settingsPart = lazyPart(() =>
  import('./settings-dialogs.tsx').then((file) => file.SettingsDialogs),
);

export const updatePart = lazyPart(() =>
  import('../offline/update-prompt.tsx').then((file) => file.UpdatePrompt),
);

/** While the network is there, so that they open at once, and without it too. */
export function fetchPartsEarly(): void {
  addPebblePart.load();
  brainDumpPart.load();
  deletePart.load();
  editMountainPart.load();
  levelUpPart.load();
  noticesPart.load();
  printedPlanPart.load();
  recentPart.load();
  settingsPart.load();
  standingPart.load();
  loadSessionDeeds().catch(() => undefined);
}

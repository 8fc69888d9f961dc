import { useCallback, useMemo, useState } from 'react';
import { levelProgress } from '#domain/progress/level-progress.ts';
import { keyOf } from '../device/person-notes.ts';
import { YourMountains } from '../features/mountains/your-mountains.tsx';
import { LevelBar } from '../features/progress/level-bar.tsx';
import { Today } from '../features/today/today.tsx';
import { usePlanStore } from '../plan/use-plan.ts';
import { useDayListUpkeep, useToday } from '../plan/use-today.ts';
import { useTimerGap } from '../plan/use-timer-gap.ts';
import { useDevice } from '../session/session-context.tsx';
import { afterPaint } from '../ui/after-paint.ts';
import { createExpansion } from '../ui/expansion.ts';
import { keepFocus } from '../ui/keep-focus.ts';
import { usePart } from '../ui/lazy-part.ts';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { Notice } from '../ui/message.tsx';
import { MountainRange } from '../ui/mountain-range.tsx';
import { Banners } from './banners.tsx';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.tsx';
import { NoticesSlot } from './notices-slot.tsx';
import { brainDumpPart, editMountainPart, levelUpPart, settingsPart } from './parts.ts';
import { PrintedPlanSlot } from './printed-plan-slot.tsx';
import { RecentSlot } from './recent-slot.tsx';
import { Standing } from './standing.tsx';
import { useEarlyParts } from './use-early-parts.ts';
import { useHandFirst } from './use-hand-first.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLive } from './use-live.ts';
import { useTheme } from './use-theme.ts';
import { useTossing, type News } from './use-tossing.ts';
import { useTrouble } from './use-trouble.ts';

type OpenDialog =
  'brain-dump' | 'settings' | { readonly id: string; readonly title: string } | null;

/** The one page of somebody who is signed in. */
export function Dashboard() {
  const { userId } = usePlanStore().getView();
  const { card, tree, rest, nowInTree } = useHandFirst();
  const today = useToday();
  const { notes: memory } = useDevice();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [news, setNews] = useState<News | null>(null);
  const { trouble, onTrouble, onSent } = useTrouble(setNews);
  const timing = useTimerGap();
  const tossing = useTossing({ today, timerNow: timing.timerNow, onNews: setNews });
  const [unfolded] = useState(() => createExpansion({ memory, key: keyOf('unfolded', userId) }));
  const closeDialog = useCallback(() => {
    setDialog(null);
    // What opened it can be gone, such as the button of the empty state.
    keepFocus();
  }, [setDialog]);
  const openDialog = useCallback((opened: OpenDialog) => {
    setDialog(opened);
    setNews(null);
  }, []);
  const startDump = useCallback(() => openDialog('brain-dump'), [openDialog]);
  // It moves all that stands below it.
  const endNews = useCallback(() => afterPaint(() => setNews(null)), [setNews]);
  const dialogEnds = { onClose: closeDialog, onNews: onSent, onTrouble };
  const { gained, span } = levelProgress(rest.xp);
  const header = useMemo(
    () => (
      <DashboardHeader
        username={rest.username}
        onAdd={startDump}
        onSettings={() => openDialog('settings')}
      >
        <LevelBar profile={rest} today={today} />
      </DashboardHeader>
    ),
    [rest, today, startDump, openDialog],
  );
  const notices = useMemo(
    () => (
      <div className={styles.room}>
        <div>
          <Banners trouble={trouble} onRefused={endNews} onDismissTrouble={() => onTrouble(null)} />
          <NoticesSlot
            onNews={(line) => {
              setNews(line);
              keepFocus();
            }}
            isDumpOpen={dialog === 'brain-dump'}
            onTrouble={onTrouble}
            onOpenDump={startDump}
          />
        </div>
      </div>
    ),
    [trouble, onTrouble, endNews, startDump, dialog],
  );
  const newsLine = useMemo(() => news && <NewsLine news={news} />, [news]);
  useDayListUpkeep();
  useEarlyParts();
  useLive();
  useKeptFocus(rest);
  useTheme(rest.settings.theme);

  return (
    <>
      <div className={styles.sky}>
        <MountainRange className={styles.range} rise={gained / span} />
        <Standing />
      </div>
      <div className={styles.page}>
        {header}
        <main className={styles.main}>
          {notices}
          <Today
            profile={card}
            today={today}
            news={newsLine}
            timing={timing}
            onComplete={tossing.complete}
            onAct={endNews}
            onStartDump={startDump}
          />
          {tree.mountains.length > 0 && (
            <YourMountains
              mountains={tree.mountains}
              unfolded={unfolded}
              onChanged={nowInTree}
              onTogglePebble={tossing.toggle}
              onNews={setNews}
              onEdit={openDialog}
            />
          )}
          <RecentSlot
            profile={rest}
            today={today}
            unfolded={unfolded}
            onTogglePebble={tossing.toggle}
          />
        </main>
      </div>
      <PrintedPlanSlot mountains={rest.mountains} />
      {dialog === 'brain-dump' && (
        <LazyDialog part={brainDumpPart} title="Brain Dump" onClose={closeDialog}>
          {(BrainDumpDialog) => <BrainDumpDialog {...dialogEnds} onLeft={setNews} />}
        </LazyDialog>
      )}
      {typeof dialog === 'object' && dialog !== null && (
        <LazyDialog part={editMountainPart} title="Edit Mountain" onClose={closeDialog}>
          {(EditMountainDialog) => (
            <EditMountainDialog mountain={dialog} {...dialogEnds} onLeft={setNews} />
          )}
        </LazyDialog>
      )}
      {dialog === 'settings' && (
        <LazyDialog part={settingsPart} title="Settings" onClose={closeDialog}>
          {(SettingsDialogs) => <SettingsDialogs today={today} {...dialogEnds} onNews={setNews} />}
        </LazyDialog>
      )}
    </>
  );
}

function NewsLine({ news }: { news: News }) {
  const { Part: LevelUp } = usePart(levelUpPart, { isWanted: false });
  if (typeof news === 'string') return <Notice>{news}</Notice>;
  if (LevelUp) return <LevelUp {...news} />;
  return (
    <Notice>
      <b>You reached Level {news.level}!</b> {news.words}
    </Notice>
  );
}

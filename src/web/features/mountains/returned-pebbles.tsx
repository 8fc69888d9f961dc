import { useEffect, useRef, useState } from 'react';
import { findPebble, findRock } from '#domain/plan/find.ts';
import type { Mountain } from '#domain/plan/plan.ts';
import { createDraft } from '../../drafts/draft.ts';
import { handOf } from '../../drafts/in-hand.ts';
import type { PebbleDraft, PebbleDraftStore } from '../../drafts/pebble-drafts.ts';
import { usePebbleDrafts, usePebbleDraftStore } from '../../drafts/use-pebble-drafts.ts';
import type { PlanView } from '../../plan/plan-view.ts';
import { useOwnLanguage } from '../../plan/use-own-language.ts';
import { usePlan, usePlanStore } from '../../plan/use-plan.ts';
import { useDevice } from '../../session/session-context.tsx';
import { Button } from '../../ui/button.tsx';
import { keepFocus } from '../../ui/keep-focus.ts';
import { AddPebbleDialog } from './add-pebble-dialog.tsx';
import styles from './returned-pebbles.module.css';
import { PEBBLE } from './use-pebble-words.ts';

/** On the page: pebbles that the plan could not take, or whose rock is gone, with all of their words. */
export function ReturnedPebbles(props: { onNews: (news: string) => void; onOpenDump: () => void }) {
  const { onNews, onOpenDump } = props;
  const plan = usePlan();
  const store = usePlanStore();
  const { notes } = useDevice();
  const drafts = usePebbleDraftStore();
  const [open, setOpen] = useState<{ key: string; rockId: string } | null>(null);
  const lang = useOwnLanguage();
  const { mountains } = plan.profile;
  const entries = Object.entries(usePebbleDrafts(drafts));
  const isHeld = useHeldElsewhere(entries.map(([key]) => key));
  const returned = entries.filter(
    ([key]) =>
      findRock(mountains, key) === null && findPebble(mountains, key) === null && !isHeld(key),
  );
  useRefusedPebbles(plan, drafts);
  useAddedPebbles(plan, drafts);

  const settle = (key: string) => {
    drafts.forget(key);
    // Else the next visit would take them back once more.
    store.dismissRefusal(key);
    keepFocus();
  };
  const intoDump = (key: string, { title, description }: PebbleDraft) => {
    const dump = createDraft({ notes, userId: plan.userId });
    const words = [dump.read().text.trim(), `${title}\n${description}`.trim()];
    dump.setText(words.filter(Boolean).join('\n\n'));
    settle(key);
    onOpenDump();
  };
  const close = () => {
    setOpen(null);
    keepFocus();
  };
  return (
    <>
      {returned.length > 0 && (
        <section className={styles.returned} aria-label="Pebbles that are not in your plan">
          <p role="status">{keptLine(returned.length)}</p>
          <ul role="list">
            {returned.map(([key, draft]) => (
              <li key={key} className={styles.pebble}>
                <p className={styles.title} lang={lang}>
                  {draft.title}
                </p>
                <p className={styles.description} lang={lang}>
                  {draft.description}
                </p>
                <PebbleActions
                  draft={draft}
                  mountains={mountains}
                  onOpen={() => setOpen({ key, rockId: draft.rockId })}
                  onPour={() => intoDump(key, draft)}
                  onDiscard={() => settle(key)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {open && (
        <AddPebbleDialog
          rockId={open.rockId}
          draftKey={open.key}
          onClose={close}
          onNews={(news) => {
            settle(open.key);
            onNews(news);
          }}
        />
      )}
    </>
  );
}

/** Of pebbles that were added: another tab may have them in its plan, and be the only one. */
function useHeldElsewhere(keys: readonly string[]): (key: string) => boolean {
  const device = useDevice();
  const [free, setFree] = useState<readonly string[]>([]);
  const added = keys.filter((key) => key.startsWith(PEBBLE)).join(' ');
  useEffect(() => {
    for (const key of added.split(' ').filter(Boolean)) {
      const letGo = async (): Promise<void> =>
        setFree((before) => (before.includes(key) ? before : [...before, key]));
      // A page that is going away gets no lock, and nothing is drawn on it any more.
      device.withLock(handOf(key), letGo).catch(() => undefined);
    }
  }, [device, added]);
  return (key) => key.startsWith(PEBBLE) && !free.includes(key);
}

function keptLine(pebbles: number): string {
  if (pebbles === 1) return 'A pebble is not in your plan. Its words are kept.';
  return `${pebbles} pebbles are not in your plan. Their words are kept.`;
}

/** The way on: into its rock, into another, or where there is none, into a brain dump. */
function PebbleActions(props: {
  draft: PebbleDraft;
  mountains: readonly Mountain[];
  onOpen: () => void;
  onPour: () => void;
  onDiscard: () => void;
}) {
  const { draft, mountains } = props;
  const hasRock = mountains.some(({ boulders }) => boulders.some(({ rocks }) => rocks.length > 0));
  const again = findRock(mountains, draft.rockId) === null ? 'Choose a rock' : 'Try again';
  const about = { look: 'plain', 'aria-description': draft.title } as const;
  return (
    <div className={styles.actions}>
      <Button {...about} onClick={hasRock ? props.onOpen : props.onPour}>
        {hasRock ? again : 'Put it into a brain dump'}
      </Button>
      <Button {...about} onClick={props.onDiscard}>
        Discard
      </Button>
    </div>
  );
}

/** What the server would not add is gone from the screen; its words are not. */
function useRefusedPebbles({ refusals }: PlanView, drafts: PebbleDraftStore): void {
  const taken = useRef(new Set<string>());
  useEffect(() => {
    for (const { opId, change } of refusals) {
      if (change.kind !== 'pebble.add' || taken.current.has(opId)) continue;
      taken.current.add(opId);
      const { title, description, rockId } = change;
      // Somebody may have gone on writing before a reload.
      if (!(opId in drafts.read())) drafts.keep(opId, { title, description, rockId });
    }
  }, [refusals, drafts]);
}

/** Where the tab was closed before it heard of it, the words of what was added are still there. */
function useAddedPebbles({ profile, waiting }: PlanView, drafts: PebbleDraftStore): void {
  const { mountains } = profile;
  useEffect(() => {
    if (waiting > 0) return;
    for (const key of Object.keys(drafts.read()))
      if (findPebble(mountains, key) !== null) drafts.forget(key);
  }, [mountains, waiting, drafts]);
}

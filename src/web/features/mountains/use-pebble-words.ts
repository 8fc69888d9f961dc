import { useRef } from 'react';
import { millisecondsOf } from '#domain/calendar/instant.ts';
import { handOf } from '../../drafts/in-hand.ts';
import { onceKept } from '../../drafts/once-kept.ts';
import { usePebbleDrafts, usePebbleDraftStore } from '../../drafts/use-pebble-drafts.ts';
import { refusalMessage } from '../../plan/refusal-messages.ts';
import { usePlanStore } from '../../plan/use-plan.ts';
import { useDevice } from '../../session/session-context.tsx';
import { afterPaint } from '../../ui/after-paint.ts';

type Words = { readonly title: string; readonly description: string };

/** What the id of a pebble that was added by hand begins with. */
export const PEBBLE = 'pebble-';

const NONE: Words = { title: '', description: '' };

/** The words of a pebble, kept at every keystroke, and their way into the plan. */
export function usePebbleWords(ask: {
  draftKey: string;
  rockId: string;
  /** Called in the tick in which the plan has the pebble. */
  onChanged: (() => void) | undefined;
  onAdded: (news: string) => void;
}) {
  const { draftKey, rockId, onChanged, onAdded } = ask;
  const store = usePlanStore();
  const device = useDevice();
  const drafts = usePebbleDraftStore();
  const isLeaving = useRef(false);
  const { title, description } = usePebbleDrafts(drafts)[draftKey] ?? NONE;

  const write = (words: Partial<Words>) =>
    drafts.keep(draftKey, { title, description, rockId, ...words });

  /** Null, or what to say when the plan cannot take it. */
  const addTo = (rock: { readonly id: string; readonly title: string }): string | null => {
    // It can still be pressed until the dialog has been closed.
    if (isLeaving.current) return null;
    const words = { title: title.trim(), description: description.trim() };
    const pebbleId = `${PEBBLE}${millisecondsOf(device.now())}-${device.newId().slice(0, 8)}`;
    const change = { kind: 'pebble.add', rockId: rock.id, pebbleId, ...words } as const;
    if (!store.change(change)) {
      // It is said where the words are, not on the page behind them.
      const refusal = store.getView().refusals.find(({ change: refused }) => refused === change);
      if (refusal) store.dismissRefusal(refusal.opId);
      return refusalMessage(change);
    }
    isLeaving.current = true;
    onChanged?.();
    // The pebble is on the page first. Words in a live region are not read out under an open dialog.
    afterPaint(() => {
      // Under its own id until the words are where the tab cannot lose them: the box is there for others.
      const isKept = new Promise<void>((resolve) => {
        void onceKept(store, () => {
          drafts.forget(pebbleId);
          resolve();
        });
      });
      // Another tab takes them up only when this one is gone.
      device.withLock(handOf(pebbleId), () => isKept).catch(() => undefined);
      drafts.keep(pebbleId, { ...words, rockId: rock.id });
      drafts.forget(draftKey);
      onAdded(`Added "${words.title}" to ${rock.title}.`);
    });
    return null;
  };

  return { title, description, write, addTo };
}

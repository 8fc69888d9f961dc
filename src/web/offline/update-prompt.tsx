import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlanStore, PlanView } from '../plan/plan-view.ts';
import { useDevice, useSession, useSessionActions } from '../session/session-context.tsx';
import type { Session } from '../session/session-state.ts';
import { Button } from '../ui/button.tsx';
import { keepFocus } from '../ui/keep-focus.ts';
import { isWriting, reloadWhenQuiet } from './reload-tab.ts';
import { workerUrl } from './script-url.ts';
import styles from './update-prompt.module.css';
import { createUpdates, type Updates } from './updates.ts';

/** Says when a newer version is ready, and changes to it when the person says so. */
export function UpdatePrompt() {
  const updates = useUpdates();
  const session = useSession();
  const store = session.status === 'signed-in' ? session.store : null;
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady);
  // A tap is no matter of a bar that is not there.
  const asked = isReady ? store : null;
  const view = useSyncExternalStore(asked?.subscribe ?? never, asked?.getView ?? nothing);
  const [isBusy, setIsBusy] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const held = heldBack(view);
  const isShown = isReady && !isLater;
  useRoomForBar(isShown && held === null);
  const takeOver = async () => {
    if (isBusy) return;
    setIsBusy(true);
    const stillHeld = held === null && (await waitingAfterSending(store)) > 0;
    setIsBusy(false);
    if (!stillHeld) updates.takeOver();
  };
  // The next visit asks again.
  const putOff = () => {
    setIsLater(true);
    keepFocus();
  };
  return (
    <div role="status" className={styles.place} data-held={held === null ? undefined : true}>
      {isShown && (
        <div className={styles.prompt}>
          <p>
            A new version is ready.
            {held !== null && ` ${held.words}`}
            {isBusy && ' One moment…'}
          </p>
          {held?.mayInsist !== false && (
            <Button look="plain" aria-disabled={isBusy} onClick={() => void takeOver()}>
              {held === null ? 'Reload' : 'Reload anyway'}
            </Button>
          )}
          {held === null && (
            <Button look="plain" onClick={putOff}>
              Later
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * What takes the focus is not scrolled to a place behind the bar. Said on the page itself: a style that looks
 * for the bar (`:has`) would have the browser look through the whole page again with every tap.
 */
function useRoomForBar(isNeeded: boolean): void {
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute('data-bar', isNeeded);
    return () => page.removeAttribute('data-bar');
  }, [isNeeded]);
}

function useUpdates(): Updates {
  const device = useDevice();
  const actions = useSessionActions();
  const [updates] = useState(() =>
    createUpdates({
      // Missing outside a secure context, whatever the types say.
      container: navigator.serviceWorker as ServiceWorkerContainer | undefined,
      workerUrl,
      onWake: device.onWake,
      now: () => performance.now(),
      reload: () => reloadWhenQuiet({ device, store: () => storeOf(actions), isWriting, reload }),
    }),
  );
  useEffect(() => {
    updates.start();
    return updates.stop;
  }, [updates]);
  return updates;
}

function storeOf(actions: Session): PlanStore | null {
  const state = actions.getState();
  return state.status === 'signed-in' ? state.store : null;
}

function reload(): void {
  location.reload();
}

/** Null when nothing stands against a reload, as far as is known without asking the server. */
function heldBack(view: PlanView | undefined): { words: string; mayInsist: boolean } | null {
  if (view === undefined || view.waiting === 0) return null;
  const { storage, sync, waiting } = view;
  const isSent = sync === 'idle' || sync === 'sending';
  if (storage === 'durable' && isSent) return null;
  const changes = waiting === 1 ? 'your change has' : `your ${waiting} changes have`;
  return {
    words: `It waits until ${changes} reached the server.`,
    mayInsist: storage === 'durable',
  };
}

async function waitingAfterSending(store: PlanStore | null): Promise<number> {
  if (store === null || store.getView().waiting === 0) return 0;
  return store.flush();
}

function never(): () => void {
  return nothing;
}

function nothing(): undefined {
  // There is no plan to look at.
}

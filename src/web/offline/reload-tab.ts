import type { Device } from '../device/device.ts';
import type { PlanStore } from '../plan/plan-view.ts';

const LOOK_AGAIN_MS = 1_000;
const LONGEST_WAIT_MS = 2_000;

/**
 * Reloads a tab that another version has taken over, as soon as that loses nothing: what was changed
 * is on the disk, and nobody is in the middle of writing.
 */
export function reloadWhenQuiet(deps: {
  readonly device: Device;
  readonly store: () => PlanStore | null;
  readonly isWriting: () => boolean;
  readonly reload: () => void;
}): void {
  const { device, isWriting, reload, store } = deps;
  const attempt = async (): Promise<void> => {
    await kept(device, store());
    const view = store()?.getView();
    const wouldLose = view?.storage === 'memory' && view.waiting > 0;
    if (wouldLose || isWriting()) device.after(LOOK_AGAIN_MS, () => void attempt());
    else reload();
  };
  void attempt();
}

/** Flushing begins with the disk; a network that gives no answer is not waited for. */
function kept(device: Device, store: PlanStore | null): Promise<unknown> {
  if (store === null) return Promise.resolve();
  return Promise.race([
    store.flush(),
    new Promise<void>((resolve) => device.after(LONGEST_WAIT_MS, resolve)),
  ]);
}

/** A dialog is open, or a field with words in it has the focus. */
export function isWriting(): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.value !== '';
}

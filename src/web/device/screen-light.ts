/** The screen stays on until the answer is called, as far as the browser allows it. */
export function keepScreenLit(): () => void {
  // Missing outside a secure context, and in some browsers.
  const wakeLock = navigator.wakeLock as WakeLock | undefined;
  const lock = wakeLock?.request('screen');
  lock?.catch(() => undefined);
  return () => void lock?.then((held) => held.release()).catch(() => undefined);
}

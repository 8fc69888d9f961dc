/**
 * What had the focus may be gone with the next frame, and the focus with it. Then what `place` finds
 * takes it, else the heading of what there is to do now.
 */
export function keepFocus(place?: () => HTMLElement | null | undefined, how?: FocusOptions): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h2[tabindex]');
    (place?.() ?? heading)?.focus(how);
  });
}

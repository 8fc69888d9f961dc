/**
 * Takes the dialog around an element out of sight, when it is about to be closed. Closing gives the whole
 * page back to the person, which takes the browser long where there is much on it: the frame before can
 * show what was done, and draws nothing of the dialog anew.
 */
export function hideDialog(within: Element | null): void {
  within?.closest('dialog')?.setAttribute('data-leaving', 'true');
}

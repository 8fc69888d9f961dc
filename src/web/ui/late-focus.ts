/**
 * An answer that was slow to come has something to show. The focus goes there from nowhere, or from
 * within the form that asked: whoever has gone on to something else may be typing there.
 */
export function focusLate(place: HTMLElement | null | undefined, form?: HTMLElement | null): void {
  const now = document.activeElement;
  if (now === document.body || form?.contains(now)) place?.focus();
}

/** The field of a form that an answer is about, which may be one of the server's. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  focusLate(form?.querySelector<HTMLInputElement>(`input[name="${name}"]`), form);
}

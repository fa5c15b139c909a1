/** Keeps the focus on the page when what had it is gone. */

/** To the first of these, by their test ids, that is there and can take it. */
export function focusOn(...testids: string[]): void {
  for (const id of testids) {
    const found = document.querySelector<HTMLElement>(`[data-testid="${id}"]:not(:disabled)`);
    if (!found) continue;
    found.focus();
    return;
  }
}

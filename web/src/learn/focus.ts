/** Keeps the focus on the page when its element is removed. */

/** Focuses the first of these elements, by test id, that exists and can take the focus. */
export function focusOn(...testids: string[]): void {
  for (const id of testids) {
    const found = document.querySelector<HTMLElement>(`[data-testid="${id}"]:not(:disabled)`);
    if (!found) continue;
    found.focus();
    return;
  }
}

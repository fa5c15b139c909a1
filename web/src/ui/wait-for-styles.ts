/** Begins when the style sheets are loaded. Without them nothing has a size, so the page keeps its markup, which says what to do. */
export function whenStylesLoaded(begin: () => void): void {
  if (areLoaded()) begin();
  else addEventListener("load", () => areLoaded() && begin(), { once: true });
}

/** Returns whether they are loaded; a sheet that could not be fetched has no rules. */
function areLoaded(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return sheets.every(({ sheet }) => sheet && sheet.cssRules.length > 0);
}

/** Removes the message that the page did not start. */
export const removeStartMessage = (): void => document.getElementById("not-started")?.remove();

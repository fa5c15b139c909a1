/**
 * Begins once the styles are there. Without them the page stays as its markup is, which says what to do: nothing has a size then, not even the
 * picture.
 */
export function withStyles(begin: () => void): void {
  if (areThere()) begin();
  else addEventListener("load", () => areThere() && begin(), { once: true });
}

/** In what was not fetched there is nothing. */
function areThere(): boolean {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  return sheets.every(({ sheet }) => sheet && sheet.cssRules.length > 0);
}

/** The page speaks for itself. */
export const begun = (): void => document.getElementById("not-started")?.remove();

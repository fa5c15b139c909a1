/** What a page says of itself that lacks a piece from the beginning. That there is no script at all, its own markup says. */

import { say } from "../state/messages";
import { text } from "./strings";

const t = text.message;

export function started(): void {
  document.getElementById("not-started")?.remove();
  if (document.readyState === "complete") lookAtStyles();
  else addEventListener("load", lookAtStyles, { once: true });
}

function lookAtStyles(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  if (sheets.some(({ sheet }) => !sheet?.cssRules.length))
    say("warning", t.pieceMissing, "", { label: t.reload, run: () => location.reload() });
}

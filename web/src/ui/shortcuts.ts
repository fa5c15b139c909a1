/** The list of shortcuts, and the keys that belong to the page and not to the picture. */

import { html, render } from "lit-html";
import type { Actions } from "./actions";
import { icons } from "./icons";
import { walkResults } from "./results";
import { text } from "./strings";

const t = text.shortcuts;
let dialog: HTMLDialogElement | undefined;

export function showShortcuts(): void {
  if (!dialog) {
    dialog = document.createElement("dialog");
    dialog.className = "shortcuts";
    dialog.dataset.testid = "shortcuts";
    dialog.setAttribute("aria-label", t.title);
    document.body.append(dialog);
    const close = () => dialog?.close();
    dialog.addEventListener("click", (event) => event.target === dialog && close());
    render(content(close), dialog);
  }
  if (!dialog.open) dialog.showModal();
}

const content = (close: () => void) => html`
  <h2>${t.title}<button class="tool small" aria-label=${t.close} @click=${close}>${icons.close}</button></h2>
  <div class="columns">${t.groups.map(
    (group) =>
      html`<section><h3>${group.title}</h3><dl>${group.keys.map(
        ([key, meaning]) => html`<div><dt>${key}</dt><dd>${meaning}</dd></div>`,
      )}</dl></section>`,
  )}</div>`;

/** Whether the key is being typed into something. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches("input, select, textarea") || target.isContentEditable);

/** Page keys first; everything else goes to the engine, as if the picture had the focus. */
export function watchKeys(actions: Actions): void {
  document.addEventListener("keydown", (event) => {
    const ctrl = event.ctrlKey || event.metaKey;
    if (document.querySelector("dialog[open]")) return;
    if (typing(event.target) && !(ctrl && "os".includes(event.key.toLowerCase()))) return;
    const key = ctrl ? `ctrl+${event.shiftKey ? "shift+" : ""}${event.key.toLowerCase()}` : event.key;
    const act = pageKeys(actions)[key];
    if (act) {
      event.preventDefault();
      act();
    } else if (!ctrl || event.key === "Control" || event.key === "Meta") send("down", event, actions);
  });
  document.addEventListener("keyup", (event) => {
    if (!typing(event.target)) send("up", event, actions);
  });
}

const pageKeys = (actions: Actions): Record<string, () => void> => ({
  "ctrl+z": () => actions.command({ type: "undo" }),
  "ctrl+shift+z": () => actions.command({ type: "redo" }),
  "ctrl+y": () => actions.command({ type: "redo" }),
  "ctrl+o": actions.pickFiles,
  "ctrl+s": actions.save,
  "?": showShortcuts,
  "/": () => document.getElementById("part-filter")?.focus(),
  n: () => walkResults(1, actions),
  p: () => walkResults(-1, actions),
});

/** Keys that move the focus or press what has it belong to the page. */
const own = new Set(["Tab", "Enter", " ", "Shift"]);

function send(kind: "down" | "up", event: KeyboardEvent, actions: Actions): void {
  const inPanel =
    event.target instanceof Element &&
    event.target.closest("button, summary, [role=option], [role=treeitem]");
  if (inPanel && (own.has(event.key) || event.key.startsWith("Arrow"))) return;
  const { key, shiftKey, ctrlKey, metaKey, altKey, repeat } = event;
  actions.input({ on: "key", kind, key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey, repeat });
}

/** The list of shortcuts with what the page is made with, and the keys that belong to the page and not to the picture. */

import { html } from "lit-html";
import { nextDragMode } from "../state/drag-mode";
import { say } from "../state/messages";
import { motion } from "../state/robots";
import { isApart } from "../state/sight";
import { interaction, locked, selected, visibleParts } from "../state/store";
import { allThere } from "../state/translated";
import type { Actions } from "./actions";
import { showDialog } from "./dialog";
import { sayLocked, toggleLock } from "./hand/lock";
import { keyOf } from "./input";
import { openMenu } from "./menu";
import { whyNot } from "./piece";
import { walkResults } from "./results";
import { sayApart, toggleApart } from "./sight/apart";
import { toggleCut } from "./sight/planes";
import { text } from "./strings";
import type { keys } from "./strings/keys";

type Keys = typeof keys;

/** Their words are loaded when they are first wished for. */
export function showShortcuts(): void {
  const { title, close } = text.shortcuts;
  import("./strings/keys").then(
    async ({ keys }) => {
      await allThere();
      showDialog({ testid: "shortcuts", title, close }, content(keys));
    },
    (error: Error) => say("warning", whyNot(error)),
  );
}

const content = (t: Keys) => html`
  <div class="columns">${t.groups.map(
    (group) =>
      html`<section><h3>${group.title}</h3><dl>${group.keys.map(
        ([key, meaning]) => html`<div><dt>${key}</dt><dd>${meaning}</dd></div>`,
      )}</dl></section>`,
  )}</div>
  ${t.madeWith.map(
    ([what, notice]) =>
      html`<p class="dim">${what} <a href=${notice} target="_blank">${t.madeWithMore}</a></p>`,
  )}
  <p class="dim"><a href="licences.txt" target="_blank">${t.madeWithOthers}</a></p>`;

/** Whether the key is being typed into something. */
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches("input:not([type=radio], [type=checkbox]), select, textarea") || target.isContentEditable);

/** While parts are held every key belongs to the move; otherwise page keys come first, and the rest goes to the picture. */
export function watchKeys(actions: Actions): void {
  document.addEventListener("keydown", (event) => {
    if (document.querySelector("dialog[open]")) return;
    const ctrl = event.ctrlKey || event.metaKey;
    if (typing(event.target) && !(ctrl && "os".includes(event.key.toLowerCase()))) return;
    if (holding() && event.key !== "Tab") {
      event.preventDefault();
      actions.input(keyOf(event));
      return;
    }
    const keys = { ...pageKeys(actions), ...(!isCanvas(event.target) && besideKeys(actions)) };
    const act = keys[nameOf(event)];
    if (act && !(event.key === " " && pressesFocused(event))) {
      event.preventDefault();
      act();
    } else if (!ctrl && !pressesFocused(event)) {
      if (event.target === document.body || isCanvas(event.target)) preventScroll(event);
      if (beginsMove(event)) focusOnMove();
      actions.input(keyOf(event));
    }
  });
  document.addEventListener("keyup", (event) => {
    if (!typing(event.target)) actions.input(keyOf(event, false));
  });
}

/** Whether a key begins a move of what is selected. */
const beginsMove = ({ key }: KeyboardEvent): boolean =>
  "gr".includes(key.toLowerCase()) && selected.peek().some(({ fixed }) => !fixed);

/**
 * Gives the picture the focus: the keys that follow are for the move, Enter too, which the row or button that had the focus would take. It
 * has the focus again once a key has ended the move.
 */
function focusOnMove(): void {
  const canvas = document.querySelector<HTMLElement>("#stage canvas");
  const before = document.activeElement;
  if (!canvas || before === canvas) return;
  canvas.focus({ preventScroll: true });
  const ends = new AbortController();
  const { signal } = ends;
  const giveBack = (event: KeyboardEvent) => {
    if ((event.key !== "Enter" && event.key !== "Escape") || !(before instanceof HTMLElement)) return;
    event.preventDefault(); // it would press a button that has the focus then
    before.focus({ preventScroll: true });
  };
  // After the page's own listener: the move has its key by then.
  addEventListener("keydown", giveBack, { signal });
  // Whoever presses something is there.
  for (const left of ["pointerdown", "blur"]) canvas.addEventListener(left, () => ends.abort(), { signal });
}

const holding = (): boolean => (interaction.peek().drag?.parts.length ?? 0) > 0;

const nameOf = ({ ctrlKey, metaKey, shiftKey, key }: KeyboardEvent): string =>
  ctrlKey || metaKey ? `ctrl+${shiftKey ? "shift+" : ""}${key.toLowerCase()}` : key;

/** With nothing selected there is nothing to move at once: the keys take the tools instead. */
const toolKeys = (actions: Actions): Record<string, () => void> => ({
  g: () => actions.setTool("move"),
  r: () => actions.setTool("rotate"),
});

const pageKeys = (actions: Actions): Record<string, () => void> => ({
  ...(selected.peek().length === 0 && toolKeys(actions)),
  ...(isApart.peek() && { g: sayApart, r: sayApart }),
  ...(locked.peek() && { g: sayLocked, r: sayLocked }),
  ...(motion.peek() && { " ": () => actions.robots.playback.toggle() }),
  "ctrl+z": () => actions.command({ type: "undo" }),
  "ctrl+shift+z": () => actions.command({ type: "redo" }),
  "ctrl+y": () => actions.command({ type: "redo" }),
  "ctrl+o": () => openFiles(actions),
  "ctrl+s": actions.save,
  "?": showShortcuts,
  "/": () => document.getElementById("part-filter")?.focus(),
  c: () => toggleCut(actions),
  l: () => actions.measure.toggle(),
  a: () => toggleApart(actions),
  k: () => toggleLock(actions),
  "ctrl+a": () => actions.command({ type: "select", parts: visibleParts() }),
  d: () => document.querySelector<HTMLElement>("[data-testid=decide] button")?.focus(),
  e: () => openMenu("report-menu"),
  n: () => walkResults(1, actions),
  p: () => walkResults(-1, actions),
});

/** Keys that the picture has too, and takes itself while it has the focus. */
const besideKeys = (actions: Actions): Record<string, () => void> => ({
  m: () => actions.setDragMode(nextDragMode()),
});

/**
 * A browser may not count its own shortcut as a wish of the user, without which no page opens a file chooser: then the menu
 * opens, with the focus where Enter opens the chooser.
 */
function openFiles(actions: Actions): void {
  if (navigator.userActivation?.isActive ?? true) actions.pickFiles();
  else openMenu("open-menu");
}

const isCanvas = (target: EventTarget | null): boolean => target instanceof HTMLCanvasElement;

/** Keys that press or leave whatever has the focus are not for the picture. */
function pressesFocused({ key, target }: KeyboardEvent): boolean {
  if (key === "Tab") return true;
  const focused =
    target instanceof Element && target.closest("button, summary, input, [role=option], [role=treeitem]");
  return Boolean(focused) && (key === "Enter" || key === " " || key.startsWith("Arrow"));
}

const preventScroll = (event: KeyboardEvent): void => {
  if (event.key.startsWith("Arrow") || event.key === " ") event.preventDefault();
};

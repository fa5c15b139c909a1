/** The bar below the sheet: undo, redo, part, opening and tidying with how far they are, and everything in sight. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icons, toolButton } from "../../ui/icons";
import type { SheetActions } from "./actions";
import { now, reading } from "./state";
import { say } from "./words";

export function bar(actions: SheetActions): TemplateResult {
  const { opening, tidying, overlapping, canUndo, canRedo, contours } = now.value;
  const isOpening = reading.value || opening !== undefined;
  const busy = tidying !== undefined || isOpening;
  return html`
    <div class="bar-row">
      ${tool("undo", say("undo"), icons.undo, !canUndo || busy, actions.undo)}
      ${tool("redo", say("redo"), icons.redo, !canRedo || busy, actions.redo)}
      <span class="rule"></span>
      <button class="button" data-testid="part-all" title=${say("partTitle")} ?disabled=${overlapping === 0 || busy}
        @click=${() => actions.part()}>${say("partThem")}</button>
      ${
        isOpening
          ? underWay(
              "opening",
              opening ? say("opening", { percent: percent(opening) }) : say("reading"),
              opening,
              actions.cancelOpen,
            )
          : tidying
            ? underWay("tidying", say("tidying", { ...tidying }), tidying, actions.cancelTidy)
            : html`<button class="button" data-testid="tidy" title=${say("tidyTitle")} ?disabled=${contours === 0} @click=${actions.tidy}>${say("tidy")}</button>`
      }
      <span class="spacer"></span>
      ${tool("fit", say("fit"), icons.fit, false, actions.fit)}
    </div>`;
}

interface Progress {
  done: number;
  of: number;
}

const percent = ({ done, of }: Progress): number => Math.floor((100 * done) / Math.max(1, of));

/** How far something is, if that is known, and its end. */
const underWay = (id: string, text: string, progress: Progress | undefined, cancel: () => void) => html`
  <label class="tidying"><span class="m count" data-testid=${id}>${text}</span>
    <progress max=${Math.max(1, progress?.of ?? 1)} value=${progress?.done ?? nothing}></progress></label>
  <button class="button" data-testid=${`cancel-${id}`} @click=${cancel}>${say("cancel")}</button>`;

const tool = (id: string, label: string, icon: TemplateResult<2>, off: boolean, act: () => void) =>
  toolButton(`sheet-${id}`, label, icon, off, act);

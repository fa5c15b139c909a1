/** The panel on the left: the scene, the drag mode, files, and the list of contours. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { plain } from "../../state/format";
import { inList } from "../../state/punctuation";
import { messageText, translateMessage } from "../../ui/core/translate";
import { onValue } from "../../ui/fields";
import type { SheetKind } from "../types";
import type { SheetActions } from "./actions";
import { isScene, modes, scenes } from "./settings";
import { kinds, notes, now, scene } from "./state";
import { named, translate } from "./words";

export const setup = (actions: SheetActions): TemplateResult => html`
  <h2>${translate("scenes")}</h2>
  <div class="card controls">
    <label class="control"><span class="sr">${translate("scenes")}</span>
      <select class="button" data-testid="scene" .value=${live(scene.value ?? "file")}
        @change=${onValue((name) => isScene(name) && actions.open(name))}>
        ${scenes.map((name) => html`<option value=${name} ?selected=${name === scene.value}>${translate(`scene.${name}`)}</option>`)}
        ${scene.value === undefined && now.value.title !== "" ? html`<option value="file" selected>${translate("file", { name: now.value.title })}</option>` : nothing}
      </select></label>
    <fieldset class="control"><legend>${translate("mode")}</legend><div class="seg">${modes.map(
      (mode) => html`<label><input type="radio" name="sheet-mode" value=${mode} data-testid=${`mode-${mode}`}
        .checked=${live(mode === now.value.mode)} @change=${() => actions.setMode(mode)} /><span>${translate(`mode.${mode}`)}</span></label>`,
    )}</div></fieldset>
    <p class="dim" data-testid="mode-text">${translate(`modeText.${now.value.mode}`)}</p>
  </div>
  <h2 id="sheet-files">${translate("files")}</h2>
  <div class="card files" role="group" aria-labelledby="sheet-files">
    <button class="button" data-testid="open-files" title=${translate("openTitle")} @click=${actions.pick}>${translate("open")}</button>
    <span class="dim">${translate("saveAs")}</span>
    ${(["svg", "dxf", "json"] as const).map(
      (
        form,
      ) => html`<button class="button small" data-testid=${`save-${form}`} ?disabled=${now.value.contours === 0}
        @click=${() => actions.save(form)}>${form.toUpperCase()}</button>`,
    )}
  </div>
  ${fileNotes()}
  <h2 id="sheet-contours">${translate("contours")}</h2>
  <p class="dim place" data-testid="counts">${counts()}</p>
  ${
    kinds.value.length > 0
      ? html`<ul class="kinds" aria-labelledby="sheet-contours">${kinds.value.map((kind) => entry(kind, actions))}</ul>`
      : html`<p class="dim place">${translate("empty")}</p>`
  }`;

/** Returns the counts: "12 on the sheet, no overlap". */
export function counts(): string {
  const { contours, overlapping } = now.value;
  const overlaps =
    overlapping === 0
      ? translate("noOverlap")
      : overlapping === 1
        ? translate("overlapOne")
        : translate("overlaps", { n: overlapping });
  return inList([contours === 1 ? translate("one") : translate("count", { n: contours }), overlaps]);
}

/** The number of sentences before the others are folded. */
const maxShownNotes = 5;

/** Shows the notes about files, of which a file may have thousands. */
function fileNotes(): TemplateResult | typeof nothing {
  const reported = notes.value;
  if (!reported) return nothing;
  const { tone, title, sentences } = reported;
  const paragraph = (sentence: string) => html`<p>${translateMessage(shortened(messageText(sentence)))}</p>`;
  const more = sentences.slice(maxShownNotes);
  return html`
    <div class="card told ${tone === "info" ? "info" : "error"}" role=${tone === "error" ? "alert" : "status"} data-testid="file-notes" data-tone=${tone}>
      <b>${title}</b>${sentences.slice(0, maxShownNotes).map(paragraph)}
      ${
        more.length > 0
          ? html`<details data-testid="more-notes"><summary>${translate("moreNotes", { n: more.length })}</summary>${more.map(paragraph)}</details>`
          : nothing
      }</div>`;
}

/** Shows whether contours of one name overlap, are fixed, or can be moved freely. */
function pieceState({ ids, overlapping, fixed }: SheetKind): TemplateResult {
  if (overlapping > 0)
    return html`<span class="badge hit">${translate("kindOverlap", { n: overlapping })}</span>`;
  if (fixed === 0) return html`<span class="dim free">${translate("kindFree")}</span>`;
  const text = fixed === ids.length ? translate("kindFixed") : translate("kindSomeFixed", { n: fixed });
  return html`<span class="dim free">${text}</span>`;
}

/** Matches a coordinate with many digits in a sentence about a file, but no name. */
const longCoordinate = /(?<![\w.])-?\d+\.\d{4,}(?:e[-+]?\d+)?(?!\w|\.\w)/g;

export const shortened = (sentence: string): string =>
  sentence.replace(longCoordinate, (digits) => plain(Number(digits)));

/** A list entry. A press selects a contour of this name; the next press selects the next one. */
function entry(kind: SheetKind, actions: SheetActions) {
  const { name, layer, ids } = kind;
  const id = now.value.selected?.id;
  const at = id === undefined ? -1 : ids.indexOf(id);
  const next = ids[(at + 1) % ids.length];
  return html`
    <li><button data-testid="kind" aria-pressed=${at >= 0} title=${translate("selectKind", { name: named(name), n: ids.length })} @click=${() => actions.select(next)}>
      <span class="ellipsis">${named(name)}${layer ? html` <small class="dim">${layer}</small>` : nothing}</span>
      ${ids.length > 1 ? html`<span class="m dim">×\u202f${ids.length}</span>` : nothing}
      ${pieceState(kind)}</button></li>`;
}

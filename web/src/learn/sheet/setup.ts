/** The panel on the left: what is on the sheet, what a drag does, files, and the list of contours. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { SheetActions } from "./actions";
import { isScene, modes, scenes } from "./settings";
import { kinds, notes, now, scene } from "./state";
import type { SheetKind } from "./types";
import { say } from "./words";

export const setup = (actions: SheetActions): TemplateResult => html`
  <h2>${say("scenes")}</h2>
  <div class="card controls">
    <label class="control"><span class="sr">${say("scenes")}</span>
      <select class="button" data-testid="scene" .value=${live(scene.value ?? "file")}
        @change=${(event: Event) => chosen((event.target as HTMLSelectElement).value, actions)}>
        ${scenes.map((name) => html`<option value=${name} ?selected=${name === scene.value}>${say(`scene.${name}`)}</option>`)}
        ${scene.value === undefined && now.value.title !== "" ? html`<option value="file" selected>${say("file", { name: now.value.title })}</option>` : nothing}
      </select></label>
    <fieldset class="control"><legend>${say("mode")}</legend><div class="seg">${modes.map(
      (mode) => html`<label><input type="radio" name="sheet-mode" value=${mode} data-testid=${`mode-${mode}`}
        .checked=${live(mode === now.value.mode)} @change=${() => actions.setMode(mode)} /><span>${say(`mode.${mode}`)}</span></label>`,
    )}</div></fieldset>
    <p class="dim" data-testid="mode-text">${say(`modeText.${now.value.mode}`)}</p>
  </div>
  <h2 id="sheet-files">${say("files")}</h2>
  <div class="card files" role="group" aria-labelledby="sheet-files">
    <button class="button" data-testid="open-files" title=${say("openTitle")} @click=${actions.pick}>${say("open")}</button>
    <span class="dim">${say("saveAs")}</span>
    ${(["svg", "dxf", "json"] as const).map(
      (
        form,
      ) => html`<button class="button small" data-testid=${`save-${form}`} ?disabled=${now.value.contours === 0}
        @click=${() => actions.save(form)}>${form.toUpperCase()}</button>`,
    )}
  </div>
  ${told()}
  <h2 id="sheet-contours">${say("contours")}</h2>
  <p class="dim place" data-testid="counts">${counts()}</p>
  ${
    kinds.value.length > 0
      ? html`<ul class="kinds" aria-labelledby="sheet-contours">${kinds.value.map((kind) => entry(kind, actions))}</ul>`
      : html`<p class="dim place">${say("empty")}</p>`
  }`;

/** "12 on the sheet, no overlap". */
export function counts(): string {
  const { contours, overlapping } = now.value;
  const overlaps =
    overlapping === 0
      ? say("noOverlap")
      : overlapping === 1
        ? say("overlapOne")
        : say("overlaps", { n: overlapping });
  return `${contours === 1 ? say("one") : say("count", { n: contours })}, ${overlaps}`;
}

function chosen(name: string, actions: SheetActions): void {
  if (isScene(name)) actions.open(name);
}

function told(): TemplateResult | typeof nothing {
  const told = notes.value;
  if (!told) return nothing;
  return html`
    <div class="card told ${told.tone}" role=${told.tone === "error" ? "alert" : "status"} data-testid="file-notes" data-tone=${told.tone}>
      <b>${told.title}</b>${told.sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>`;
}

/** A press selects one of them, and the next one when it is pressed again. */
function entry({ name, layer, ids, overlapping }: SheetKind, actions: SheetActions) {
  const id = now.value.selected?.id;
  const at = id === undefined ? -1 : ids.indexOf(id);
  const next = ids[(at + 1) % ids.length];
  return html`
    <li><button data-testid="kind" aria-pressed=${at >= 0} title=${say("selectKind", { name, n: ids.length })} @click=${() => actions.select(next)}>
      <span class="ellipsis">${name}${layer ? html` <small class="dim">${layer}</small>` : nothing}</span>
      ${ids.length > 1 ? html`<span class="m dim">×\u202f${ids.length}</span>` : nothing}
      ${
        overlapping > 0
          ? html`<span class="badge hit">${say("kindOverlap", { n: overlapping })}</span>`
          : html`<span class="dim free">${say("kindFree")}</span>`
      }</button></li>`;
}

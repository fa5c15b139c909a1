/** Shows the works saved in this browser: the offer to continue the last one, and the list in the Open menu. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { language } from "../state/language";
import { interaction } from "../state/store";
import { offered, offeredId, saveRefusal, saveState, type WorkListRow, works } from "../state/works";
import type { WorkActions } from "./actions";
import { sceneName } from "./example-scenes";
import { icons, smallTool } from "./icons";
import { chosen } from "./menu";
import { text } from "./strings";

const t = text.kept;

/** The offer, until the user has chosen or does something else. */
export function resumeBar({ open, forget, dismiss }: WorkActions): TemplateResult | typeof nothing {
  const work = offered.value;
  if (!work) return nothing;
  const { id, title, parts, at } = work;
  return html`
    <section class="float offer" aria-label=${t.offer} data-testid="offer">
      <p><b class="ellipsis">${t.goOn({ title: sceneName(title) })}</b> <span class="dim">${t.facts({ parts, ago: ago(Date.now() - at) })}</span></p>
      <button class="button small primary" data-testid="offer-open" @click=${() => open(id)}>${t.open}</button>
      <button class="button small" data-testid="offer-forget" @click=${() => forget([id])}>${t.forget}</button>
      ${smallTool("offer-dismiss", t.notNow, icons.close, dismiss)}
    </section>`;
}

/** Removes the offer when the user starts to work. */
export function watchOffer(): void {
  effect(() => {
    if (offeredId.value && (saveState.value !== "nothing" || interaction.value.drag?.parts.length))
      offeredId.value = undefined;
  });
}

export function savedList({ open, forget }: WorkActions): TemplateResult {
  const rows = works.value;
  if (saveRefusal.value === "refused")
    return html`<li class="hint" data-testid="kept-refused">${t.refusedAll}</li>`;
  return html`
    <li class="kept" data-testid="kept">
      <h2>${t.title}${
        rows.length > 1
          ? html`<button class="link" data-testid="forget-all" @click=${() => forget()}>${t.forgetAll}</button>`
          : nothing
      }</h2>
      ${rows.length > 0 ? html`<ul>${rows.map((row) => savedRow(row, open, forget))}</ul>` : nothing}
      <p class="dim">${rows.length > 0 ? t.why : t.none}</p>
    </li>`;
}

function savedRow(
  row: WorkListRow,
  open: WorkActions["open"],
  forget: WorkActions["forget"],
): TemplateResult {
  const { id, title, parts, bytes, at, open: where } = row;
  return html`
    <li data-testid="kept-row" data-open=${where || "no"}>
      <button data-testid="kept-open" ?disabled=${where === "here"} @click=${chosen(() => open(id))}>
        <b class="ellipsis">${sceneName(title)}</b><small>${t.row({ parts, size: bytes, ago: ago(Date.now() - at) })}${where ? ` · ${t[where]}` : nothing}</small>
      </button>
      ${
        where === "elsewhere"
          ? nothing
          : smallTool("kept-forget", t.forgetOne({ title }), icons.close, () => forget([id]))
      }
    </li>`;
}

const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** Formats a time difference: "5 minutes ago". */
export function ago(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  if (!step) return text.kept.justNow;
  const since = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  return since.format(-Math.floor(seconds / step[1]), step[0]);
}

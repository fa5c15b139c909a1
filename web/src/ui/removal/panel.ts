/** The panel "Can it be taken out?" beside the picture: the search, its settings, its answer and the path. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { PartId, RemovalRow, WayOut } from "../../engine/types";
import { degrees, length, plainLength, unitName } from "../../state/format";
import { type Names, namesNow } from "../../state/names";
import { isPlaying, isSearching, pathPosition, removal, requestedParts, settings } from "../../state/removal";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { onValue, setterOf, slider } from "../fields";
import { icons, smallTool } from "../icons";
import { lengthInput } from "../length-input";
import { text } from "../strings";
import { blockersText, group, percent, resolution, resultText, typed } from "./words";

const t = text.removal;
/** The largest number of obstacles that are named. */
const maxNamed = 6;
/** The steps of the slider. */
const steps = 500;

export function removalPanel(actions: Actions): TemplateResult | typeof nothing {
  const parts = requestedParts.value;
  if (!parts) return nothing;
  const row = removal.value;
  const words = namesNow();
  const title = t.title({ name: group(parts, words) });
  return html`
    <section class="float removal" aria-label=${title} data-testid="removal" data-phase=${row?.phase ?? "stale"}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        leave(actions.removal.close);
      }}>
      <h2><span class="ellipsis">${title}</span>
        ${smallTool("removal-close", t.close, icons.close, () => leave(actions.removal.close))}</h2>
      <p class="verdict" data-testid="removal-verdict">${row ? resultText(row, words) : t.moved}</p>
      ${row && row.hidden > 0 ? html`<p class="dim" data-testid="removal-hidden">${t.hidden({ n: row.hidden })}</p>` : nothing}
      ${row ? rest(row, words, actions) : nothing}
      ${isSearching(row) ? nothing : below(parts, row, words, actions)}
    </section>`;
}

function rest(row: RemovalRow, words: Names, actions: Actions): TemplateResult | typeof nothing {
  if (isSearching(row)) return progress(row, actions);
  if (row.phase === "none" || row.phase === "tooMany") return blocked(row, words, actions);
  return row.way && row.way.length > 0 ? playbackBar(row.way, words, actions) : nothing;
}

const progress = ({ states }: RemovalRow, actions: Actions) => html`
  <progress aria-label=${t.searching}></progress>
  <p class="line"><span class="dim m" data-testid="removal-states">${t.places({ states })}</span>
    <button class="button small" data-testid="removal-cancel" @click=${actions.removal.cancel}>${t.cancel}</button></p>`;

function blocked(row: RemovalRow, words: Names, actions: Actions): TemplateResult {
  const pairs = blockersText(row);
  const more = pairs.length - maxNamed;
  const named = pairs
    .slice(0, maxNamed)
    .map((pair, n) => html`${n > 0 ? ", " : ""}${blocker(pair, words, actions)}`);
  return html`
    ${pairs.length > 0 ? html`<p>${t.blockers} ${named}${more > 0 ? ` ${t.more({ n: more })}` : ""}</p>` : nothing}
    <p class="dim">${row.phase === "none" ? t.noneHint : t.tooManyHint}</p>`;
}

const blocker = (
  [part, other]: [PartId, PartId],
  { name }: Names,
  actions: Actions,
) => html`<button class="link"
  data-testid="blocker" title=${t.look({ part: name(part), other: name(other) })}
  @click=${() => actions.lookAt(Math.min(part, other), Math.max(part, other))}>${name(other)}</button>`;

function playbackBar({ length: whole }: WayOut, { units }: Names, actions: Actions): TemplateResult {
  const { playback: walk, takeOut, save } = actions.removal;
  const label = isPlaying.value ? t.pause : t.play;
  const share = pathPosition.value;
  const reported = t.placeIs({ percent: percent(share), length: length(share * whole, units) });
  return html`
    <div class="way">
      <button class="tool play" data-testid="removal-play" data-playing=${isPlaying.value} title=${label} aria-label=${label}
        @click=${() => walk.toggle()}>${isPlaying.value ? icons.pause : icons.play}</button>
      ${slider({ id: "removal-place", label: t.place, fraction: share, steps, valueText: reported, onSlide: (share) => void walk.seek(share) })}
      <span class="m dim" aria-hidden="true">${percent(share)}</span>
    </div>
    <div class="buttons">
      <button class="button primary small" title=${t.takeOutTitle} data-testid="take-out" @click=${() => leave(takeOut)}>${t.takeOut}</button>
      ${(["csv", "json"] as const).map(
        (
          format,
        ) => html`<button class="button small" aria-label=${`${t.export} ${t.formats[format]}`} title=${`${t.export} ${t.formats[format]}`}
          data-testid=${`removal-${format}`} @click=${() => save(format)}>${t.formats[format]}</button>`,
      )}
    </div>`;
}

/** The settings of the last search, and those for the next one. */
const below = (parts: readonly PartId[], row: RemovalRow | undefined, words: Names, actions: Actions) =>
  removalSettings(row, row ? [t.others({ n: row.others }), ...how(row, words)] : [], () =>
    actions.removal.find(parts),
  );

const how = ({ used }: RemovalRow, { units }: Names): string[] =>
  used ? [t.how({ resolution: resolution(used, units), fit: typed(used.fit, units) })] : [];

/** Runs an action that closes the panel, and moves the focus to the element that opened it. */
function leave(act: () => void): void {
  act();
  document.querySelector<HTMLElement>("[data-testid=can-be-taken-out]")?.focus({ preventScroll: true });
}

/** Announces each answer once to screen readers. */
export function announceRemoval(host: HTMLElement): void {
  let before: string | undefined;
  effect(() => {
    const row = removal.value;
    const words = row ? resultText(row, namesNow()) : requestedParts.value ? t.moved : "";
    if (words !== before) host.textContent = words;
    before = words;
  });
}

/** The steps of rotation in degrees, of which a full turn is a multiple; 0 is none. */
const turns = [0, 90, 60, 45, 30] as const;

/** The settings of a search, each with an explanation. `reported` describes those of the last search. */
const removalSettings = (
  row: RemovalRow | undefined,
  reported: readonly string[],
  again: () => void,
): TemplateResult => html`
  <div class="next">
    <details class="how" data-testid="removal-settings"><summary>${t.settings}</summary>
      ${reported.length > 0 ? html`<p class="dim">${reported.join(" ")}</p>` : nothing}
      <form id="removal-form" @submit=${(event: Event) => {
        event.preventDefault();
        again();
      }}>
        ${lengthField("step", row)} ${turnsField()} ${lengthField("fit", row)}
      </form>
    </details>
    <button class="button small" form="removal-form" data-testid="removal-again">${t.again}</button>
  </div>`;

function lengthField(name: "step" | "fit", row: RemovalRow | undefined): TemplateResult {
  const lengths = units.value;
  const [label, why] = t.fields[name];
  const used = row?.used?.[name];
  const set = (value: number) => setterOf(settings)({ ...settings.peek(), [name]: value });
  const field = lengthInput({
    id: `removal-${name}`,
    value: () => settings.value[name] || undefined,
    allowsZero: true,
    refusal: t.notALength,
    onChange: set,
    emptied: () => set(0),
    placeholder: used === undefined ? t.chosen : plainLength(used, lengths),
    label,
    describedBy: `why-removal-${name}`,
  });
  return html`
    <label class="param"><span>${label}</span>
      ${field}<i>${unitName(lengths.displayUnit)}</i>
      <small id=${`why-removal-${name}`}>${why}</small></label>`;
}

function turnsField(): TemplateResult {
  const [label, why] = t.fields.turns;
  const now = Math.round((settings.value.turns * 180) / Math.PI);
  return html`
    <label class="param"><span>${label}</span>
      <select data-testid="removal-turns" aria-label=${label} aria-describedby="why-removal-turns" @change=${onValue(
        (angle) => setterOf(settings)({ ...settings.peek(), turns: (Number(angle) * Math.PI) / 180 }),
      )}>${turns.map(
        (angle) =>
          html`<option value=${angle} ?selected=${angle === now}>${angle === 0 ? t.never : degrees((angle * Math.PI) / 180)}</option>`,
      )}</select><i></i>
      <small id="why-removal-turns">${why}</small></label>`;
}

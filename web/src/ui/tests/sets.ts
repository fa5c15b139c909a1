/** The editor of a set of parts: the kind of set, its field, and the number of its parts. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartRow, PartSet } from "../../engine/types";
import { parts, selected } from "../../state/store";
import { groupsOf, patternOf, type SetName, setName } from "../../state/tests";
import type { Actions } from "../actions";
import { hexColour } from "../colour";
import { fieldText, onValue } from "../fields";
import { icons } from "../icons";
import { tests as t } from "../strings/tests";
import { styled } from "../styled";
import { membersOf } from "./members";
import { setText } from "./words";

interface SetFieldOptions {
  /** The id of its place in the form. */
  id: string;
  label: string;
  set: PartSet;
  change(set: PartSet): void;
  /** Removes the set, if it is one of several. */
  remove?(): void;
}

const simple: readonly SetName[] = ["all", "name", "tree", "colour", "parts"];
const joined: readonly SetName[] = ["anyOf", "allOf", "not"];
/** The largest depth of nested sets; more would be hard to understand. */
const maxDepth = 2;
/** The largest number of groups that are offered; a longer list would be unreadable. */
const maxGroups = 400;
const maxColours = 12;

export function setField(options: SetFieldOptions, actions: Actions, depth = 0): TemplateResult {
  const { id, label, set, change, remove } = options;
  const now = setName(set);
  const names = [
    ...simple,
    ...(now === "layer" ? ["layer" as const] : []),
    ...(depth < maxDepth || joined.includes(now) ? joined : []),
  ];
  const choose = onValue<SetName>((name) => void createSet(name, set, actions).then(change));
  return html`
    <fieldset class="set" data-testid=${`set-${id}`}>
      <legend>${label}</legend>
      <div class="line">
        <select aria-label=${t.kindOfSet({ label })} data-testid=${`set-${id}-kind`} @change=${choose}>
          ${names.map((name) => html`<option value=${name} ?selected=${name === now}>${t.sets[name]}</option>`)}</select>
        ${field(options)}
        ${remove ? html`<button type="button" class="tool small" title=${t.removeSet} aria-label=${t.removeSet} @click=${remove}>${icons.close}</button>` : nothing}
      </div>
      ${childSets(options, actions, depth)} ${howMany(options, actions)}
    </fieldset>`;
}

/** Returns a set of another kind that is close to the old one and the selection. */
async function createSet(name: SetName, before: PartSet, actions: Actions): Promise<PartSet> {
  const some = selected.peek();
  const first = some[0] ?? parts.peek()[0];
  const inner = (): PartSet => (before === "all" ? { name: first ? patternOf(first.name) : "*" } : before);
  switch (name) {
    case "all":
      return "all";
    case "name":
      return { name: some[0] ? patternOf(some[0].name) : "*" };
    case "tree":
      return { tree: first?.group ?? [] };
    case "colour":
      return { colour: first ? hexColour(first.colour) : "#808080" };
    case "layer":
      return { layer: "*" };
    case "parts":
      return actions.review.tests.setOf(some.map(({ id }) => id)).catch((): PartSet => ({ parts: [] }));
    case "anyOf":
      return { anyOf: [inner()] };
    case "allOf":
      return { allOf: [inner()] };
    case "not":
      return { not: inner() };
  }
}

/** Returns the field beside the choice of the kind. */
function field({ id, label, set, change }: SetFieldOptions): TemplateResult | typeof nothing {
  if (set === "all") return nothing;
  const pattern = (value: string, to: (value: string) => PartSet) => html`
    <input autocomplete="off" aria-label=${label} title=${t.pattern} data-testid=${`set-${id}-pattern`} .value=${fieldText(value)}
      @input=${onValue((typed) => change(to(typed)))} />`;
  if ("name" in set) return pattern(set.name, (name) => ({ name }));
  if ("layer" in set) return pattern(set.layer, (layer) => ({ layer }));
  if (!("tree" in set)) return nothing;
  const groups = groupsOf(parts.value, maxGroups);
  const own = JSON.stringify(set.tree);
  if (!groups.some((path) => JSON.stringify(path) === own)) groups.unshift(set.tree);
  return html`
    <select aria-label=${label} data-testid=${`set-${id}-tree`} @change=${onValue((path) => change({ tree: JSON.parse(path) as string[] }))}>
      ${groups.map((path) => {
        const value = JSON.stringify(path);
        const words = path.length === 0 ? t.sets.all : `${"\u2003".repeat(path.length - 1)}${path.at(-1)}`;
        return html`<option value=${value} ?selected=${value === own}>${words}</option>`;
      })}</select>`;
}

function childSets(
  options: SetFieldOptions,
  actions: Actions,
  depth: number,
): TemplateResult | typeof nothing {
  const { id, label, set, change } = options;
  if (set === "all") return nothing;
  if ("colour" in set) return swatches(set.colour, (colour) => change({ colour }));
  if ("parts" in set) return selectedPartsField(options, actions);
  if ("not" in set)
    return setField(
      { id: `${id}-0`, label: t.sets.not, set: set.not, change: (not) => change({ not }) },
      actions,
      depth + 1,
    );
  const several = "anyOf" in set ? set.anyOf : "allOf" in set ? set.allOf : undefined;
  if (!several) return nothing;
  const to = (sets: PartSet[]): PartSet => ("anyOf" in set ? { anyOf: sets } : { allOf: sets });
  return html`
    ${several.map((one, at) =>
      setField(
        {
          id: `${id}-${at}`,
          label: `${label} · ${at + 1}`,
          set: one,
          change: (other) => change(to(several.with(at, other))),
          ...(several.length > 1 && { remove: () => change(to(several.toSpliced(at, 1))) }),
        },
        actions,
        depth + 1,
      ),
    )}
    <button type="button" class="button small" data-testid=${`set-${id}-add`} @click=${() => change(to([...several, { name: "*" }]))}>${t.addSet}</button>`;
}

/** Shows the colours of the parts. */
function swatches(now: string, choose: (colour: string) => void): TemplateResult {
  const all = new Set(parts.value.map(({ colour }: PartRow) => hexColour(colour)));
  const colours = new Set([...[...all].slice(0, maxColours), now]);
  return html`
    <div class="swatches" role="group" aria-label=${t.sets.colour}>${[...colours].map(
      (colour) => html`
        <button type="button" aria-pressed=${colour === now} title=${colour} aria-label=${colour} style=${styled({ "--swatch": colour })}
          @click=${() => choose(colour)}></button>`,
    )}</div>`;
}

/** Shows the selected parts, and a button that takes the selection. */
const selectedPartsField = (
  { id, set, change }: SetFieldOptions,
  { review }: Actions,
): TemplateResult => html`
  <div class="line">
    <button type="button" class="button small" title=${t.takeTitle} data-testid=${`set-${id}-take`} ?disabled=${selected.value.length === 0}
      @click=${() => void review.tests.setOf(selected.peek().map((part) => part.id)).then(change)}>${t.take}</button>
    <span class="dim">${selected.value.length === 0 ? t.nothingSelected : setText(set)}</span>
  </div>`;

/** Shows the number of parts while the set is edited; a press selects them. */
function howMany({ id, set }: SetFieldOptions, actions: Actions): TemplateResult {
  const members = membersOf(set, actions);
  if (!members) return html`<p class="members dim">…</p>`;
  if (members.length === 0) {
    const why =
      typeof set !== "string" && "name" in set ? t.noPart.name({ pattern: set.name }) : t.noPart.other;
    return html`<p class="members refused" data-testid=${`set-${id}-count`} data-count="0">${why}</p>`;
  }
  return html`<p class="members"><button type="button" class="link" title=${t.select} data-testid=${`set-${id}-count`} data-count=${members.length}
    @click=${() => actions.command({ type: "select", parts: [...members] })}>${t.parts({ n: members.length })}</button></p>`;
}

/** The form that makes a joint between parts. It is loaded when it is first opened. */

import "../style/mechanism.css";
import { html, nothing, type TemplateResult } from "lit-html";
import type { NewJoint, PartId, PartRow } from "../../engine/types";
import { leadingPivot } from "../../state/hinge";
import {
  carriersOf,
  changeDraft,
  freeJointName,
  type JointAxis,
  jointDraft,
  limitsOfDraft,
} from "../../state/joint-draft";
import { showMessage } from "../../state/messages";
import { nameOf } from "../../state/names";
import { robotOfPart, robots } from "../../state/robots";
import { partById, rows } from "../../state/store";
import type { Actions } from "../actions";
import { fieldText, onValue, typedField } from "../fields";
import { showJoints } from "../side-tabs";
import { mechanismText as t } from "../strings/mechanism";
import { limitText, takeLimit } from "./typed";

const directions = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;
const kinds = ["revolute", "prismatic"] as const;

/** A joint as the form shows it, with what was not chosen yet. */
interface Shown {
  parts: readonly PartRow[];
  name: string;
  kind: (typeof kinds)[number];
  axis: JointAxis;
  carrier: PartId | undefined;
  least: number | undefined;
  most: number | undefined;
}

export function jointForm(parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  const draft = jointDraft.value;
  if (!draft) return nothing;
  const pivot = leadingPivot(parts);
  const hinge = pivot?.axis && pivot;
  const axes: JointAxis[] = hinge ? ["hinge", "x", "y", "z"] : ["x", "y", "z"];
  const { near, others } = carriersOf(draft.parts, [...partById.value.keys()], rows.value, robotOfPart.value);
  const carriers = [...near, ...others];
  const { carrier = near[0] ?? "scene" } = draft;
  const shown: Shown = {
    parts,
    name: draft.name || freeJointName(t.named, robots.value),
    kind: draft.kind,
    axis: draft.axis ?? (hinge ? "hinge" : "z"),
    carrier: carrier !== "scene" && carriers.includes(carrier) ? carrier : undefined,
    ...limitsOfDraft(draft, hinge || undefined),
  };
  const { least, most } = shown;
  const turns = shown.kind === "revolute";
  const limit = (end: "least" | "most") =>
    typedField({
      id: `joint-${end}`,
      label: t[end],
      title: t[end],
      shown: limitText(shown[end], turns),
      placeholder: t.noLimit,
      inputmode: "text",
      onChange: (typed) =>
        takeLimit(typed, turns, (value) => changeDraft({ limits: { least, most, [end]: value } })),
    });
  const submit = (event: Event) => {
    event.preventDefault();
    void make(shown, actions);
  };
  return html`
    <form class="joint-form" aria-label=${t.title} data-testid="joint-form" @submit=${submit}>
      <h3>${t.title}</h3>
      <label class="field">${t.name}<input data-testid="joint-name" maxlength="80" .value=${fieldText(shown.name)} @change=${onValue((name) => changeDraft({ name: name.trim() }))} /></label>
      <label class="field">${t.kind}${choice(
        "joint-kind",
        shown.kind,
        kinds.map((kind) => [kind, t.kinds[kind]] as const),
        (kind) => changeDraft({ kind, limits: { least: undefined, most: undefined } }),
      )}</label>
      <label class="field" title=${t.axisTitle}>${t.axis}${choice(
        "joint-axis",
        shown.axis,
        axes.map(
          (axis) =>
            [axis, axis === "hinge" ? t.axes.hinge : t.axes.scene({ axis: axis.toUpperCase() })] as const,
        ),
        (axis) => changeDraft({ axis }),
      )}</label>
      <label class="field" title=${t.carrierTitle}>${t.carrier}${choice(
        "joint-carrier",
        String(shown.carrier ?? "scene"),
        [["scene", t.carriers.scene], ...carriers.map((part) => [String(part), nameOf(part)] as const)],
        (id) => changeDraft({ carrier: id === "scene" ? id : Number(id) }),
      )}</label>
      <div class="field"><span>${t.limits}</span>${limit("least")}${limit("most")}</div>
      <div class="buttons">
        <button class="button small primary" type="submit" data-testid="joint-make">${t.make}</button>
        <button class="button small" type="button" data-testid="joint-cancel" @click=${() => {
          jointDraft.value = undefined;
        }}>${t.cancel}</button>
      </div>
    </form>`;
}

const choice = <Value extends string>(
  id: string,
  now: Value,
  options: readonly (readonly [value: Value, label: string])[],
  choose: (value: Value) => void,
) =>
  html`<select class="boxed" data-testid=${id} @change=${onValue(choose)}>${options.map(
    ([value, label]) => html`<option value=${value} .selected=${value === now}>${label}</option>`,
  )}</select>`;

/** Makes the joint. One that slides needs limits: without them it has no range. */
async function make(shown: Shown, actions: Actions): Promise<void> {
  const { parts, name, kind, axis, carrier = null, least, most } = shown;
  const hasLimits = least !== undefined && most !== undefined;
  if (!hasLimits && (kind === "prismatic" || least !== undefined || most !== undefined)) {
    showMessage("warning", t.halfLimits);
    return;
  }
  const owner = parts.find(({ pivot }) => pivot?.axis) ?? parts.find(({ pivot }) => pivot);
  const pivot = owner && (await actions.ask("pivotOf", owner.id));
  if (axis === "hinge" && !pivot?.axis) {
    showMessage("warning", t.noHinge);
    return;
  }
  const joint: NewJoint = {
    name,
    kind,
    parts: parts.map(({ id }) => id),
    carrier,
    at: pivot?.at ?? null,
    axis: axis === "hinge" ? (pivot?.axis as NewJoint["axis"]) : [...directions[axis]],
    value: axis === "hinge" && kind === "revolute" ? (pivot?.angle ?? 0) : 0,
    limits: hasLimits ? { lower: least, upper: most } : null,
  };
  if (!(await actions.robots.tryCommand({ type: "makeJoint", joint }))) return;
  jointDraft.value = undefined;
  showMessage("success", t.made({ name }));
  showJoints();
}

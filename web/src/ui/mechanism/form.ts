/** The form that makes a joint between parts. It is loaded when it is first opened. */

import "../style/mechanism.css";
import { html, nothing, type TemplateResult } from "lit-html";
import type { NewJoint, Pivot } from "../../engine/types";
import {
  carriersOf,
  changeDraft,
  freeJointName,
  type JointAxis,
  type JointDraft,
  jointDraft,
} from "../../state/joint-draft";
import { showMessage } from "../../state/messages";
import { nameOf } from "../../state/names";
import { robotOfPart, robots } from "../../state/robots";
import { rows } from "../../state/store";
import type { Actions } from "../actions";
import { fieldText, onValue, typedField } from "../fields";
import { showLeftTab } from "../side-tabs";
import { mechanismText as t } from "../strings/mechanism";
import { limitText, takeLimit } from "./typed";

const directions = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;

export function jointForm(hinge: Pivot | undefined, actions: Actions): TemplateResult | typeof nothing {
  const draft = jointDraft.value;
  if (!draft) return nothing;
  const name = draft.name || freeJointName(t.named, robots.value);
  const turns = draft.kind === "revolute";
  const axes: JointAxis[] = hinge ? ["hinge", "x", "y", "z"] : ["x", "y", "z"];
  const axis = draft.axis === "hinge" && !hinge ? "z" : draft.axis;
  const carriers = carriersOf(draft.parts, rows.value, robotOfPart.value);
  const submit = (event: Event) => {
    event.preventDefault();
    void make({ ...draft, name, axis }, actions);
  };
  const limit = (end: "least" | "most") =>
    typedField({
      id: `joint-${end}`,
      label: t[end],
      title: t[end],
      shown: limitText(draft[end], turns),
      placeholder: t.noLimit,
      inputmode: "text",
      onChange: (typed) => takeLimit(typed, turns, (value) => changeDraft({ [end]: value })),
    });
  return html`
    <form class="joint-form" aria-label=${t.title} data-testid="joint-form" @submit=${submit}>
      <h3>${t.title}</h3>
      <label class="field">${t.name}<input data-testid="joint-name" maxlength="80" .value=${fieldText(name)} @change=${onValue((name) => changeDraft({ name: name.trim() }))} /></label>
      <label class="field">${t.kind}${choice(
        "joint-kind",
        draft.kind,
        (["revolute", "prismatic"] as const).map((kind) => [kind, t.kinds[kind]] as const),
        (kind) => changeDraft({ kind, least: undefined, most: undefined }),
      )}</label>
      <label class="field" title=${t.axisTitle}>${t.axis}${choice(
        "joint-axis",
        axis,
        axes.map(
          (axis) =>
            [axis, axis === "hinge" ? t.axes.hinge : t.axes.scene({ axis: axis.toUpperCase() })] as const,
        ),
        (axis) => changeDraft({ axis }),
      )}</label>
      <label class="field" title=${t.carrierTitle}>${t.carrier}${choice("joint-carrier", String(draft.carrier ?? ""), [["", t.carriers.scene] as const, ...carriers.map((part) => [String(part), nameOf(part)] as const)], (id) => changeDraft({ carrier: id === "" ? undefined : Number(id) }))}</label>
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

async function make(draft: JointDraft, actions: Actions): Promise<void> {
  const { parts, name, kind, axis, carrier = null, least, most } = draft;
  if ((least === undefined) !== (most === undefined)) {
    showMessage("warning", t.halfLimits);
    return;
  }
  const pivot = await actions.ask("pivotOf", parts[0] as number);
  const isHinge = axis === "hinge" && pivot?.axis !== undefined;
  const joint: NewJoint = {
    name,
    kind,
    parts: [...parts],
    carrier,
    at: pivot?.at ?? null,
    axis: isHinge ? (pivot.axis as NewJoint["axis"]) : [...directions[axis === "hinge" ? "z" : axis]],
    value: isHinge && kind === "revolute" ? (pivot.angle ?? 0) : 0,
    limits: least === undefined || most === undefined ? null : { lower: least, upper: most },
  };
  if (!(await actions.robots.tryCommand({ type: "makeJoint", joint }))) return;
  jointDraft.value = undefined;
  showLeftTab("robots");
}

/** The panel for the pivot of parts: a hinge with its angle and limits, or a point, and how to pick one. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartRow, Pivot } from "../../engine/types";
import { degrees, parseAngle } from "../../state/format";
import { countedFrom, leadingPivot, limitsOf } from "../../state/hinge";
import { beginJoint, isDraftFor } from "../../state/joint-draft";
import { showMessage } from "../../state/messages";
import { robotOfPart } from "../../state/robots";
import { picking } from "../../state/view-state";
import type { Actions } from "../actions";
import { typedField } from "../fields";
import { icons } from "../icons";
import { lazyModule } from "../lazy-module";
import { text } from "../strings";

const t = text.pivot;
const forms = lazyModule(() => import("../mechanism/form"));
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function pivotField(parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  if (parts.some(isCarried))
    return parts.every(isBase)
      ? html`<p class="pivot-line">${jointButton(parts)}</p>${jointForm(parts, actions)}`
      : nothing;
  const ids = parts.map(({ id }) => id);
  const pivot = leadingPivot(parts);
  const set = () => actions.view.pick({ for: "pivot", parts: ids });
  if (!pivot)
    return html`<p class="pivot-line"><button class="link" data-testid="pivot-set" title=${t.setTitle} @click=${set}>${t.set}</button>${jointButton(parts)}</p>
      ${jointForm(parts, actions)}`;
  const isFixed = parts.every(({ fixed }) => fixed);
  return html`
    <div class="pivot" role="group" aria-label=${pivot.axis ? t.title : t.titlePoint} data-testid="pivot" data-angle=${pivot.angle ?? 0}>
      <p class="pivot-line"><b>${pivot.axis ? t.title : t.titlePoint}</b>
        <button class="link" data-testid="pivot-set" title=${t.setTitle} @click=${set}>${t.anew}</button>
        <button class="link" data-testid="pivot-remove" title=${t.removeTitle} @click=${() => actions.command({ type: "setPivot", parts: ids, pivot: null })}>${t.remove}</button></p>
      ${pivot.axis ? hinge(pivot, parts, isFixed, actions) : html`<p class="dim">${t.point}</p>`}
      ${jointButton(parts)}
    </div>
    ${jointForm(parts, actions)}`;
}

const jointButton = (parts: readonly PartRow[]) =>
  isDraftFor(parts.map(({ id }) => id)) || parts.some(({ fixed }) => fixed)
    ? nothing
    : html`<button class="link" data-testid="joint-begin" title=${t.jointTitle} @click=${() => beginJoint(parts)}>${t.joint}</button>`;

const jointForm = (parts: readonly PartRow[], actions: Actions) =>
  isDraftFor(parts.map(({ id }) => id)) ? (forms()?.jointForm(parts, actions) ?? nothing) : nothing;

function hinge(
  { angle = 0, limits }: Pivot,
  parts: readonly PartRow[],
  isFixed: boolean,
  actions: Actions,
): TemplateResult {
  const ids = parts.map(({ id }) => id);
  const swing = (to: number) => {
    const movable = parts.filter(({ fixed }) => !fixed).map(({ id }) => id);
    actions.command({ type: "beginSwing", parts: movable });
    actions.command({ type: "swingTo", by: to - angle });
    actions.command({ type: "endDrag" });
  };
  const limit = (least: number | undefined, most: number | undefined) => {
    const options = limitsOf(least, most);
    if (options === undefined) showMessage("warning", t.notInOrder);
    else actions.command({ type: "setHinge", parts: ids, angle, limits: options });
  };
  const [least, most] = limits ?? [];
  const end = (id: string, title: string, value: number | undefined, take: (value?: number) => void) =>
    field(id, title, value === undefined ? "" : degrees(value), (typed) =>
      typed.trim() === "" ? take() : pivotFields(typed, take),
    );
  return html`
    <div class="field">
      <label for="hinge-angle">${t.angle}</label>
      ${field("hinge-angle", t.angleTitle, degrees(angle), (typed) => pivotFields(typed, swing), {
        isFixed,
        key: (event) => {
          const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
          if (by && !isFixed) swing(angle + by * radians(event.shiftKey ? 1 : 5));
          return by !== undefined;
        },
      })}
      <button class="button small" data-testid="hinge-zero" title=${t.zeroTitle} ?disabled=${angle === 0}
        @click=${() => actions.command({ type: "setHinge", parts: ids, angle: 0, limits: countedFrom(angle, limits) })}>${t.zero}</button>
    </div>
    <div class="field" title=${t.limitsTitle}>
      <label for="hinge-least">${t.limits}</label>
      ${end("hinge-least", t.least, least, (value) => limit(value, most))}
      ${end("hinge-most", t.most, most, (value) => limit(least, value))}
    </div>`;
}

function pivotFields(typed: string, take: (angle: number) => void): void {
  const value = parseAngle(typed);
  if (value === undefined) showMessage("warning", t.notAnAngle({ typed: typed.trim() }));
  else take(value);
}

/** A field that ignores Enter and loss of focus without a change. */
const field = (
  id: string,
  label: string,
  shown: string,
  take: (typed: string) => void,
  more: Partial<Parameters<typeof typedField>[0]> = {},
): TemplateResult =>
  typedField({
    id,
    isLabelled: true,
    label,
    title: label,
    shown,
    placeholder: t.noLimit,
    inputmode: "text",
    ...more,
    onChange: (typed) => typed !== shown && take(typed),
  });

/** Returns whether a part belongs to a robot, whose joints move it. */
const isCarried = ({ id }: PartRow): boolean => robotOfPart.value.has(id);

/** Returns whether a new joint may move a part: no joint of a robot does. */
function isBase({ id }: PartRow): boolean {
  const robot = robotOfPart.value.get(id);
  return !robot || (robot.isMechanism && robot.baseParts.includes(id));
}

export function pickBar(actions: Actions): TemplateResult {
  const options = picking.value?.for ?? "pivot";
  return html`
    <div class="float picking" role="status" data-testid="picking" data-for=${options}>
      <span>${t.pick[options]}</span>
      <button class="button small" data-testid="picking-cancel" @click=${() => actions.ask("setTool", "select")}>${icons.close}${t.cancel}</button>
    </div>`;
}

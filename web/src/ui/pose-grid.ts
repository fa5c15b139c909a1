/** Input fields for a pose: a position, and rotations about the scene's axes. */

import { html, type TemplateResult } from "lit-html";
import type { Pose, Xyz } from "../engine/types";
import { anglesOf, poseOf } from "../state/euler";
import { degrees, exactly, parseAngle, parseLength, plainPlace, unitName } from "../state/format";
import { showMessage } from "../state/messages";
import { units } from "../state/units";
import { typedField } from "./fields";
import { icons } from "./icons";
import { text } from "./strings";

const t = text.details;
const axes = ["x", "y", "z"] as const;

interface PoseGridOptions {
  /** True if the fields are read-only. */
  fixed: boolean;
  set(pose: Pose): void;
}

export function poseGrid(pose: Pose, { fixed, set }: PoseGridOptions): TemplateResult {
  const lengths = units.value;
  const position: Xyz = [pose[4], pose[5], pose[6]];
  const places = plainPlace(position, lengths);
  const angles = anglesOf(pose);
  const place = (axis: number, typed: string) => {
    const value = parseLength(typed, lengths);
    if (value === undefined) showMessage("warning", t.notALength({ typed }));
    else set(poseOf(angles, replaced(position, axis, value)));
  };
  const turn = (axis: number, typed: string) => {
    const value = parseAngle(typed);
    if (value === undefined) showMessage("warning", t.notAnAngle({ typed }));
    else set(poseOf(replaced(angles, axis, value), position));
  };
  const field = (id: string, label: string, shown: string, take: (typed: string) => void, exact = label) =>
    typedField({
      id,
      label,
      shown,
      onChange: take,
      isFixed: fixed,
      title: fixed ? `${exact}. ${t.isFixed}` : exact,
    });
  return html`
    <div class="pose" role="group" aria-label="${t.position} (${unitName(lengths.displayUnit)}), ${t.rotation} (°)">
      <span></span>${axes.map((axis) => html`<span class="axis ${axis}">${axis}</span>`)}
      <span class="dim" title=${t.position}>${icons.move}</span>
      ${axes.map((axis, i) => field(`pose-${axis}`, t.axis({ what: t.position, axis }), places[i] ?? "", (typed) => place(i, typed), exactly(position[i] ?? 0, lengths)))}
      <span class="dim" title=${t.rotation}>${icons.rotate}</span>
      ${axes.map((axis, i) => field(`turn-${axis}`, t.axis({ what: t.rotation, axis }), degrees(angles[i] ?? 0), (typed) => turn(i, typed)))}
    </div>`;
}

const replaced = (values: Xyz, axis: number, value: number): Xyz =>
  values.map((old, i) => (i === axis ? value : old)) as Xyz;

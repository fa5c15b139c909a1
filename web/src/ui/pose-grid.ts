/** A pose as six numbers to be typed: a position, and turns about the scene's axes. */

import { html, type TemplateResult } from "lit-html";
import type { Pose, Xyz } from "../engine/types";
import { anglesOf, poseOf } from "../state/euler";
import { degrees, exactly, parseAngle, parseLength, plainPlace } from "../state/format";
import { say } from "../state/messages";
import { unitName } from "../state/unit-names";
import { units } from "../state/units";
import { fieldText } from "./field-text";
import { icons } from "./icons";
import { text } from "./strings";

const t = text.details;
const axes = ["x", "y", "z"] as const;

export interface PoseWish {
  /** It may be read only. */
  fixed: boolean;
  set(pose: Pose): void;
}

export function poseGrid(pose: Pose, { fixed, set }: PoseWish): TemplateResult {
  const lengths = units.value;
  const position: Xyz = [pose[4], pose[5], pose[6]];
  const places = plainPlace(position, lengths);
  const angles = anglesOf(pose);
  const place = (axis: number, typed: string) => {
    const value = parseLength(typed, lengths);
    if (value === undefined) say("warning", t.notALength({ typed }));
    else set(poseOf(angles, replaced(position, axis, value)));
  };
  const turn = (axis: number, typed: string) => {
    const value = parseAngle(typed);
    if (value === undefined) say("warning", t.notAnAngle({ typed }));
    else set(poseOf(replaced(angles, axis, value), position));
  };
  return html`
    <div class="pose" role="group" aria-label="${t.position} (${unitName(lengths.told)}), ${t.rotation} (°)">
      <span></span>${axes.map((axis) => html`<span class="axis ${axis}">${axis}</span>`)}
      <span class="dim" title=${t.position}>${icons.move}</span>
      ${axes.map((axis, i) => input(t.axis({ what: t.position, axis }), `pose-${axis}`, places[i] ?? "", fixed, exactly(position[i] ?? 0, lengths), (typed) => place(i, typed)))}
      <span class="dim" title=${t.rotation}>${icons.rotate}</span>
      ${axes.map((axis, i) => input(t.axis({ what: t.rotation, axis }), `turn-${axis}`, degrees(angles[i] ?? 0), fixed, "", (typed) => turn(i, typed)))}
    </div>`;
}

const replaced = (values: Xyz, axis: number, value: number): Xyz =>
  values.map((old, i) => (i === axis ? value : old)) as Xyz;

/** A number one can type; what was typed is taken when it is left or Enter is pressed, and Escape puts it back. */
const input = (
  label: string,
  id: string,
  value: string,
  fixed: boolean,
  exact: string,
  take: (typed: string) => void,
) => html`
  <input
    class="m" aria-label=${label} data-testid=${id} inputmode="decimal" autocomplete="off" spellcheck="false"
    ?readonly=${fixed} title=${[exact || label, ...(fixed ? [t.isFixed] : [])].join(". ")} .value=${fieldText(value)}
    @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
    @keydown=${(event: KeyboardEvent) => {
      const field = event.target as HTMLInputElement;
      if (event.key === "Escape") field.value = value;
      if (event.key === "Escape" || event.key === "Enter") field.blur();
    }}
    @change=${(event: Event) => {
      const field = event.target as HTMLInputElement;
      const typed = field.value;
      field.value = value;
      take(typed);
    }}
  />`;

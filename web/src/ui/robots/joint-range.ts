/** The values of a joint at which parts meet, as a band below its slider and in words. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { JointRangesRow, JointRow, RobotRow } from "../../engine/types";
import { between } from "../../state/format";
import { searchedValue } from "../../state/joint-range";
import { nameOf } from "../../state/names";
import { jointRanges } from "../../state/robots";
import { units } from "../../state/units";
import { text } from "../strings";
import { styled } from "../styled";

const t = text.robots.joints.range;

type JointRange = JointRangesRow["joints"][number];
type Section = JointRange["sections"][number];
type JointClearance = NonNullable<JointRange["nearest"]>;

interface Slider {
  /** The values at its ends. */
  ends: readonly [number, number];
  value: number;
  /** Formats a value. */
  shown(value: number): string;
  /** Moves the joint there. */
  moveTo(value: number): void;
}

/** Returns the band of a joint, which is empty while it is searched; nothing if ranges are not shown. */
export function rangeBand(
  { id, joints }: RobotRow,
  joint: number,
  slider: Slider,
): TemplateResult | typeof nothing {
  const ranges = jointRanges.value;
  if (ranges?.robot !== id) return nothing;
  const { sections, nearest } = ranges.joints.find((range) => range.joint === joint) ?? {};
  if (!sections && !ranges.searching) return nothing;
  const value = searchedValue(joints[joint] as JointRow, slider.value);
  const [low, high] = slider.ends;
  const place = (value: number, only: number) =>
    high > low ? Math.max(0, Math.min(1, (value - low) / (high - low))) * 100 : only;
  return html`
    <div class="range-band" data-testid="joint-range" data-known=${sections !== undefined} aria-hidden="true">${sections?.map(
      (section) => html`
        <i class=${section.class} data-class=${section.class} title=${describe(section, slider.shown)}
          style=${styled({ left: `${place(section.lower, 0)}%`, right: `${100 - place(section.upper, 100)}%` })}></i>`,
    )}</div>
    <p class="range-words" data-testid="joint-range-words">${sections ? around(sections, { ...slider, value }) : t.searching}</p>
    ${nearest ? nearestPose(nearest, slider) : nothing}`;
}

/** Says how near parts come over the whole range; a press shows the pose. */
function nearestPose({ lower, upper, value, ...section }: JointClearance, slider: Slider): TemplateResult {
  const distance = between(lower, upper, units.value);
  const words = t.nearest({ pair: pairName(section), distance, value: slider.shown(value) });
  return html`<button class="link range-words" data-testid="joint-nearest" title=${t.nearestTitle} @click=${() => slider.moveTo(value)}>${words}</button>`;
}

const pairName = ({ pair }: Pick<Section, "pair">): string =>
  pair ? text.hud.pair({ a: nameOf(pair[0]), b: nameOf(pair[1]), sign: "×" }) : "";

/** Half of the last digit that angles are shown with. */
const halfDigit = Math.PI / 180 / 2000;

/** Describes a section. What is clear is rounded inwards, since it is proven. */
function describe({ lower, upper, ...section }: Section, shown: Slider["shown"]): string {
  const inwards = section.class === "clear" && upper - lower > 4 * halfDigit ? halfDigit : 0;
  const range = { lower: shown(lower + inwards), upper: shown(upper - inwards) };
  return t[section.class]({ ...range, pair: pairName(section) });
}

/** Says how far the joint can go from its present value, and what is in the way at both ends. */
export function around(
  sections: readonly Section[],
  { value, shown }: Pick<Slider, "value" | "shown">,
): string {
  const at = sections.findIndex(({ lower, upper }) => lower <= value && value <= upper);
  const section = sections[at];
  if (!section) return t.outside;
  if (section.class !== "clear") return describe(section, shown);
  const stops = [-1, 1].flatMap((side) => {
    const [next, beyond] = [sections[at + side], sections[at + 2 * side]];
    // Between values that are proven clear and those that meet, a few are undecided.
    const stop = next?.class === "undecided" && beyond?.class === "meets" ? beyond : next;
    return stop ? (stop.class === "meets" ? t.stops : t.mayStop)({ pair: pairName(stop) }) : [];
  });
  return [describe(section, shown), ...new Set(stops)].join(" ");
}

/** The values of a joint at which parts meet, as a band below its slider and in words. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { JointRangesRow, RobotRow } from "../../engine/types";
import { nameOf } from "../../state/names";
import { jointRanges } from "../../state/robots";
import { text } from "../strings";
import { styled } from "../styled";

const t = text.robots.joints.range;

type Section = JointRangesRow["joints"][number]["sections"][number];

interface Slider {
  /** The values at its ends. */
  ends: readonly [number, number];
  value: number;
  /** Formats a value. */
  shown(value: number): string;
}

/** Returns the band of a joint; nothing if ranges are not shown or not known yet. */
export function rangeBand({ id }: RobotRow, joint: number, slider: Slider): TemplateResult | typeof nothing {
  const ranges = jointRanges.value;
  const found = ranges?.robot === id && ranges.joints.find((range) => range.joint === joint);
  if (!found) return nothing;
  const { ends, shown } = slider;
  const place = (value: number) => Math.max(0, Math.min(1, (value - ends[0]) / (ends[1] - ends[0]))) * 100;
  return html`
    <div class="range-band" data-testid="joint-range" aria-hidden="true">${found.sections.map(
      (section) => html`
        <i class=${section.class} data-class=${section.class} title=${describe(section, shown)}
          style=${styled({ left: `${place(section.lower)}%`, width: `${place(section.upper) - place(section.lower)}%` })}></i>`,
    )}</div>
    <p class="range-words" data-testid="joint-range-words">${around(found.sections, slider)}</p>`;
}

const pairName = ({ pair }: Section): string =>
  pair ? text.hud.pair({ a: nameOf(pair[0]), b: nameOf(pair[1]), sign: "×" }) : "";

function describe(section: Section, shown: Slider["shown"]): string {
  const range = { lower: shown(section.lower), upper: shown(section.upper) };
  return t[section.class]({ ...range, pair: pairName(section) });
}

/** Says how far the joint can go from its present value, and what is in the way at both ends. */
export function around(sections: readonly Section[], { value, shown }: Slider): string {
  const at = sections.findIndex(({ lower, upper }) => lower <= value && value <= upper);
  const section = sections[at];
  if (!section) return t.outside;
  if (section.class !== "clear") return describe(section, shown);
  const stops = [sections[at - 1], sections[at + 1]].flatMap((next) => (next ? [pairName(next)] : []));
  const clear = describe(section, shown);
  return stops.length > 0 ? `${clear} ${t.stops({ pairs: [...new Set(stops)].join(", ") })}` : clear;
}

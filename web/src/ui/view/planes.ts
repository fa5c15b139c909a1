/** The planes that cut the picture: the axis, the position and the hidden side of each. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { SectionRequest, SectionRow } from "../../engine/types";
import { length } from "../../state/format";
import { showMessage } from "../../state/messages";
import { units } from "../../state/units";
import {
  asRequest,
  axes,
  axisNames,
  axisOf,
  flipped,
  maxSections,
  offsetAt,
  offsetFraction,
  viewState,
  withSection,
} from "../../state/view-state";
import type { Actions } from "../actions";
import { slider } from "../fields";
import { icons, smallTool } from "../icons";
import { text } from "../strings";

const t = text.sight;
/** The steps of a slider. */
const steps = 1000;

/** Cuts the picture through what is shown, or removes all planes. */
export function toggleSection({ ask }: Actions): void {
  void ask("cut", viewState.peek().cuts.length > 0 ? [] : [{}]);
}

export function planesPanel(actions: Actions): TemplateResult | typeof nothing {
  const { cuts } = viewState.value;
  if (cuts.length === 0) return nothing;
  return html`
    <section class="float planes" aria-label=${t.planes} data-testid="planes" data-count=${cuts.length}>
      ${cuts.map((cut, i) => plane(cut, i, actions))}
    </section>`;
}

function plane(cut: SectionRow, i: number, actions: Actions): TemplateResult {
  const change = (options: SectionRequest | undefined) =>
    actions.ask("cut", withSection(viewState.peek().cuts, i, options));
  const here = axisOf(cut);
  const reported = length(cut.offset, units.value);
  return html`
    <div class="plane" data-testid="plane" data-axis=${here ?? "slanted"} data-offset=${cut.offset}>
      <span class="choice small" role="group" aria-label=${t.planes}>${axisNames.map(
        (
          axis,
        ) => html`<button aria-pressed=${axis === here} title=${t.across({ axis: axis.toUpperCase() })} aria-label=${t.across({ axis: axis.toUpperCase() })} data-testid=${`plane-${axis}`}
          @click=${() => change({ normal: [...axes[axis]] })}>${axis.toUpperCase()}</button>`,
      )}</span>
      <span class="choice small" role="group" aria-label=${t.along}>${(["face", "points"] as const).map(
        (
          options,
        ) => html`<button title=${t.pick[options]} aria-label=${t.pick[options]} data-testid=${`plane-${options}`}
          @click=${() => actions.view.pick({ for: options, plane: i })}>${icons[options]}</button>`,
      )}</span>
      ${slider({
        id: "plane-place",
        label: t.place1({ n: i + 1 }),
        fraction: offsetFraction(cut),
        steps,
        valueText: reported,
        onSlide: (share) => change({ ...asRequest(cut), offset: offsetAt(cut, share) }),
      })}
      <span class="m" aria-hidden="true">${reported}</span>
      ${smallTool("plane-flip", t.flip, icons.flip, () => change(flipped(cut)))}
      ${i === 0 ? add(actions) : nothing}
      ${smallTool("plane-remove", t.remove, icons.close, () => change(undefined))}
    </div>`;
}

/** Adds a plane, normal to the first axis that has none. */
const add = ({ ask }: Actions) =>
  smallTool("plane-add", t.add, icons.add, () => {
    const { cuts } = viewState.peek();
    if (cuts.length >= maxSections) return showMessage("warning", t.tooMany);
    const taken = cuts.map(axisOf);
    const free = axisNames.find((axis) => !taken.includes(axis)) ?? "z";
    return ask("cut", [...cuts.map(asRequest), { normal: [...axes[free]] }]);
  });

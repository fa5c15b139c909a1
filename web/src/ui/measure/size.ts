/** Shows the size of the selection, and a box around it in the picture. */

import { html, nothing, type TemplateResult } from "lit-html";
import { unitName } from "../../state/format";
import { extent, isFramed, sizeOf } from "../../state/measure";
import { preciseLength } from "../../state/precise";
import { parts } from "../../state/store";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { text } from "../strings";

const t = text.measure;

export function sizeLine({ ask }: Actions): TemplateResult | typeof nothing {
  const box = extent.value;
  if (!box) return nothing;
  const size = sizeOf(box).map((length) => preciseLength(length, units.value, ""));
  return html`
    <p class="size-line"><span class="m" title=${t.sizeTitle} data-testid="size" data-size=${sizeOf(box).join(" ")}>${size.join(" × ")} ${unitName(units.value.displayUnit)}</span>
      <button class="button small" aria-pressed=${isFramed.value} title=${t.frameTitle} data-testid="frame" @click=${() => ask("measureFrame", !isFramed.peek())}>${t.frame}</button></p>`;
}

/** Shows the size of all parts on request, if nothing is selected. */
export function sizeOfAll(actions: Actions): TemplateResult | typeof nothing {
  if (isFramed.value) return sizeLine(actions);
  if (parts.value.length === 0) return nothing;
  return html`<p><button class="link" title=${t.frameTitle} data-testid="frame" @click=${() => actions.ask("measureFrame", true)}>${t.frameAll}</button></p>`;
}

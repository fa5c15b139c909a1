/** The region of the pivot panel, which is loaded when a part is first selected. */

import { nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import { interaction } from "../../state/store";
import type { Actions } from "../actions";
import { lazyModule } from "../lazy-module";

const panels = lazyModule(() => import("./panel"));

export const pivotField = (parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing =>
  panels()?.pivotField(parts, actions) ?? nothing;

/** Shows the instructions beside the picture while something is picked. */
export function pickRegion(actions: Actions): TemplateResult | typeof nothing {
  if (interaction.value.tool !== "pick") return nothing;
  return panels()?.pickBar(actions) ?? nothing;
}

/** Where it is told what parts turn about, and what is to be clicked; what it is made of is loaded with the first part that is selected. */

import { nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import { interaction } from "../../state/store";
import type { Actions } from "../actions";
import { piece } from "../piece";

const panels = piece(() => import("./panel"));

export const pivotField = (parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing =>
  panels()?.pivotField(parts, actions) ?? nothing;

/** Beside the picture, while something is picked. */
export function pickRegion(actions: Actions): TemplateResult | typeof nothing {
  if (interaction.value.tool !== "pick") return nothing;
  return panels()?.pickBar(actions) ?? nothing;
}

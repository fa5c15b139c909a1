/** The region of the measuring panel, which is loaded with the tool. */

import { nothing, type TemplateResult } from "lit-html";
import { interaction } from "../../state/store";
import type { Actions } from "../actions";
import { lazyModule } from "../lazy-module";

const panel = lazyModule(() => import("./panel"));

export function measureRegion(actions: Actions): TemplateResult | typeof nothing {
  if (interaction.value.tool !== "measure") return nothing;
  return panel()?.measurePanel(actions) ?? nothing;
}

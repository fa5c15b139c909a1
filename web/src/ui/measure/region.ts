/** Where the panel of measuring goes; what it is made of is loaded with the tool. */

import { signal } from "@preact/signals-core";
import { nothing, type TemplateResult } from "lit-html";
import { interaction } from "../../state/store";
import type { Actions } from "../actions";

type Panel = (actions: Actions) => TemplateResult;

const panel = signal<Panel | undefined>(undefined);

export function measureRegion(actions: Actions): TemplateResult | typeof nothing {
  if (interaction.value.tool !== "measure") return nothing;
  if (!panel.value) {
    void import("./panel").then(({ measurePanel }) => {
      panel.value = measurePanel;
    });
    return nothing;
  }
  return panel.value(actions);
}

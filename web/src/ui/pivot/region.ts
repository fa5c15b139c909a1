/** Where it is told what parts turn about, and what is to be clicked; what it is made of is loaded with the first part that is selected. */

import { signal } from "@preact/signals-core";
import { nothing, type TemplateResult } from "lit-html";
import type { PartRow } from "../../engine/types";
import { interaction } from "../../state/store";
import type { Actions } from "../actions";

type Panels = typeof import("./panel");

const panels = signal<Panels | undefined>(undefined);

function load(): undefined {
  void import("./panel").then((module) => {
    panels.value = module;
  });
}

export function pivotField(parts: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  return (panels.value ?? load())?.pivotField(parts, actions) ?? nothing;
}

/** Beside the picture, while something is picked. */
export function pickRegion(actions: Actions): TemplateResult | typeof nothing {
  if (interaction.value.tool !== "pick") return nothing;
  return (panels.value ?? load())?.pickBar(actions) ?? nothing;
}

/** Actions on the list of results. */

import { openMenu } from "../menu";
import { walkResults } from "../results";
import type { Action } from "./action";

export const reviewActions: readonly Action[] = [
  { id: "next", keys: { names: ["N"] }, perform: (actions) => walkResults(1, actions) },
  { id: "previous", keys: { names: ["P"] }, perform: (actions) => walkResults(-1, actions) },
  {
    id: "decide",
    keys: { names: ["D"] },
    perform: () => document.querySelector<HTMLElement>("[data-testid=decide] button")?.focus(),
  },
  { id: "report", keys: { names: ["E"] }, perform: () => openMenu("report-menu") },
];

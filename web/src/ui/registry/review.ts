/** The actions on the list of results. */

import { openMenu } from "../menu";
import { stepThroughResults } from "../results";
import type { Action } from "./action";

export const reviewActions: readonly Action[] = [
  { id: "next", key: "N", perform: (actions) => stepThroughResults(1, actions) },
  { id: "previous", key: "P", perform: (actions) => stepThroughResults(-1, actions) },
  {
    id: "decide",
    key: "D",
    perform: () => document.querySelector<HTMLElement>("[data-testid=decide] button")?.focus(),
  },
  { id: "report", key: "E", perform: () => openMenu("report-menu") },
];

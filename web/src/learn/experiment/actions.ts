/** The actions that a user can ask of the experiment. */

import { showMessage as tell } from "../../state/messages";
import { setterOf } from "../../ui/fields";
import { saveAs } from "../../ui/save-file";
import { showRefusals } from "../tools";
import type { ExperimentWay } from "../types";
import { type ExperimentController, refusalText } from "./controller";
import type { ExperimentSettings } from "./settings";
import * as state from "./state";
import { translate } from "./words";

const withRefusals = showRefusals(refusalText);

export type ExperimentActions = ReturnType<typeof actionsOf>;

export const actionsOf = (controller: ExperimentController) => ({
  set: (change: Partial<ExperimentSettings>) =>
    setterOf(state.settings)({ ...state.settings.peek(), ...change }),
  start: () => withRefusals(controller.start(state.settings.peek())),
  begin: () => withRefusals(controller.begin()),
  skip: () => withRefusals(controller.skip()),
  stop: () => withRefusals(controller.stop()),
  take: (block: number) => withRefusals(controller.take(block)),
  letGo: () => withRefusals(controller.release()),
  setWay: (way: ExperimentWay) => withRefusals(controller.setWay(way)),
  showResults: setterOf(state.showsResults),
  simulate: (trials: number, seed: number) => withRefusals(controller.simulate(trials, seed)),
  cancel: () => controller.cancel(),
  save: (form: "csv" | "json") => withRefusals(save(controller, form)),
  clear: () => {
    controller.clear();
    tell("success", translate("cleared"));
  },
});

async function save(room: ExperimentController, form: "csv" | "json"): Promise<void> {
  const type = form === "csv" ? "text/csv" : "application/json";
  saveAs(`nearpoint-experiment.${form}`, await room.file(form), type);
}

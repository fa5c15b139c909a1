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

const asked = showRefusals(refusalText);

export type ExperimentActions = ReturnType<typeof actionsOf>;

export const actionsOf = (room: ExperimentController) => ({
  set: (change: Partial<ExperimentSettings>) =>
    setterOf(state.settings)({ ...state.settings.peek(), ...change }),
  start: () => asked(room.start(state.settings.peek())),
  begin: () => asked(room.begin()),
  skip: () => asked(room.skip()),
  stop: () => asked(room.stop()),
  take: (block: number) => asked(room.take(block)),
  letGo: () => asked(room.release()),
  setWay: (way: ExperimentWay) => asked(room.setWay(way)),
  showResults: setterOf(state.showsResults),
  simulate: (trials: number, seed: number) => asked(room.simulate(trials, seed)),
  cancel: () => room.cancel(),
  save: (form: "csv" | "json") => asked(save(room, form)),
  clear: () => {
    room.clear();
    tell("success", translate("cleared"));
  },
});

async function save(room: ExperimentController, form: "csv" | "json"): Promise<void> {
  const type = form === "csv" ? "text/csv" : "application/json";
  saveAs(`nearpoint-experiment.${form}`, await room.file(form), type);
}

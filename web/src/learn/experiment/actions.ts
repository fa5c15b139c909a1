/** The actions that a user can ask of the experiment. */

import { say as tell } from "../../state/messages";
import { setterOf } from "../../ui/fields";
import { saveAs } from "../../ui/save-file";
import { sayRefusals } from "../rooms";
import type { ExperimentWay } from "../types";
import { type ExperimentRoom, sentence } from "./room";
import type { ExperimentSettings } from "./settings";
import * as state from "./state";
import { say } from "./words";

const asked = sayRefusals(sentence);

export type ExperimentActions = ReturnType<typeof actionsOf>;

export const actionsOf = (room: ExperimentRoom) => ({
  set: (change: Partial<ExperimentSettings>) =>
    setterOf(state.settings)({ ...state.settings.peek(), ...change }),
  start: () => asked(room.start(state.settings.peek())),
  begin: () => asked(room.begin()),
  skip: () => asked(room.skip()),
  stop: () => asked(room.stop()),
  take: (block: number) => asked(room.take(block)),
  letGo: () => asked(room.letGo()),
  setWay: (way: ExperimentWay) => asked(room.setWay(way)),
  showResults: setterOf(state.showsResults),
  simulate: (trials: number, seed: number) => asked(room.simulate(trials, seed)),
  cancel: () => room.cancel(),
  save: (form: "csv" | "json") => asked(save(room, form)),
  clear: () => {
    room.clear();
    tell("success", say("cleared"));
  },
});

async function save(room: ExperimentRoom, form: "csv" | "json"): Promise<void> {
  const type = form === "csv" ? "text/csv" : "application/json";
  saveAs(`nearpoint-experiment.${form}`, await room.file(form), type);
}

/** The actions of the panel about parts that are taken out. */

import type { Supervisor } from "./engine/supervisor";
import type { PartId } from "./engine/types";
import { fileName, saveAsked } from "./sharing";
import { asked, removal, Walk, walking, wish } from "./state/removal";
import type { RemovalActions, RobotActions } from "./ui/actions";
import { text } from "./ui/strings";

const types = { csv: "text/csv", json: "application/json" } as const;

export function removalActions(engine: Supervisor, tried: RobotActions["tried"]): RemovalActions {
  const walk = new Walk((share) => tried({ type: "showRemovalAt", share }));
  const find = async (parts: readonly PartId[]) => {
    walking.value = false;
    if (await tried({ type: "findRemoval", parts: [...parts], ...wish.peek() })) asked.value = parts;
  };
  return {
    walk,
    find: (parts) => void find(parts),
    cancel: () => void tried({ type: "cancelRemoval" }),
    takeOut: () => {
      walking.value = false;
      void tried({ type: "takeOut" }).then((done) => {
        if (done) asked.value = undefined;
      });
    },
    close: () => {
      walking.value = false;
      asked.value = undefined;
      if (removal.peek()) void tried({ type: "forgetRemoval" });
    },
    save: (format) => {
      const name = `${fileName()}-way-out.${format}`;
      saveAsked(name, types[format], engine.call("removalFile", format), text.removal.saved({ name }));
    },
  };
}

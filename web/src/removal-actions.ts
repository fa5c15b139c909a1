/** The actions of the panel about parts that are taken out. */

import type { Supervisor } from "./engine/supervisor";
import type { PartId } from "./engine/types";
import { fileName, saveOnRequest } from "./sharing";
import { isPlaying, PathPlayback, removal, requestedParts, settings } from "./state/removal";
import type { RemovalActions, RobotActions } from "./ui/actions";
import { text } from "./ui/strings";

const types = { csv: "text/csv", json: "application/json" } as const;

export function removalActions(engine: Supervisor, tried: RobotActions["tryCommand"]): RemovalActions {
  const walk = new PathPlayback((share) => tried({ type: "showRemovalAt", share }));
  const find = async (parts: readonly PartId[]) => {
    isPlaying.value = false;
    if (await tried({ type: "findRemoval", parts: [...parts], ...settings.peek() }))
      requestedParts.value = parts;
  };
  return {
    playback: walk,
    find: (parts) => void find(parts),
    cancel: () => void tried({ type: "cancelRemoval" }),
    takeOut: () => {
      isPlaying.value = false;
      void tried({ type: "takeOut" }).then((done) => {
        if (done) requestedParts.value = undefined;
      });
    },
    close: () => {
      isPlaying.value = false;
      requestedParts.value = undefined;
      if (removal.peek()) void tried({ type: "forgetRemoval" });
    },
    save: (format) => {
      const name = `${fileName()}-way-out.${format}`;
      saveOnRequest(name, types[format], engine.call("removalFile", format), text.removal.saved({ name }));
    },
  };
}

/** Implements the API for parts that are taken out. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { toEnglish } from "../engine/english";
import type { Command } from "../engine/types";
import { isPlaying, pathPosition, removal, requestedParts, settings } from "../state/removal";
import { idOf } from "./names";

const known = () => {
  const row = removal.peek();
  return row && toEnglish(row);
};

export function removals({ engine }: App, command: (command: Command) => Promise<void>) {
  return {
    removal: () => known(),
    async findRemoval(named, change = {}) {
      const parts = [named].flat().map(idOf);
      const wished = { ...settings.peek(), ...change };
      isPlaying.value = false;
      await engine.call("command", { type: "findRemoval", parts, ...wished });
      settings.value = wished;
      requestedParts.value = parts;
      await engine.call("settle");
      const row = known();
      if (!row) throw new Error("the parts were moved while a way out was looked for");
      return row;
    },
    cancelRemoval: () => command({ type: "cancelRemoval" }),
    async showRemovalAt(share) {
      isPlaying.value = false;
      await command({ type: "showRemovalAt", share });
      pathPosition.value = share ?? 0;
    },
    async takeOut() {
      await command({ type: "takeOut" });
      requestedParts.value = undefined;
    },
    removalFile: (format) => engine.call("removalFile", format),
  } satisfies Partial<Nearpoint>;
}

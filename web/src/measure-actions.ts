/** What a user can ask of measuring, and the box around what is selected, which follows it. */

import { effect } from "@preact/signals-core";
import { fileName } from "./sharing";
import { extent, isFramed, measuring } from "./state/measure";
import { say } from "./state/messages";
import { interaction, measuresGone, partById, parts, scene, selected } from "./state/store";
import { units } from "./state/units";
import type { Ask, MeasureActions } from "./ui/actions";
import { whyNot } from "./ui/piece";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

export function measureActions(ask: Ask): MeasureActions {
  return {
    toggle: () => void ask("setTool", interaction.peek().tool === "measure" ? "select" : "measure"),
    save: () => {
      import("./ui/measure/table").then(
        ({ tableOf }) => {
          const name = `${fileName()}-measures.csv`;
          saveAs(name, tableOf(measuring.peek().kept, partById.peek(), units.peek()), "text/csv");
          say("success", text.measure.saved({ name }));
        },
        (error: Error) => say("warning", whyNot(error)),
      );
    },
  };
}

/** Measures go with their parts: then it is said. Of a scene that was replaced nothing is. */
export function watchLost(): () => void {
  return effect(() => {
    const gone = measuresGone.value;
    if (gone > 0 && scene.peek().canUndo) say("info", text.measure.gone({ n: gone }));
  });
}

/** Asks for the box anew whenever what it is around has changed, but not while it is dragged. */
export function watchExtent(ask: Ask): () => void {
  let newest = 0;
  return effect(() => {
    const around = selected.value.map(({ id }) => id);
    const isAsked = parts.value.length > 0 && (around.length > 0 || isFramed.value);
    newest += 1;
    if (!isAsked) {
      extent.value = undefined;
      return;
    }
    if (interaction.value.drag) return;
    const own = newest;
    void ask("extent", new Uint32Array(around)).then((box) => {
      if (own === newest) extent.value = box;
    });
  });
}

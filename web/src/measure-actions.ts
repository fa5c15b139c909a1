/** The actions for measuring, and the box around the selection, which follows it. */

import { effect } from "@preact/signals-core";
import { again } from "./engine/again";
import { fileName } from "./sharing";
import { extent, isFramed, measuring } from "./state/measure";
import { showMessage } from "./state/messages";
import { interaction, partById, parts, removedMeasureCount, scene, selected } from "./state/store";
import { units } from "./state/units";
import type { Ask, MeasureActions } from "./ui/actions";
import { loadFailureText } from "./ui/lazy-module";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

export function measureActions(ask: Ask): MeasureActions {
  return {
    toggle: () => void ask("setTool", interaction.peek().tool === "measure" ? "select" : "measure"),
    save: () => {
      again(import("./ui/measure/table")).then(
        ({ tableOf }) => {
          const name = `${fileName()}-measures.csv`;
          saveAs(name, tableOf(measuring.peek().kept, partById.peek(), units.peek()), "text/csv");
          showMessage("success", text.measure.saved({ name }));
        },
        (error: Error) => showMessage("warning", loadFailureText(error)),
      );
    },
  };
}

/** Reports measurements that were removed with their parts, but not those of a scene that was replaced. */
export function warnAboutRemovedMeasures(): () => void {
  return effect(() => {
    const gone = removedMeasureCount.value;
    if (gone > 0 && scene.peek().canUndo) showMessage("info", text.measure.gone({ n: gone }));
  });
}

/** Requests the box again whenever its parts have changed, but not during a drag. */
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

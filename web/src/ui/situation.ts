import * as store from "../state/store";
import type { Situation } from "./sentence";

/** What the sentence under the picture is made from. */
export const situation = (): Situation => ({
  rows: store.rows.value,
  parts: store.partById.value,
  focused: store.focusedPair.value,
  dragged: store.interaction.value.drag?.parts ?? [],
  selected: store.selected.value.map((part) => part.id),
  pending: store.pending.value,
  queryMs: store.queryMs.value,
  unit: store.scene.value.unit,
});

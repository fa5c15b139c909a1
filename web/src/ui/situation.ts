import { meetingAt } from "../state/moments";
import { names } from "../state/names";
import { playing } from "../state/playback";
import { check, heldParts, motion, robots, withRobots } from "../state/robots";
import * as store from "../state/store";
import type { Moment, Situation } from "./sentence";

/** What the sentence under the picture is made from. */
export const situation = (): Situation => ({
  rows: store.rows.value,
  parts: store.partById.value,
  names: names.value,
  focused: store.focusedPair.value,
  dragged: draggedNow(),
  selected: store.selected.value.map((part) => part.id),
  pending: store.pending.value,
  queryMs: store.queryMs.value,
  unit: store.scene.value.unit,
  moment: momentNow(),
});

/** In the picture, or by a slider; of a motion that plays, all robots are. */
function draggedNow(): readonly number[] {
  const dragged = store.interaction.value.drag?.parts ?? [];
  if (dragged.length > 0) return withRobots(dragged);
  if (heldParts.value.length > 0) return heldParts.value;
  return playing.value ? robots.value.flatMap((robot) => robot.parts) : [];
}

/** What a valid check says of the time at which the robots are. */
function momentNow(): Moment | undefined {
  const time = motion.value?.time ?? undefined;
  const checked = check.value;
  if (time === undefined || !checked || checked.outdated || checked.running) return undefined;
  return { time, meets: meetingAt(checked, time) };
}

import { meetingAt } from "../state/moments";
import { names } from "../state/names";
import { playing } from "../state/playback";
import { counted, isApproved } from "../state/review";
import { check, heldParts, motion, robotOfPart, robots, withRobots } from "../state/robots";
import * as store from "../state/store";
import { units } from "../state/units";
import type { Moment, Situation } from "./sentence";

/** What the sentence under the picture is made from. */
export const situation = (): Situation => ({
  rows: store.rows.value,
  parts: store.partById.value,
  names: names.value,
  focused: store.focusedPair.value,
  dragged: draggedNow(),
  selected: selectedNow(),
  isLink: isLinkNow(),
  pending: store.pending.value,
  open: store.open.value,
  pairs: store.results.value.totals.pairs,
  queryMs: store.queryMs.value,
  units: units.value,
  moment: momentNow(),
  ...(counted.value.approved > 0 && { approved: new Set(store.rows.value.filter(isApproved)) }),
});

function isLinkNow(): (part: number) => boolean {
  const jointed = robotOfPart.value;
  return (part) => jointed.has(part);
}

/** In the picture, or by a slider; of a motion that plays, all robots are. */
function draggedNow(): readonly number[] {
  const dragged = store.interaction.value.drag?.parts ?? [];
  if (dragged.length > 0) return withRobots(dragged);
  if (heldParts.value.length > 0) return heldParts.value;
  return playing.value ? robots.value.flatMap((robot) => robot.parts) : [];
}

/** With nothing selected, and the robots somewhere in their motion, it is about them. */
function selectedNow(): readonly number[] {
  const selected = store.selected.value.map((part) => part.id);
  if (selected.length > 0 || (motion.value?.time ?? null) === null) return selected;
  return robots.value.flatMap((robot) => robot.parts);
}

/** The time at which the robots are, and what a valid check says of it. */
function momentNow(): Moment | undefined {
  const time = motion.value?.time ?? undefined;
  if (time === undefined) return undefined;
  const checked = check.value;
  const valid = checked && !checked.outdated && !checked.running;
  return { time, meets: valid ? meetingAt(checked, time) : [] };
}

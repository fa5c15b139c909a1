import { contactsAt } from "../state/contact-intervals";
import { names } from "../state/names";
import { playing } from "../state/playback";
import { counted, isApproved } from "../state/review";
import { check, draggedRobotParts, motion, robotOfPart, robots, withRobots } from "../state/robots";
import * as store from "../state/store";
import { units } from "../state/units";
import type { MotionTime, SentenceContext } from "./sentence";

/** Returns the data for the sentence under the picture. */
export const sentenceContext = (): SentenceContext => ({
  rows: store.rows.value,
  parts: store.partById.value,
  names: names.value,
  focused: store.focusedPair.value,
  dragged: draggedNow(),
  selected: selectedNow(),
  isLink: isLinkNow(),
  pending: store.pendingPairCount.value,
  open: store.openPairCount.value,
  pairs: store.results.value.totals.pairs,
  queryMs: store.queryMs.value,
  units: units.value,
  moment: motionTimeNow(),
  ...(counted.value.approved > 0 && { approved: new Set(store.rows.value.filter(isApproved)) }),
});

function isLinkNow(): (part: number) => boolean {
  const jointed = robotOfPart.value;
  return (part) => jointed.has(part);
}

/** Returns the parts that are dragged in the picture or by a slider; while a motion plays, all robots. */
function draggedNow(): readonly number[] {
  const dragged = store.interaction.value.drag?.parts ?? [];
  if (dragged.length > 0) return withRobots(dragged);
  if (draggedRobotParts.value.length > 0) return draggedRobotParts.value;
  return playing.value ? robots.value.flatMap((robot) => robot.parts) : [];
}

/** Returns the selection, or the robots if nothing is selected and they are somewhere in their motion. */
function selectedNow(): readonly number[] {
  const selected = store.selected.value.map((part) => part.id);
  if (selected.length > 0 || (motion.value?.time ?? null) === null) return selected;
  return robots.value.flatMap((robot) => robot.parts);
}

/** Returns the present time of the robots, with the findings of a valid check. */
function motionTimeNow(): MotionTime | undefined {
  const time = motion.value?.time ?? undefined;
  if (time === undefined) return undefined;
  const checked = check.value;
  const valid = checked && !checked.outdated && !checked.running;
  return { time, contacts: valid ? contactsAt(checked, time) : [] };
}

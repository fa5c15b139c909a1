/** The settings of the next check, which the panel and the timeline share. */

import { computed, signal } from "@preact/signals-core";
import type { CheckMethod } from "../../engine/types";
import { lengthIn } from "../../state/format";
import { scene } from "../../state/store";
import type { Actions } from "../actions";
import { showRightTab } from "../side-tabs";

export const method = signal<CheckMethod>("exact");
export const stopAtFirst = signal(false);
/** The typed accuracy, in the scene's unit; undefined: a millimetre. */
export const typedAccuracy = signal<number | undefined>(undefined);
export const accuracy = computed(() => typedAccuracy.value ?? lengthIn(1, "mm", scene.value.unit));

export function startCheck(actions: Actions, methods: readonly CheckMethod[] = [method.peek()]): void {
  showRightTab("motion");
  actions.robots.check({ methods, accuracy: accuracy.peek(), stopAtFirst: stopAtFirst.peek() });
}

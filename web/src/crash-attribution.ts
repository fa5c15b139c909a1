/** Whether an engine ended by what was done to the scene since it had it, or by the scene as it was: only of that a next one may fail, too. */

import type { EngineEnd } from "./engine/client";
import type { EngineSeam } from "./engine/protocol";
import type { CallName, Input } from "./engine/seam";
import type { SceneRow } from "./engine/types";

/** Calls that leave the scene as it is: nothing is lost where one of them was not answered. */
const asking: ReadonlySet<string> = new Set<CallName<EngineSeam> | Input["on"]>([
  "answered",
  "blur",
  "camera",
  "crashForTest",
  "extent",
  "hangForTest",
  "hash",
  "memory",
  "pairDetails",
  "pickAt",
  "project",
  "resize",
  "reviewLook",
  "sceneFile",
  "screenshot",
  "setTheme",
  "settle",
  "trace",
]);

export const isQuery = (call: string): boolean => asking.has(call);

type Steps = Pick<SceneRow, "canUndo" | "canRedo">;

/**
 * Of an engine that had the scene, by what it has told of it last. It gets the scene without a history, and what is in one since, a person
 * has done: an engine adds nothing to it by itself, so that one which fails as it was started is not taken for touched, however often.
 * Or something was asked of which nobody knows what came of it; what was called up to `restore` brought the scene back.
 */
export const wasEdited = ({ open }: Pick<EngineEnd, "open">, { canUndo, canRedo }: Steps): boolean =>
  canUndo || canRedo || !open.slice(open.lastIndexOf("restore") + 1).every(isQuery);

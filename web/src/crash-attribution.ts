/** Decides whether an engine ended because of an edit or because of the scene as it was. Only such a scene can make the next engine fail, too. */

import type { EngineEnd } from "./engine/client";
import type { EngineProtocol } from "./engine/protocol";
import type { SceneRow } from "./engine/types";
import type { CallName, Input } from "./engine/worker-protocol";

/** Calls that do not change the scene. Nothing is lost if one of them was not answered. */
const queryCalls: ReadonlySet<string> = new Set<CallName<EngineProtocol> | Input["on"]>([
  "answered",
  "blur",
  "camera",
  "commonMoves",
  "crashForTest",
  "extent",
  "hangForTest",
  "hash",
  "memory",
  "pairDetails",
  "partMoves",
  "pickAt",
  "project",
  "resize",
  "reviewLook",
  "sceneFile",
  "screenshot",
  "setKernelAnswers",
  "setTheme",
  "settle",
  "trace",
]);

export const isQuery = (call: string): boolean => queryCalls.has(call);

type Steps = Pick<SceneRow, "canUndo" | "canRedo">;

/**
 * Returns whether the scene was edited, by the last report of an engine that had it. An engine gets the scene without a history and adds nothing by
 * itself. So any history comes from the user, and an engine that fails at its start never counts as edited. A call that was not answered also counts
 * as an edit; the calls up to `restore` only brought the scene back.
 */
export const wasEdited = ({ open }: Pick<EngineEnd, "open">, { canUndo, canRedo }: Steps): boolean =>
  canUndo || canRedo || !open.slice(open.lastIndexOf("restore") + 1).every(isQuery);

/** The page's state of a worker with a canvas, as signals. */

import { type Signal, signal } from "@preact/signals-core";
import type { CanvasReport, Label } from "../engine/types";

export interface CanvasState {
  /** True while a worker runs. */
  ready: Signal<boolean>;
  /** The reason why no worker can be started; undefined if one can. */
  unavailableReason: Signal<string | undefined>;
  /** The heading of that message. */
  unavailableTitle: Signal<string>;
  labels: Signal<Label[]>;
  gpu: Signal<Pick<CanvasReport, "gpu" | "gpuMessage">>;
}

export const newCanvasState = (): CanvasState => ({
  ready: signal(false),
  unavailableReason: signal(undefined),
  unavailableTitle: signal(""),
  labels: signal([]),
  gpu: signal({ gpu: "webgl2" }),
});

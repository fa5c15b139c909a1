/** What a page knows of a worker with a canvas, as signals. */

import { type Signal, signal } from "@preact/signals-core";
import type { CanvasReport, Label } from "../engine/types";

export interface Known {
  /** A worker runs. */
  ready: Signal<boolean>;
  /** Set when no worker can be had: the page can only say so. */
  dead: Signal<string | undefined>;
  labels: Signal<Label[]>;
  gpu: Signal<Pick<CanvasReport, "gpu" | "gpuMessage">>;
}

export const known = (): Known => ({
  ready: signal(false),
  dead: signal(undefined),
  labels: signal([]),
  gpu: signal({ gpu: "webgl2" }),
});

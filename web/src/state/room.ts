/** What a page knows of a worker with a canvas, as signals. */

import { type Signal, signal } from "@preact/signals-core";
import type { CanvasReport, Label } from "../engine/types";

export interface Known {
  /** A worker runs. */
  ready: Signal<boolean>;
  /** Set when no worker can be had: the page can only say so. */
  dead: Signal<string | undefined>;
  /** What is said of it first. */
  deadTitle: Signal<string>;
  labels: Signal<Label[]>;
  gpu: Signal<Pick<CanvasReport, "gpu" | "gpuMessage">>;
}

export const known = (): Known => ({
  ready: signal(false),
  dead: signal(undefined),
  deadTitle: signal(""),
  labels: signal([]),
  gpu: signal({ gpu: "webgl2" }),
});

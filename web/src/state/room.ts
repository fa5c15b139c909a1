/** The page's state of a worker with a canvas, as signals. */

import { type Signal, signal } from "@preact/signals-core";
import type { CanvasReport, Label } from "../engine/types";

export interface Known {
  /** True while a worker runs. */
  ready: Signal<boolean>;
  /** The reason why no worker can be started; undefined if one can. */
  dead: Signal<string | undefined>;
  /** The heading of that message. */
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

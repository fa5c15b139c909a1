/** The worker of the placing experiments: one session and its canvas. The simulated hand also runs here. */

import { startPackage } from "../../engine/worker/packages";
import { serve } from "../../engine/worker/serve";
import { serveSession } from "../../engine/worker/session";
import type { ExperimentWorkerProtocol } from "../protocol";

serve<ExperimentWorkerProtocol>(async (canvas, options, out) => {
  const { ExperimentSession } = await startPackage();
  return serveSession(new ExperimentSession(canvas, options), canvas, out, { info: undefined });
});

/** The placing experiments: one session and the canvas it draws on; the simulated hand works here, too. */

import { loadExperiments } from "../../engine/worker/lessons";
import { serve } from "../../engine/worker/serve";
import { serveSession } from "../../engine/worker/session";
import type { ExperimentSeam } from "../protocol";

serve<ExperimentSeam>(async (canvas, options, out) => {
  const Session = await loadExperiments();
  return serveSession(new Session(canvas, options), canvas, out, { info: undefined });
});

/** The placing experiments: one session and the canvas it draws on; the simulated hand works here, too. */

import { feed } from "../../engine/worker/feed";
import { loadExperiments } from "../../engine/worker/lessons";
import { Loop } from "../../engine/worker/loop";
import { type Out, type Served, serve } from "../../engine/worker/serve";
import { type ExperimentSeam, sessionMethods } from "../experiment/protocol";

type Find = ReturnType<Served<ExperimentSeam>["find"]>;

serve<ExperimentSeam>(async (canvas, options, out: Out<ExperimentSeam>) => {
  const ExperimentSession = await loadExperiments();
  const session = new ExperimentSession(canvas, options);
  const loop = new Loop(session, out.report, out.crash);
  const own: Record<string, Find> = {
    settle: () => loop.settle(),
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
  };
  for (const name of ["steps", "simulate", "tables", "csv", "json"] as const)
    own[name] = (ExperimentSession[name] as NonNullable<Find>).bind(ExperimentSession);
  return {
    info: undefined,
    changes: session.changes(),
    find: (name) =>
      own[name] ??
      ((sessionMethods as readonly string[]).includes(name)
        ? (session as unknown as Record<string, Find>)[name]?.bind(session)
        : undefined),
    feed: (input) => {
      if (input.on === "blur") session.blur();
      else feed(session, input);
    },
    wake: () => loop.wake(),
  };
});

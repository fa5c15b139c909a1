/** The engine worker: one session of the wasm package and its canvas. */

import type { EngineProtocol } from "../protocol";
import { startEngine } from "./packages";
import { serve } from "./serve";
import { serveSession } from "./session";

serve<EngineProtocol>(async (canvas, { threads: requested, ...options }, out) => {
  const { session, info, threads } = await startEngine(requested, (Session) => {
    const made = new Session(canvas, options);
    made.draw(); // compiles the shaders
    return made;
  });
  void threads?.then((now) => now !== info && out.ready(now));
  const step = (budget: number) => {
    const more = session.step(budget);
    out.report(session.changes());
    return more;
  };
  return serveSession(session, canvas, out, { info, own: { step }, ready: threads });
});

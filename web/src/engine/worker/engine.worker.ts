/** The engine: one session of the wasm package, the canvas it draws on, and the loop that keeps it going. */

import { type EngineSeam, sessionMethods } from "../protocol";
import type { Session } from "../types";
import { feed } from "./feed";
import { Loop } from "./loop";
import { startEngine } from "./packages";
import { type Out, type Served, serve } from "./serve";

serve<EngineSeam>(async (canvas, { width, height, dpr, theme, glide, threads: wish }, out) => {
  const { session, info, threads } = await startEngine(wish, (Session) => {
    const made = new Session(canvas, { width, height, dpr, theme, glide });
    made.draw(); // compiles the shaders
    return made;
  });
  void threads?.then((now) => now !== info && out.ready(now));
  const loop = new Loop(session, out.report, out.crash);
  const settle = async () => {
    await threads;
    await loop.settle();
  };
  const own: Record<string, Find> = { ...ownCalls(session, canvas, out), settle };
  return {
    info,
    changes: session.snapshot(),
    find: (name) =>
      (sessionMethods as readonly string[]).includes(name) ? method(session, name) : own[name],
    feed: (input) => {
      if (input.on === "blur") session.blur();
      else feed(session, input);
    },
    wake: () => loop.wake(),
  };
});

type Find = ReturnType<Served<EngineSeam>["find"]>;

const method = (session: Session, name: string): Find =>
  (session as unknown as Record<string, Find>)[name]?.bind(session);

/** The calls that need more than the session itself. */
function ownCalls(
  session: Session,
  canvas: OffscreenCanvas | undefined,
  out: Out<EngineSeam>,
): Record<string, Find> {
  return {
    step: (budget) => {
      const more = session.step(budget as number);
      out.report(session.changes());
      return more;
    },
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
    hangForTest: () => {
      for (;;);
    },
  };
}

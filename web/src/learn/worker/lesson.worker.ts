/** The lessons: one session of the single-threaded package and the canvas it draws on, in any frame. */

import { feed } from "../../engine/worker/feed";
import { Loop } from "../../engine/worker/loop";
import { type Out, type Served, serve } from "../../engine/worker/serve";
import { loadSingle } from "../../engine/worker/single";
import { type LessonSeam, sessionMethods } from "../protocol";
import type { LessonSession } from "../types";
import { Models } from "./models";

type Find = ReturnType<Served<LessonSeam>["find"]>;

serve<LessonSeam>(async (canvas, { base, ...options }, out: Out<LessonSeam>) => {
  const { LessonSession, parse } = await loadSingle();
  const session = new LessonSession(canvas, options);
  const loop = new Loop(looped(session), out.report, out.crash);
  const models = new Models(base, parse, (name, mesh) => session.addModel(name, mesh));
  const own: Record<string, Find> = {
    lessons: () => LessonSession.lessons(),
    open: async (name, values) => {
      const info = LessonSession.lessons().find((lesson) => lesson.name === name);
      await models.fetch(info?.models ?? []);
      return session.open(name as string, values as Parameters<LessonSession["open"]>[1]);
    },
    settle: () => loop.settle(),
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
    crashForTest: () => {
      throw new WebAssembly.RuntimeError("a panic, for a test");
    },
  };
  return {
    info: undefined,
    changes: { ...session.changes(), busy: false },
    find: (name) =>
      (sessionMethods as readonly string[]).includes(name) ? method(session, name) : own[name],
    feed: (input) => {
      if (input.on !== "blur") feed(session, input);
    },
    wake: () => loop.wake(),
  };
});

const method = (session: LessonSession, name: string): Find =>
  (session as unknown as Record<string, Find>)[name]?.bind(session);

/** A lesson computes when it is asked; what goes on by itself is only the picture. */
function looped(session: LessonSession) {
  let busy = false;
  return {
    step: () => false,
    draw: () => {
      busy = session.draw(); // a drawn picture may have another one after it
    },
    changes: () => ({ ...session.changes(), busy }),
  };
}

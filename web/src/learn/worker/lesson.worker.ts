/** The lessons: one session and the canvas it draws on, in any frame. Threads are started by the first lesson that measures them. */

import { feed } from "../../engine/worker/feed";
import { loadLessons } from "../../engine/worker/lessons";
import { Loop } from "../../engine/worker/loop";
import { type Out, type Served, serve } from "../../engine/worker/serve";
import { type LessonSeam, sessionMethods } from "../protocol";
import type { LessonSession } from "../types";
import { Kept } from "./kept";
import { Models } from "./models";

type Find = ReturnType<Served<LessonSeam>["find"]>;

serve<LessonSeam>(async (canvas, { base, ...options }, out: Out<LessonSeam>) => {
  const { LessonSession, parse, most, pool } = await loadLessons();
  const session = new LessonSession(canvas, options);
  const loop = new Loop(looped(session), out.report, out.crash);
  const models = new Models(base, parse, (name, mesh) => session.addModel(name, mesh));
  const kept = new Kept(base, session);
  let threads = 1;
  const join = async () => {
    if (most === 1 || threads > 1) return;
    threads = await pool();
    if (threads > 1) session.useThreads();
    out.ready({ threads });
  };
  const own: Record<string, Find> = {
    lessons: () => LessonSession.lessons(),
    open: async (name, values) => {
      const info = LessonSession.lessons().find((lesson) => lesson.name === name);
      await models.fetch(info?.models ?? []);
      if (info?.threads) await join();
      await kept.giveBack(name as string);
      return session.open(name as string, values as Parameters<LessonSession["open"]>[1]);
    },
    show: (step) => {
      const shown = session.show(step as number);
      void kept.keep();
      return shown;
    },
    settle: () => loop.settle(),
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
    crashForTest: () => {
      throw new WebAssembly.RuntimeError("a panic, for a test");
    },
  };
  return {
    info: { threads },
    changes: { ...session.changes(), busy: false },
    find: (name) =>
      own[name] ?? ((sessionMethods as readonly string[]).includes(name) ? method(session, name) : undefined),
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

/** The lessons: one session and the canvas it draws on, in any frame. Threads are started by the first lesson that measures them. */

import { loadLessons } from "../../engine/worker/lessons";
import { serve } from "../../engine/worker/serve";
import { serveSession } from "../../engine/worker/session";
import type { LessonSeam } from "../protocol";
import type { LessonValues } from "../types";
import { Kept } from "./kept";
import { Models } from "./models";

serve<LessonSeam>(async (canvas, { base, ...options }, out) => {
  const { LessonSession, parse, most, pool } = await loadLessons();
  const session = new LessonSession(canvas, options);
  const models = new Models(base, parse, (name, mesh) => session.addModel(name, mesh));
  const kept = new Kept(base, session);
  let threads = 1;
  const join = async () => {
    if (most === 1 || threads > 1) return;
    threads = await pool();
    if (threads > 1) session.useThreads();
    out.ready({ threads });
  };
  const own = {
    open: async (name: string, values: LessonValues) => {
      const info = session.lessons().find((lesson) => lesson.name === name);
      await models.fetch(info?.models ?? []);
      if (info?.threads) await join();
      await kept.giveBack(name);
      return session.open(name, values);
    },
    show: (step: number) => {
      const shown = session.show(step);
      void kept.keep();
      return shown;
    },
  };
  return serveSession(session, canvas, out, { info: { threads }, own });
});

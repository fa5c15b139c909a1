/** The worker of the lessons: one session and its canvas. The first lesson that measures threads starts them. */

import { ownThreads, startPackage } from "../../engine/worker/packages";
import { serve } from "../../engine/worker/serve";
import { serveSession } from "../../engine/worker/session";
import type { LessonProtocol } from "../protocol";
import type { LessonValues } from "../types";
import { Models } from "./models";
import { Parts } from "./parts";
import { ResultCache } from "./result-cache";

serve<LessonProtocol>(async (canvas, { base, ...options }, out) => {
  const { LessonSession, parse, startThreads } = await startPackage();
  const session = new LessonSession(canvas, options);
  const models = new Models(base, parse, (name, mesh) => session.addModel(name, mesh));
  const results = new ResultCache(base, session);
  const parts = new Parts(
    (step) => session.prepare(step),
    (telling) => out.report({ ...session.changes(), stepProgress: telling }),
  );
  let threads = 1;
  let joined: Promise<void> | undefined;
  const join = async () => {
    if (!startThreads) return;
    try {
      await startThreads(ownThreads);
      session.useThreads();
      threads = ownThreads;
    } catch (error) {
      console.error(error);
    }
    out.ready({ threads });
  };
  const own = {
    open: async (name: string, values: LessonValues) => {
      parts.stop();
      const info = session.lessons().find((lesson) => lesson.name === name);
      await models.fetch(info?.models ?? []);
      if (info?.threads) {
        joined ??= join();
        await joined;
      }
      await results.restore(name);
      return session.open(name, values);
    },
    // A search stops for a step that must be shown.
    keys: async (step: number) => ((await parts.prepare(step)) ? session.keys(step) : []),
    show: async (step: number) => {
      parts.stop();
      if (!(await parts.prepare(step))) return undefined;
      const shown = session.show(step);
      void results.store();
      return shown;
    },
    stop: () => parts.stop(),
  };
  return serveSession(session, canvas, out, { info: { threads }, own });
});

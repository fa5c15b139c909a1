/** Implements the API for the works saved in this browser. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { inEnglish } from "../engine/english";
import { messages } from "../state/messages";
import { parts } from "../state/store";
import { works } from "../state/works";
import { saidSince } from "./names";

export const kept = (app: App) =>
  ({
    async kept() {
      const autosave = await app.autosave();
      await autosave.refresh();
      return works.peek();
    },
    async openKept(id) {
      const before = messages.peek()[0]?.id ?? 0;
      const autosave = await app.autosave();
      const opened = await autosave.open(id);
      await app.idle();
      if (!opened) throw new Error(saidSince(before));
      return parts.peek().map(inEnglish);
    },
    async forgetKept(ids) {
      const autosave = await app.autosave();
      await autosave.forget(ids);
    },
  }) satisfies Partial<Nearpoint>;

/** Implements the API for the works saved in this browser. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { toEnglish } from "../engine/english";
import { messages } from "../state/messages";
import { parts } from "../state/store";
import { works } from "../state/works";
import { messagesSince } from "./names";

export const savedWorks = (app: App) =>
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
      if (!opened) throw new Error(messagesSince(before));
      return parts.peek().map(toEnglish);
    },
    async forgetKept(ids) {
      const autosave = await app.autosave();
      await autosave.delete(ids);
    },
  }) satisfies Partial<Nearpoint>;

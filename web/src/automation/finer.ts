/** Implements the API for finer triangles of parts of STEP files. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { english, inEnglish } from "../engine/english";
import { reason } from "../finer-actions";
import * as store from "../state/store";
import { idOf } from "./names";

export const refinements = (app: App) =>
  ({
    async finer(part, wish = {}) {
      await app.idle();
      const id = idOf(part);
      try {
        await app.finer.refine(id, wish.accuracy);
      } catch (error) {
        throw new Error(english(reason(error as Error)));
      }
      await app.idle();
      const row = store.partById.peek().get(id);
      if (!row) throw new Error(`part ${id} is gone`);
      return inEnglish(row);
    },
  }) satisfies Partial<Nearpoint>;

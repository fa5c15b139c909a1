/** Implements the API for finer triangles of parts of STEP files. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { english, toEnglish } from "../engine/english";
import { reason } from "../refine-actions";
import * as store from "../state/store";
import { idOf } from "./names";

export const refinements = (app: App) =>
  ({
    async finer(part, options = {}) {
      await app.idle();
      const id = idOf(part);
      try {
        await app.refiner.refine(id, options.accuracy);
      } catch (error) {
        throw new Error(english(reason(error as Error)));
      }
      await app.idle();
      const row = store.partById.peek().get(id);
      if (!row) throw new Error(`part ${id} is gone`);
      return toEnglish(row);
    },
  }) satisfies Partial<Nearpoint>;

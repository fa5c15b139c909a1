/** Implements the API for the view: a shown pair, and planes that cut the picture. */

import type { App } from "../app";
import type { Nearpoint, SectionPlane } from "../automation";
import type { SectionRequest } from "../engine/types";
import { axes, viewState } from "../state/view-state";
import { idOf } from "./names";

export function viewApi(app: App) {
  return {
    async showClash(a, b) {
      const [one, other] = [idOf(a), idOf(b)].sort((p, q) => p - q) as [number, number];
      app.actions.view.show(one, other);
      await app.idle();
    },
    async leaveClash() {
      await app.actions.ask("leave");
      await app.idle();
    },
    sight: () => viewState.peek(),
    async explode(share) {
      await app.engine.call("explode", share, true);
      await app.idle();
    },
    async section(...planes) {
      await app.engine.call("cut", planes.map(sectionRequestOf));
      await app.idle();
      return viewState.peek().cuts;
    },
  } satisfies Partial<Nearpoint>;
}

function sectionRequestOf(plane: SectionPlane): SectionRequest {
  if (typeof plane !== "string") return plane;
  return plane === "facing" ? {} : { normal: [...axes[plane]] };
}

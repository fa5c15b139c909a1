/** Watches whether the projector mode is on. The slide is loaded the first time. */

import { effect } from "@preact/signals-core";
import { say } from "../../state/messages";
import { t } from "../words";
import { isAsked } from "./address";
import { setProjector, watchFullScreen } from "./projector";
import { projecting, wanted } from "./state";

export function watchProjector(root: HTMLElement): void {
  wanted.value = isAsked(location.search);
  let isBuilt = false;
  effect(() => {
    if (projecting.value) root.dataset.projector = "";
    else delete root.dataset.projector;
    if (!projecting.value || isBuilt) return;
    isBuilt = true;
    import("./slide")
      .then(({ buildSlide }) => buildSlide())
      .catch(() => {
        isBuilt = false;
        setProjector(false);
        say("error", t("page.classroomNotLoaded"));
      });
  });
  watchFullScreen();
}

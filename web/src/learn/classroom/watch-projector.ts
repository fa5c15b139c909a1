/** Watches whether the projector mode is on. The slide is loaded the first time. */

import { effect } from "@preact/signals-core";
import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { t } from "../words";
import { isAsked } from "./address";
import { setProjector, watchFullScreen } from "./projector";
import { isProjecting, isProjectorRequested } from "./state";

export function watchProjector(root: HTMLElement): void {
  isProjectorRequested.value = isAsked(location.search);
  let isBuilt = false;
  effect(() => {
    if (isProjecting.value) root.dataset.projector = "";
    else delete root.dataset.projector;
    if (!isProjecting.value || isBuilt) return;
    isBuilt = true;
    again(import("./slide"))
      .then(({ buildSlide }) => buildSlide())
      .catch(() => {
        isBuilt = false;
        setProjector(false);
        showMessage("error", t("page.classroomNotLoaded"));
      });
  });
  watchFullScreen();
}

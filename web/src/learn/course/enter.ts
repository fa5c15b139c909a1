/** Opens a page of the course. The pages are loaded when the first of them is opened. */

import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { t } from "../words";
import type { CoursePage } from "./address";
import { openPage, pages } from "./state";

export function enter(page: CoursePage): void {
  openPage.value = page;
  if (pages.peek()) return;
  again(import("./pages")).then(
    (loaded) => {
      pages.value = loaded.show;
    },
    () => showMessage("error", t("page.courseNotLoaded")),
  );
}

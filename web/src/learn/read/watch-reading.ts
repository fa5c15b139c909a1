/** Shows the reading view when it is requested. The view is loaded the first time. */

import { effect } from "@preact/signals-core";
import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { part } from "../../ui/mount";
import type { Transport } from "../transport";
import { t } from "../words";
import { isReading, isReadingRequested } from "./state";

export function watchReading(root: HTMLElement, transport: Transport): void {
  let isBuilt = false;
  const show = () => {
    if (isReading.peek()) root.dataset.view = "read";
    else delete root.dataset.view;
    part("read").hidden = !isReading.peek();
  };
  effect(() => {
    if (!isReading.value || isBuilt) return show();
    isBuilt = true;
    again(import("./view")).then(
      ({ buildReading }) => {
        show();
        buildReading(transport);
      },
      () => {
        isBuilt = false;
        isReadingRequested.value = false;
        showMessage("warning", t("page.noPart"));
      },
    );
  });
}

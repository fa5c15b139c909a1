/** Shows the reading view when it is requested. The view is loaded the first time. */

import { effect } from "@preact/signals-core";
import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { part } from "../../ui/mount";
import { view } from "../state";
import type { Transport } from "../transport";
import { t } from "../words";
import { isReading } from "./state";

export function watchReading(root: HTMLElement, transport: Transport): void {
  let isBuilt = false;
  const show = () => {
    if (isReading.peek()) root.dataset.view = "read";
    else if (root.dataset.view === "read") delete root.dataset.view;
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
        if (view.peek() === "read") view.value = undefined;
        showMessage("warning", t("page.noPart"));
      },
    );
  });
}

/** Shows the view of a lesson that is requested. Each is loaded the first time. */

import { effect } from "@preact/signals-core";
import { again } from "../engine/again";
import { showMessage } from "../state/messages";
import { part } from "../ui/mount";
import type { Actions } from "./actions";
import type { LessonAddress } from "./address";
import { shownView } from "./shown-view";
import { view } from "./state";
import type { Transport } from "./transport";
import { t } from "./words";

type View = NonNullable<LessonAddress["view"]>;

export function watchViews(root: HTMLElement, transport: Transport, actions: Actions): void {
  /** Loads a view and returns the function that builds it. */
  const loads: Record<View, () => Promise<() => void>> = {
    read: async () => {
      const { buildReading } = await again(import("./read/view"));
      return () => buildReading(transport);
    },
    puzzle: async () => {
      const { buildPuzzle } = await again(import("./puzzle/panel"));
      return () => buildPuzzle(actions);
    },
  };
  const begun = new Set<View>();
  const show = () => {
    const shown = shownView.peek();
    if (shown) root.dataset.view = shown;
    else delete root.dataset.view;
    part("read").hidden = shown !== "read";
  };
  effect(() => {
    const shown = shownView.value;
    if (!shown || begun.has(shown)) return show();
    begun.add(shown);
    loads[shown]().then(
      (build) => {
        show();
        build();
      },
      () => {
        begun.delete(shown);
        if (view.peek() === shown) view.value = undefined;
        showMessage("warning", t("page.noPart"));
      },
    );
  });
}

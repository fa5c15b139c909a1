/** Reports a newer build of the page and loads it on request; until then everything stays open. */

import { showMessage } from "../state/messages";
import { text } from "./strings";

const t = text.message;

export function announceUpdate(): void {
  showMessage("info", t.update, t.updateHint, {
    label: t.reload,
    run: () => location.reload(),
    isOfPage: true,
  });
}

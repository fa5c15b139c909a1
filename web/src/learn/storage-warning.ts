/** Reports once that the progress lasts only as long as the page. In a frame of another page this is usual and not reported. */

import { showMessage } from "../state/messages";
import { embedded } from "./state";
import { t } from "./words";

let hasWarned = false;

export function warnNotStored(): void {
  if (hasWarned || embedded.peek()) return;
  hasWarned = true;
  showMessage("info", t("page.unkept"));
}

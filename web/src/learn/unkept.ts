/** Said once: what was reached here lasts as long as the page. In a frame of another page that is usual, and its own matter. */

import { say } from "../state/messages";
import { embedded } from "./state";
import { t } from "./words";

let isSaid = false;

export function sayUnkept(): void {
  if (isSaid || embedded.peek()) return;
  isSaid = true;
  say("info", t("page.unkept"));
}

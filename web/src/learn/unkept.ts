/** Reports once that the progress lasts only as long as the page. In a frame of another page this is usual and not reported. */

import { say } from "../state/messages";
import { embedded } from "./state";
import { t } from "./words";

let isSaid = false;

export function sayUnkept(): void {
  if (isSaid || embedded.peek()) return;
  isSaid = true;
  say("info", t("page.unkept"));
}

/** A newer build of the page is told of, and taken when one wishes: what is open stays as it is until then. */

import { say } from "../state/messages";
import { text } from "./strings";

const t = text.message;

export function tellOfUpdate(): void {
  say("info", t.update, t.updateHint, { label: t.reload, run: () => location.reload(), isOfPage: true });
}

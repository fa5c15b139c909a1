/** Reports a newer build of the page and loads it on request; until then everything stays open. */

import { say } from "../state/messages";
import { text } from "./strings";

const t = text.message;

export function tellOfUpdate(): void {
  say("info", t.update, t.updateHint, { label: t.reload, run: () => location.reload(), isOfPage: true });
}

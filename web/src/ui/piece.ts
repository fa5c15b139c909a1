/** Pieces of the page that are loaded when they are first wished for: there may be no network by then, and one again later. */

import { signal } from "@preact/signals-core";
import { messageOf } from "../engine/english";
import { isMissing } from "../engine/missing";
import { say } from "../state/messages";
import { setterOf } from "./fields";
import { text } from "./strings";

const t = text.message;

/** Why something failed, for a person. */
export const whyNot = (error: Error): string => (isMissing(error) ? t.pieceMissing : messageOf(error));

/** What such a piece has, once it is there. Where it cannot be fetched that is said, and it is asked for again when there is a network. */
export function piece<Module>(load: () => Promise<Module>): () => Module | undefined {
  const here = signal<Module | undefined>(undefined);
  let asked = 0;
  const ask = () => {
    asked += 1;
    load().then(setterOf(here), (error) => {
      // Some browsers never ask again for a script that they did not get once: only a reload does.
      const reload = { label: t.reload, run: () => location.reload() };
      const action = asked > 1 ? reload : { label: t.tryAgain, run: ask };
      say("warning", whyNot(error as Error), t.pieceMissingHint, action);
      addEventListener("online", ask, { once: true });
    });
  };
  return () => {
    if (!here.value && asked === 0) ask();
    return here.value;
  };
}

/** Loads parts of the page when they are first needed. The network may be missing then and return later. */

import { signal } from "@preact/signals-core";
import { again } from "../engine/again";
import { messageOf } from "../engine/english";
import { isMissing } from "../engine/missing";
import { showMessage } from "../state/messages";
import { setterOf } from "./fields";
import { text } from "./strings";

const t = text.message;

/** Returns the reason of a failure for the user. */
export const loadFailureText = (error: Error): string =>
  isMissing(error) ? t.pieceMissing : messageOf(error);

/** Returns a function that gives a part's module after it was loaded. A failure is shown, and loading is tried again when the network returns. */
export function lazyModule<Module>(load: () => Promise<Module>): () => Module | undefined {
  const here = signal<Module | undefined>(undefined);
  let asked = 0;
  const ask = () => {
    asked += 1;
    again(load()).then(setterOf(here), (error) => {
      // The second failure may be of a script that this one imports. Browsers never fetch that again; only a reload does.
      const reload = { label: t.reload, run: () => location.reload() };
      const action = asked > 1 ? reload : { label: t.tryAgain, run: ask };
      showMessage("warning", loadFailureText(error as Error), t.pieceMissingHint, action);
      addEventListener("online", ask, { once: true });
    });
  };
  return () => {
    if (!here.value && asked === 0) ask();
    return here.value;
  };
}

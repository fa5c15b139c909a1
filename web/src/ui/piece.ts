/** Pieces of the page that are loaded when they are first wished for: there may be no network by then, and one again later. */

import { signal } from "@preact/signals-core";
import { isMissing } from "../engine/missing";
import { say } from "../state/messages";
import { text } from "./strings";

const t = text.message;

/** Why something failed, for a person. */
export const whyNot = (error: Error): string => (isMissing(error) ? t.pieceMissing : error.message);

/** What such a piece has, once it is there. Where it cannot be fetched that is said, and it is asked for again when there is a network. */
export function piece<Module>(load: () => Promise<Module>): () => Module | undefined {
  const here = signal<Module | undefined>(undefined);
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    load().then(
      (loaded) => {
        here.value = loaded;
      },
      (error) => {
        say("warning", whyNot(error as Error), t.pieceMissingHint, { label: t.tryAgain, run: ask });
        addEventListener("online", ask, { once: true });
      },
    );
  };
  return () => {
    if (!here.value && !isAsked) ask();
    return here.value;
  };
}

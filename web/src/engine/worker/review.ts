/** What is decided about the clashes of a session's scene: it is made when it is first asked for. */

import type { ReviewCalls } from "../protocol";
import type { Decisions, Session } from "../types";

export function reviewCalls(session: Session, Review: typeof Decisions): ReviewCalls {
  let kept: Decisions | undefined;
  const review = () => {
    kept ??= new Review();
    return kept;
  };
  return {
    reviewLook: () => review().look(session),
    reviewAct: (decision) => review().act(session, decision),
    reviewUndo: () => kept?.undo(session),
    reviewRedo: () => kept?.redo(session),
    reviewFile: () => review().file(),
    reviewRead: (text) => review().read(session, text),
    reviewTests: (change) => review().changeTests(session, change),
    reviewTestsFile: () => review().testsFile(),
    reviewPartsIn: (set) => [...review().partsIn(session, set)],
    reviewSetOf: (parts) => review().setOf(session, Uint32Array.from(parts)),
    reviewGroup: (by) => review().groupBy(session, by),
    reviewPicture: (clash, camera, png) => review().picture(clash, camera, png),
    reviewReport: (format, heading) => {
      try {
        return review().report(session, format, heading);
      } finally {
        review().forgetPictures();
      }
    },
    reviewRevise: (parsed, replaced, source) => review().revise(session, parsed, replaced, source),
    reviewRevision: () => kept?.revision(),
    reviewCompare: (show) => kept?.compare(session, show),
    reviewTakeDecisions: (text) => review().takeDecisions(session, text),
    reviewHear: (file, by, at) => review().hear(session, file, by, at),
    reviewOthersLook: (clash) => kept?.othersLook(clash),
    reviewForget: () => {
      kept?.free();
      kept = undefined;
    },
  };
}

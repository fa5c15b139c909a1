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
    reviewPicture: (clash, camera, png) => review().picture(clash, camera, png),
    reviewReport: (format, heading) => {
      try {
        return review().report(session, format, heading);
      } finally {
        review().forgetPictures();
      }
    },
    reviewForget: () => {
      kept?.free();
      kept = undefined;
    },
  };
}

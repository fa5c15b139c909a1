/** Triangulates parts of STEP files again, with a smaller or larger distance from their true surfaces. */

import { messageOf } from "./engine/english";
import { Cancelled, LoaderHung } from "./engine/loader-client";
import type { PartId } from "./engine/types";
import type { SceneDocumentStore } from "./scenes/document-store";
import { FilesUnreadable, OutOfMemory } from "./scenes/reading";
import { isAccuracy } from "./scenes/scene-file";
import { defaultAccuracy } from "./state/accuracy";
import { length } from "./state/format";
import { showMessage } from "./state/messages";
import * as store from "./state/store";
import { units } from "./state/units";
import { solidOf } from "./state/verified";
import type { RefineActions } from "./ui/actions";
import { text } from "./ui/strings";

const t = text.finer;

export class Refiner implements RefineActions {
  constructor(
    private readonly documents: SceneDocumentStore,
    /** Waits until nothing else is being read. */
    private readonly queue: (work: () => Promise<void>) => Promise<void>,
  ) {}

  ask(part: PartId, accuracy: number): void {
    this.refine(part, accuracy).catch((error: Error) => {
      const { name = "" } = store.partById.peek().get(part) ?? {};
      if (error instanceof Cancelled) showMessage("info", t.cancelled);
      else showMessage("error", t.failed({ name }), reason(error));
    });
  }

  /** Resolves when the part has its new triangles, which a message reports. Rejects with the reason, and then the part is unchanged. */
  refine(id: PartId, requested?: number): Promise<void> {
    return this.queue(async () => {
      const part = store.partById.peek().get(id);
      if (!part || !solidOf(part)) throw new Error(t.cannot);
      const accuracy = requested ?? defaultAccuracy(part);
      if (accuracy === undefined)
        throw new Error(part.deviation === 0 ? t.isFlat({ name: part.name }) : t.isEstimated);
      if (!isAccuracy(accuracy)) throw new Error(text.open.notAnAccuracy({ typed: String(accuracy) }));
      const { name: label } = part;
      const begun = {
        label,
        title: t.title({ name: label }),
        doing: text.loading.fetching,
        done: undefined,
        memory: 0,
      };
      store.loading.value = { ...begun, since: performance.now() };
      try {
        const { parts, warnings } = await this.documents.refine(part, accuracy);
        const memory = store.loading.peek()?.memory ?? 0;
        showMessage(
          "success",
          t.done({ name: label, others: parts - 1, accuracy: length(accuracy, units.peek()) }),
          text.open.kernelTook({ memory }),
        );
        for (const warning of warnings) showMessage("warning", warning);
      } finally {
        store.loading.value = undefined;
      }
    });
  }
}

/** Returns the reason as a sentence. */
export function reason(error: Error): string {
  if (error instanceof OutOfMemory) return t.tooMuch;
  if (error instanceof LoaderHung) return t.hung({ minutes: error.minutes });
  if (error instanceof Cancelled) return t.cancelled;
  return error instanceof FilesUnreadable ? text.verify.filesGone : messageOf(error);
}

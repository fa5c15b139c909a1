/** Draws a picture of each section for printing. A worker with a canvas of its own draws them, so that the page does not freeze. */

import { signal } from "@preact/signals-core";
import { showMessage } from "../../state/messages";
import { dismiss, startWorker } from "../classroom/lookahead";
import type { LessonPlacedCaption, StoryInfo } from "../types";
import { t } from "../words";

/** A picture of a step, and the captions over it. */
export interface Picture {
  url: string;
  captions: readonly LessonPlacedCaption[];
}

/** The size on paper, in CSS pixels: the width between the margins of A4 and Letter. */
export const size = { width: 640, height: 400 };

export const pictures = signal<{ story: StoryInfo; of: ReadonlyMap<number, Picture> } | undefined>(undefined);
/** The number of the picture that is being drawn. */
export const drawing = signal<number | undefined>(undefined);

/** Stops the printing that is in progress. */
let printing: AbortController | undefined;

/** Prints the page after it has a picture of each of these steps. */
export async function printPage(story: StoryInfo, steps: readonly number[]): Promise<void> {
  if (printing) return;
  printing = new AbortController();
  const stop = printing.signal;
  try {
    if (pictures.peek()?.story !== story) await draw(story, steps, stop);
    const shown = [...document.querySelectorAll<HTMLImageElement>("#read img")];
    await Promise.all(shown.map((image) => image.decode()));
  } catch {
    if (!stop.aborted) showMessage("warning", t("page.notDrawn"));
  }
  if (stop.aborted) return;
  printing = drawing.value = undefined;
  window.print();
}

/** Stops printing and drops the pictures: their page is not shown any more. */
export function dropPictures(): void {
  printing?.abort();
  printing = drawing.value = undefined;
  revoke(pictures.peek()?.of);
  pictures.value = undefined;
}

function revoke(of: ReadonlyMap<number, Picture> = new Map()): void {
  for (const { url } of of.values()) URL.revokeObjectURL(url);
}

async function draw(story: StoryInfo, steps: readonly number[], stop: AbortSignal): Promise<void> {
  drawing.value = 1;
  let captions: readonly LessonPlacedCaption[] = [];
  const dpr = 2;
  const worker = startWorker({
    canvas: new OffscreenCanvas(size.width * dpr, size.height * dpr),
    ...size,
    dpr,
    onCaptions: (now) => {
      captions = now;
    },
  });
  stop.addEventListener("abort", () => dismiss(worker));
  const of = new Map<number, Picture>();
  try {
    await worker.call("setGlide", false);
    await worker.call("open", story.name, story.values);
    for (const step of steps) {
      stop.throwIfAborted();
      drawing.value = of.size + 1;
      await worker.call("show", step);
      await worker.call("settle");
      of.set(step, { url: URL.createObjectURL(await worker.call("screenshot")), captions });
    }
    stop.throwIfAborted();
    pictures.value = { story, of };
  } catch (error) {
    revoke(of);
    throw error;
  } finally {
    dismiss(worker);
  }
}

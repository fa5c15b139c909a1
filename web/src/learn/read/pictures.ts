/** Draws a picture of each section for printing. A worker with a canvas of its own draws them, so that the page does not freeze. */

import { signal } from "@preact/signals-core";
import { showMessage } from "../../state/messages";
import { startWorker } from "../classroom/lookahead";
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

/** Prints the page after it has a picture of each of these steps. */
export async function printPage(story: StoryInfo, steps: readonly number[]): Promise<void> {
  if (drawing.peek() !== undefined) return;
  try {
    if (pictures.peek()?.story !== story) await draw(story, steps);
    const shown = [...document.querySelectorAll<HTMLImageElement>("#read img")];
    await Promise.all(shown.map((image) => image.decode()));
  } catch {
    showMessage("warning", t("page.notDrawn"));
  } finally {
    drawing.value = undefined;
  }
  window.print();
}

async function draw(story: StoryInfo, steps: readonly number[]): Promise<void> {
  for (const { url } of pictures.peek()?.of.values() ?? []) URL.revokeObjectURL(url);
  pictures.value = undefined;
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
  try {
    await worker.call("setGlide", false);
    await worker.call("open", story.name, story.values);
    const of = new Map<number, Picture>();
    for (const step of steps) {
      drawing.value = of.size + 1;
      await worker.call("show", step);
      await worker.call("settle");
      of.set(step, { url: URL.createObjectURL(await worker.call("screenshot")), captions });
    }
    pictures.value = { story, of };
  } finally {
    worker.terminate();
  }
}

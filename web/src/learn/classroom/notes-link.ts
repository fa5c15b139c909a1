/** The slides' side of the channel: sends every step to the notes and carries out their requests. */

import { effect } from "@preact/signals-core";
import { playing, shownStep, story } from "../state";
import type { Transport } from "../transport";
import { channelOf, type FromSlides, readRequest, type Slide } from "./channel";

/** Returns the present slide; reads signals. It has no charts, which are large and not shown in the notes. */
function slideNow(): Slide | undefined {
  const [of, step] = [story.value, shownStep.value];
  if (!of || !step) return undefined;
  const { name: lesson, values, steps } = of;
  return { lesson, values, steps, playing: playing.value, shown: { ...step, charts: [] } };
}

export function linkNotes(
  id: string,
  transport: Pick<Transport, "on" | "back" | "toggle" | "reset">,
): () => void {
  const channel = channelOf(id);
  const tell = (said: Omit<FromSlides, "from">) => channel.postMessage({ from: "slides", ...said });
  const now = () => {
    const slide = slideNow();
    return slide ? { slide } : {};
  };
  channel.addEventListener("message", ({ data }) => {
    const options = readRequest(data);
    if (options === "read") tell(now());
    else if (options) void transport[options]();
  });
  const stop = effect(() => tell(now()));
  const over = () => tell({ over: true });
  addEventListener("pagehide", over);
  return () => {
    stop();
    removeEventListener("pagehide", over);
    channel.close();
  };
}

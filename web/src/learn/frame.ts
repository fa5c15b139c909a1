/**
 * Lets the page around an embedded lesson control and read it with postMessage. In: `{ nearpoint: 1, do: "step" }`. Out: `{ nearpoint: 1, state }` as
 * a reply with its `id` and on every change, and `{ nearpoint: 1, event, score }` when a step is shown, a question is answered or a lesson ends.
 * `docs/embedding.md` lists all messages.
 */

import { effect } from "@preact/signals-core";
import * as v from "valibot";
import type { LearnApp } from "./app";
import { parentHere, postToParent } from "./embed/parent";
import { onLearnEvent, scoreIn } from "./record/outcome";
import { lessonState } from "./report";
import * as state from "./state";

const message = v.object({
  nearpoint: v.literal(1),
  id: v.optional(v.union([v.string(), v.number()])),
  do: v.picklist(["play", "pause", "step", "back", "reset", "show", "set", "open", "read"]),
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  lesson: v.optional(v.string()),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  speed: v.optional(v.picklist([0.5, 1, 2])),
});

type FrameRequest = v.InferOutput<typeof message>;

/** Reads a message; undefined if it is for someone else. Throws a sentence if it is for this page and invalid. */
export function readRequest(data: unknown): FrameRequest | undefined {
  if (typeof data !== "object" || data === null || !("nearpoint" in data)) return undefined;
  const parsed = v.safeParse(message, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? "message"}: ${issue.message}`);
}

export async function handleRequest(
  app: Pick<LearnApp, "transport" | "set" | "open">,
  options: FrameRequest,
): Promise<void> {
  const { transport } = app;
  if (options.speed !== undefined) transport.setSpeed(options.speed);
  switch (options.do) {
    case "play":
      return void (await transport.play());
    case "pause":
      return transport.pause();
    case "step":
      return transport.on();
    case "back":
      return transport.back();
    case "reset":
      return transport.reset();
    case "show":
      if (options.step === undefined) throw new Error("step: which one is to be shown?");
      return transport.seek(options.step);
    case "set":
      if (options.values === undefined) throw new Error("values: which ones are to be set?");
      return app.set(options.values);
    case "open":
      if (options.lesson === undefined) throw new Error("lesson: which one is to be opened?");
      return app.open(options.lesson, options.values, options.step);
    case "read":
  }
}

export function listenToParent(app: LearnApp): void {
  const origin = parentHere();
  if (origin === undefined) return;
  addEventListener("message", async (event) => {
    if (event.source !== window.parent || (origin !== "*" && event.origin !== origin)) return;
    const id = event.data?.id;
    const named = typeof id === "string" || typeof id === "number" ? { id } : {};
    try {
      const options = readRequest(event.data);
      if (!options) return;
      await app.settled();
      await handleRequest(app, options);
      postToParent({ ...named, state: lessonState() });
    } catch (error) {
      postToParent({ ...named, error: (error as Error).message });
    }
  });
  effect(() => {
    if (state.ready.value && !state.pending.value) postToParent({ state: lessonState() });
  });
  onLearnEvent((event) => postToParent({ event, score: scoreIn(event.lesson) }));
}

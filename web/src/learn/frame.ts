/**
 * The page around an embedded lesson plays, steps and reads it with postMessage. In: `{ nearpoint: 1, do: "step" }`; out:
 * `{ nearpoint: 1, state }` as a reply, with its `id`, and on every change. The README lists all of it.
 */

import { effect } from "@preact/signals-core";
import * as v from "valibot";
import type { LearnApp } from "./app";
import { stateNow } from "./report";
import * as state from "./state";

const message = v.object({
  nearpoint: v.literal(1),
  id: v.optional(v.union([v.string(), v.number()])),
  do: v.picklist(["play", "pause", "step", "back", "reset", "show", "set", "read"]),
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  values: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]))),
  speed: v.optional(v.picklist([0.5, 1, 2])),
});

type Wish = v.InferOutput<typeof message>;

/** Undefined for what is meant for someone else; throws a sentence for what is meant for us and is wrong. */
export function readWish(data: unknown): Wish | undefined {
  if (typeof data !== "object" || data === null || !("nearpoint" in data)) return undefined;
  const parsed = v.safeParse(message, data);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`${v.getDotPath(issue) ?? "message"}: ${issue.message}`);
}

export async function fulfil(app: Pick<LearnApp, "transport" | "set">, wish: Wish): Promise<void> {
  const { transport } = app;
  if (wish.speed !== undefined) transport.setSpeed(wish.speed);
  switch (wish.do) {
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
      if (wish.step === undefined) throw new Error("step: which one is to be shown?");
      return transport.seek(wish.step);
    case "set":
      if (wish.values === undefined) throw new Error("values: which ones are to be set?");
      return app.set(wish.values);
    case "read":
  }
}

export function listenToParent(app: LearnApp): void {
  if (window.parent === window) return;
  const post = (more: object) => window.parent.postMessage({ nearpoint: 1, ...more }, "*"); // nothing in it is a secret
  addEventListener("message", async (event) => {
    if (event.source !== window.parent) return;
    const id = event.data?.id;
    const named = typeof id === "string" || typeof id === "number" ? { id } : {};
    try {
      const wish = readWish(event.data);
      if (!wish) return;
      await app.settled();
      await fulfil(app, wish);
      post({ ...named, state: stateNow() });
    } catch (error) {
      post({ ...named, error: (error as Error).message });
    }
  });
  effect(() => {
    if (state.ready.value && !state.pending.value) post({ state: stateNow() });
  });
}

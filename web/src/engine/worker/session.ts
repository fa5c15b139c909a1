/** Runs a session in a worker: its methods answer the calls of their names, and a loop advances it. */

import type { Session } from "../types";
import type { CanvasProtocol, Input, WorkerProtocol } from "../worker-protocol";
import { Loop } from "./loop";
import type { RunningWorker, WorkerOutput } from "./serve";

type FindCall = NonNullable<ReturnType<RunningWorker<WorkerProtocol>["find"]>>;

/** The methods of a session that the loop and the input handling need. */
export interface CanvasSession<Changes>
  extends Pick<
    Session,
    "step" | "draw" | "pictureMs" | "pointer" | "wheel" | "doubleClick" | "key" | "blur"
  > {
  changes(): Changes;
}

export interface ServeOptions<S extends WorkerProtocol> {
  info: S["info"];
  /** The calls that the session does not answer itself. */
  own?: Partial<S["calls"]>;
  /** A promise to wait for before anything is settled. */
  ready?: Promise<unknown> | undefined;
}

export function serveSession<S extends CanvasProtocol>(
  session: CanvasSession<S["changes"]>,
  canvas: OffscreenCanvas | undefined,
  out: WorkerOutput<S>,
  { info, own = {}, ready: first }: ServeOptions<S>,
): RunningWorker<S> {
  const loop = new Loop(session, out);
  // The session receives these events, too, but does not report them.
  for (const event of ["webglcontextlost", "webglcontextrestored"])
    canvas?.addEventListener(event, () => loop.wake());
  const answers: Record<string, unknown> = {
    settle: async () => {
      await first;
      await loop.settle();
    },
    answered: () => loop.answered(),
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
    hangForTest: () => {
      for (;;);
    },
    ...own,
  };
  return {
    info,
    changes: session.changes(),
    find: (name) => (answers[name] as FindCall | undefined) ?? method(session, name),
    feed: (input) => feed(session, input),
    wake: () => loop.wake(),
  };
}

function method(session: object, name: string): FindCall | undefined {
  const found: unknown = Reflect.get(session, name);
  return typeof found === "function" ? (found.bind(session) as FindCall) : undefined;
}

function feed(to: CanvasSession<unknown>, input: Input): void {
  switch (input.on) {
    case "pointer":
      to.pointer(input);
      break;
    case "wheel":
      to.wheel(input);
      break;
    case "key":
      to.key(input);
      break;
    case "doubleClick":
      to.doubleClick(input.x, input.y);
      break;
    case "blur":
      to.blur();
  }
}

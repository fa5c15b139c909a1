/** The engine: one session of the wasm package, the canvas it draws on, and the loop that keeps it going. */

import { type FromEngine, type Input, sessionMethods, type ToEngine } from "../protocol";
import type { Session } from "../types";
import { isPanic, sentence } from "./failure";
import { Loop } from "./loop";
import { startEngine } from "./packages";

const post = (message: FromEngine) => self.postMessage(message);

let session: Session | undefined;
let loop: Loop | undefined;
let canvas: OffscreenCanvas | undefined;
/** Messages that came before the package was ready, in order. */
let early: ToEngine[] | undefined = [];

const crash = (error: unknown) => post({ type: "crashed", message: sentence(error) });

async function start({ canvas: given, options }: Extract<ToEngine, { type: "start" }>): Promise<void> {
  const { width, height, dpr, theme } = options;
  canvas = given;
  const engine = await startEngine(options.threads, (Session, { threads }) => {
    const made = new Session(canvas, { width, height, dpr, theme, threads });
    made.draw(); // compiles the shaders
    return made;
  });
  const { info } = engine;
  session = engine.session;
  loop = new Loop(session, (changes) => post({ type: "changes", changes }), crash);
  post({ type: "ready", info });
  post({ type: "changes", changes: session.snapshot() });
  const waiting = early ?? [];
  early = undefined;
  for (const message of waiting) handle(message);
  loop.wake();
}

function feed(input: Input): void {
  if (!session) return;
  switch (input.on) {
    case "pointer":
      session.pointer(input);
      break;
    case "wheel":
      session.wheel(input);
      break;
    case "key":
      session.key(input);
      break;
    case "doubleClick":
      session.doubleClick(input.x, input.y);
      break;
    case "blur":
      session.blur();
  }
}

/** The calls that need more than the session itself. */
const own: Record<string, (...args: never[]) => unknown> = {
  settle: () => loop?.settle(),
  step: (budget: number) => {
    const more = session?.step(budget);
    if (session) post({ type: "changes", changes: session.changes() });
    return more;
  },
  screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
  hangForTest: () => {
    for (;;);
  },
};

async function answer({ id, name, args }: Extract<ToEngine, { type: "call" }>): Promise<void> {
  try {
    const method = (sessionMethods as readonly string[]).includes(name)
      ? (session as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.bind(session)
      : (own[name] as ((...args: unknown[]) => unknown) | undefined);
    if (!method) throw new Error(`the engine has no call named ${name}`);
    const value = await method(...args);
    loop?.wake();
    post({ type: "reply", id, value });
  } catch (error) {
    if (isPanic(error)) crash(error);
    else post({ type: "refused", id, message: sentence(error) });
  }
}

function handle(message: ToEngine): void {
  switch (message.type) {
    case "start":
      start(message).catch(crash);
      break;
    case "ping":
      post({ type: "pong", beat: message.beat });
      break;
    case "input":
      if (early) return; // a pointer moved before there was anything to point at
      try {
        feed(message.input);
        loop?.wake();
      } catch (error) {
        crash(error);
      }
      break;
    case "call":
      if (early) early.push(message);
      else void answer(message);
  }
}

self.onmessage = (event: MessageEvent<ToEngine>) => handle(event.data);

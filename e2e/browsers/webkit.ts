/** Drives WebKit, as in GNOME's browsers, by classic WebDriver: a few HTTP calls. It does not report the page's console. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { setting } from "../fixtures/settings.ts";
import { type Driver, viewport } from "./driver.ts";

/** The keys without a character, in classic WebDriver's encoding. */
const keys: Record<string, string> = { Control: "\uE009", Escape: "\uE00C" };

export async function startWebkit(): Promise<Driver> {
  const port = await freePort();
  // Runs without a locale, as in a bare container: WebKit then gives pages a language that `Intl` refuses.
  const program = spawn(setting("NEARPOINT_WEBKIT"), [`--port=${port}`], {
    env: { ...process.env, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const server = `http://127.0.0.1:${port}`;
    await answers(server);
    const { sessionId, capabilities } = await call(server, "POST", "/session", { capabilities: {} });
    return await driver(`${server}/session/${sessionId}`, capabilities, async () => {
      program.kill();
      await once(program, "exit");
    });
  } catch (error) {
    program.kill();
    throw error;
  }
}

async function driver(session: string, { browserName, browserVersion }: Capabilities, end: () => Promise<void>): Promise<Driver> {
  const post = (path: string, body: object) => call(session, "POST", path, body);
  await post("/timeouts", { script: 180_000, pageLoad: 60_000 });
  await post("/window/rect", viewport);
  const ask: Driver["ask"] = async (question, given) => {
    // An exception inside the page is returned as a value, with only its sentence.
    const script = `const [given, done] = arguments;
      Promise.resolve().then(() => (${question})(given)).then((value) => done({ value }), (error) => done({ error: error?.message ?? String(error) }));`;
    const answer = await post("/execute/async", { script, args: [given ?? null] });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const perform = (source: object) => post("/actions", { actions: [source] });
  return {
    version: `${browserName} ${browserVersion}`,
    draws: await ask(() => new OffscreenCanvas(1, 1).getContext("webgl2") !== null),
    goto: async (address) => void (await post("/url", { url: address })),
    ask,
    drag: ([first, ...way]) => {
      const move = ([x, y]: readonly [number, number]) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });
      const actions = [move(first!), { type: "pointerDown", button: 0 }, ...way.map(move), { type: "pointerUp", button: 0 }];
      return perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    press: (key) => {
      const values = key.split("+").map((name) => keys[name] ?? name);
      const actions = [...values.map((value) => ({ type: "keyDown", value })), ...values.reverse().map((value) => ({ type: "keyUp", value }))];
      return perform({ type: "key", id: "keyboard", actions });
    },
    complaints: () => [],
    async close() {
      await call(session, "DELETE", "");
      await end();
    },
  };
}

interface Capabilities {
  browserName: string;
  browserVersion: string;
}

/** Returns the reply as it is, because the protocol has no types here. */
async function call(server: string, method: "POST" | "DELETE", path: string, body?: object) {
  const answer = await fetch(server + path, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: any };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

/** Waits until the program listens. */
async function answers(server: string): Promise<void> {
  for (let left = 300; ; left--) {
    const status = await fetch(`${server}/status`).catch(() => undefined);
    if (status?.ok) return;
    if (left === 0) throw new Error("WebKitWebDriver does not answer");
    await wait(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

/** Starts a virtual screen for browsers that need one. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

export default async function startDisplay(): Promise<() => Promise<void>> {
  // The server takes a free number and prints it when it is ready.
  const server = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "pipe"] });
  const said = text(server.stderr);
  const ended = once(server, "exit");
  const number = await Promise.race([once(server.stdout, "data"), ended.then(() => undefined)]);
  if (!number) throw new Error(`Xvfb did not start: ${await said}`);
  process.env.DISPLAY = `:${String(number[0]).trim()}`;
  return async () => {
    server.kill();
    await ended;
  };
}

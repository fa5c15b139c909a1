/** Serves the page on this machine with `npx nearpoint [FILES]` and opens the files. The page is isolated, so that it has threads. */

import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import manifest from "../package.json" with { type: "json" };
import { writeKernel } from "./bin/kernel";
import { serve } from "./bin/serve";
import { ServedFiles } from "./bin/served-files";

const help = `nearpoint [OPTIONS] [FILES]

Serve the Nearpoint page on 127.0.0.1, with your models or your scene file opened, and print its address. No file leaves this machine.

  --port N    Serve at this port (default: a free one)
  --kernel F  Write the CAD kernel that STEP files need to the file F, for <nearpoint-viewer kernel="…">, and exit
  --version   Print the version
  --help      Print this help

FILES are STEP, IFC, STL, OBJ, PLY, OFF, glTF/GLB, COLLADA, 3MF, URDF, SDF, MJCF or zip files, or one scene file (.json).`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      port: { type: "string", default: "0" },
      help: { type: "boolean", short: "h" },
      version: { type: "boolean", short: "V" },
      kernel: { type: "string" },
    },
    allowPositionals: true,
  });
  if (values.help) return print(help);
  if (values.version) return print(`nearpoint ${manifest.version}`);
  if (values.kernel !== undefined) return writeKernel(page, values.kernel);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`--port ${values.port}: a port is a number from 0 to 65535.`);
  const given = await ServedFiles.of(positionals);
  const server = await serve(page, given, port);
  print(`Nearpoint is at ${server.address}${given.hash}\nCtrl+C ends it.`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  server.close();
}

const page = fileURLToPath(new URL("./page/", import.meta.url));

const print = (words: string): void => {
  process.stdout.write(`${words}\n`);
};

main().catch((error: Error) => {
  process.stderr.write(`nearpoint: ${error.message}\n`);
  process.exitCode = 2;
});

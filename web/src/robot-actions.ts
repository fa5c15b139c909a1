/** The actions of the robot panels: play and check the motion, its files, and the allowed pairs. */

import type { FileToRead } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type { Command, PartId } from "./engine/types";
import { fileName } from "./sharing";
import { showMessage } from "./state/messages";
import { nameOf } from "./state/names";
import { Playback } from "./state/playback";
import { reportCsv, reportJson } from "./state/report";
import { allowedPairs, check, motion, poseSamples, robotOfPart } from "./state/robots";
import { rows, scene, sourceFiles } from "./state/store";
import type { Actions, CheckOptions, RobotActions } from "./ui/actions";
import { pick } from "./ui/drop";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

type Format = "csv" | "json";

interface RobotHost {
  engine: Supervisor;
  /** Resolves when all requests are done and shown. */
  idle(): Promise<void>;
  lookAt: Actions["lookAt"];
}

const types: Record<Format, string> = { csv: "text/csv", json: "application/json" };

export function robotActions({ engine, idle, lookAt }: RobotHost): RobotActions {
  const tried = (command: Command) => isAccepted(engine.call("command", command));
  const playback = new Playback((time) => tried({ type: "goTo", time }), collidingPairs);
  playback.watch();
  let looking = 0;
  return {
    playback,
    tryCommand: tried,
    show: async (time, a, b) => {
      looking += 1;
      const mine = looking;
      await playback.seek(time);
      await idle();
      if (mine === looking) lookAt(a, b);
    },
    check: (options) => void runChecks(tried, idle, options),
    sample: async () => {
      const before = allowedPairs.peek().length;
      if (!(await tried({ type: "sampleAllowed", samples: poseSamples }))) return;
      await idle();
      showMessage("info", text.robots.allowed.found({ n: allowedPairs.peek().length - before }));
    },
    saveMotion: (format) => void saveMotion(engine, format),
    openMotion: () => pick("files", ([file]) => file && void openMotion(engine, file)),
    saveMap: (table) => {
      const name = `${fileName()}-joint-map.csv`;
      saveAs(name, table, types.csv);
      return name;
    },
    saveReport,
  };
}

/** Runs checks one after the other; a cancelled check is the last. Resolves when the last one has ended. */
export async function runChecks(
  tried: RobotActions["tryCommand"],
  idle: () => Promise<void>,
  { methods, accuracy, stopAtFirst }: CheckOptions,
): Promise<void> {
  for (const method of methods) {
    if (!(await tried({ type: "checkMotion", method, accuracy, stopAtFirst }))) return;
    await idle();
    const row = check.peek();
    if (!row?.complete && !(stopAtFirst && row?.first)) return;
  }
}

/** Returns whether the engine accepted a call; a refusal is shown to the user. */
async function isAccepted(call: Promise<unknown>, about?: string): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== "EngineGone") showMessage("warning", about ?? message, about && message);
    return false;
  }
}

/** Returns the pairs with a robot's part that interfere now. */
function collidingPairs(): ReadonlySet<string> {
  const robotOf = robotOfPart.peek();
  const own = rows
    .peek()
    .filter((row) => row.class === "interferes" && (robotOf.has(row.a) || robotOf.has(row.b)));
  return new Set(own.map(({ a, b }: { a: PartId; b: PartId }) => `${a} ${b}`));
}

async function saveMotion(engine: Supervisor, format: Format): Promise<void> {
  const name = `${fileName()}-motion.${format}`;
  const done = engine.call("motionFile", format).then((content) => saveAs(name, content, types[format]));
  if (await isAccepted(done)) showMessage("success", text.robots.files.savedMotion({ name }));
}

async function openMotion(engine: Supervisor, { path, blob }: FileToRead): Promise<void> {
  const form = motion.peek()?.form ?? "cubic";
  const done = blob.text().then((content) => engine.call("readMotion", content, form));
  if (await isAccepted(done, text.robots.files.notRead({ name: path })))
    showMessage("success", text.robots.files.readMotion({ name: path }));
}

function saveReport(format: Format): void {
  const row = check.peek();
  if (!row) return;
  const words = { name: nameOf, files: sourceFiles.peek().flat(), unit: scene.peek().unit };
  const name = `${fileName()}-check.${format}`;
  saveAs(name, format === "csv" ? reportCsv(row, words) : reportJson(row, words), types[format]);
  showMessage("success", text.robots.files.savedReport({ name }));
}

/**
 * `window.nearpoint`: what a test or another program can ask of the page, in the shipped build. Every promise resolves
 * when its work is done and drawn, and rejects with the sentence a user would see. Poses are
 * `[qw, qx, qy, qz, tx, ty, tz]`, part to scene, in the scene's unit; positions on the page are CSS pixels of the window.
 * Parts can be named by id or, where it is theirs alone, by name.
 */

import type { App } from "./app";
import type { EngineInfo, FileToRead } from "./engine/protocol";
import type {
  CameraState,
  Command,
  Memory,
  PairDetails,
  PartId,
  PartRow,
  Picked,
  Pose,
  ViewRequest,
  Xyz,
} from "./engine/types";
import { linkHere } from "./sharing";
import { sentence, spoken } from "./state/hud";
import { messages } from "./state/messages";
import { type Row, severityOf } from "./state/severity";
import * as store from "./state/store";

export type PartName = PartId | string;
export type Result = Row;

/** A file to open: its name, which may say what it is, and its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer> | ArrayBuffer | Blob | string;
}

export interface Nearpoint {
  /** Grows when something here changes its meaning. */
  readonly version: 1;
  /** Resolves when the first scene is loaded, checked and drawn. */
  ready(): Promise<void>;
  /** Resolves when nothing is loading or pending and the picture shows it. */
  idle(): Promise<void>;
  /** Opens a shipped scene by its name, a scene or model file by its address, or files by their bytes. */
  load(what: string | GivenFile[]): Promise<PartRow[]>;
  /** Takes all parts away. */
  clear(): Promise<void>;
  parts(): PartRow[];
  results(): Result[];
  totals(): { interfere: number; contained: number; touching: number; belowLimit: number; pairs: number };
  /** The golden hash of the results: the same in every browser, natively, and with any number of threads. */
  hash(): Promise<string>;
  pairDetails(a: PartName, b: PartName): Promise<PairDetails | undefined>;
  setPose(part: PartName, pose: Pose): Promise<void>;
  /** Moves a part as a drag does, through `steps` poses, as one undo entry; every step is checked. */
  drag(
    part: PartName,
    way: { by?: Xyz; to?: Pose; steps?: number; each?: (row: Row | undefined) => void },
  ): Promise<void>;
  command(command: Command): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  /** Advances the queries by about so many milliseconds; false: nothing is left. */
  step(budgetMs?: number): Promise<boolean>;
  view(request: ViewRequest): Promise<void>;
  camera(): Promise<CameraState>;
  /** Where a point of the scene is on the page; undefined behind the eye. */
  project(point: Xyz): Promise<[x: number, y: number] | undefined>;
  /** A place on the page where a part is seen and can be grabbed; undefined when it is hidden behind others. */
  screenPositionOf(part: PartName): Promise<[x: number, y: number] | undefined>;
  /** What is under a place on the page. */
  pickAt(x: number, y: number): Promise<Picked | undefined>;
  /** The picture as a PNG. */
  screenshot(): Promise<Blob>;
  /** The address that restores this state, and the scene as a file. */
  link(): Promise<string>;
  sceneFile(): Promise<string>;
  /** The sentence under the picture. */
  sentence(): string;
  /** Every error and warning that was said, newest first. */
  errors(): string[];
  messages(): { tone: string; text: string; detail?: string }[];
  state(): { phase: store.Phase; pending: number; restarts: number; queryMs: number; frames: number };
  engine(): (EngineInfo & { gpu: string }) | undefined;
  memory(): Promise<Memory>;
  /** Makes the engine fail, to see that the page recovers. */
  crash(how: "panic" | "panicInPool" | "memory" | "hang"): void;
  /** Takes the graphics away, or gives them back. */
  loseContext(lost: boolean): Promise<void>;
}

declare global {
  interface Window {
    nearpoint: Nearpoint;
  }
}

export function publish(app: App): void {
  const { engine } = app;
  const canvas = () => document.querySelector("#stage canvas")?.getBoundingClientRect() ?? new DOMRect();
  const onPage = (point: [number, number] | undefined): [number, number] | undefined =>
    point && [point[0] + canvas().left, point[1] + canvas().top];
  const settled = async <T>(work: Promise<T>): Promise<T> => {
    const value = await work;
    await app.idle();
    return value;
  };
  const command = (given: Command) => settled(engine.call("command", given)).then(() => undefined);

  const api: Nearpoint = {
    version: 1,
    ready: () => app.idle(),
    idle: () => app.idle(),
    async load(what) {
      const before = messages.peek()[0]?.id ?? 0;
      const opened = await app.open(typeof what === "string" ? { scene: what } : what.map(fileOf));
      await app.idle();
      if (!opened) throw new Error(saidSince(before));
      return store.parts.peek();
    },
    clear: () => settled(app.keeper.clear()),
    parts: () => store.parts.peek(),
    results: () => store.rows.peek(),
    totals: () => {
      const { crossing: _, ...others } = store.results.peek().totals;
      const interfere = store.rows.peek().filter((row) => severityOf(row) === "interference").length;
      return { interfere, ...others };
    },
    hash: () => engine.call("hash"),
    pairDetails: (a, b) => engine.call("pairDetails", idOf(a), idOf(b)),
    setPose: (part, pose) => command({ type: "setPose", part: idOf(part), pose }),
    drag: (part, way) => drag(app, idOf(part), way),
    command,
    undo: () => command({ type: "undo" }),
    redo: () => command({ type: "redo" }),
    step: (budget = 8) => engine.call("step", budget),
    view: (request) => settled(engine.call("view", request)),
    camera: () => engine.call("camera"),
    project: async (point) => onPage(await engine.call("project", point)),
    screenPositionOf: async (part) => onPage(await seenAt(app, idOf(part), canvas())),
    pickAt: (x, y) => engine.call("pickAt", x - canvas().left, y - canvas().top),
    screenshot: () => app.idle().then(() => engine.call("screenshot")),
    link: async () => (await linkHere(app.keeper)).url,
    sceneFile: () => app.keeper.save(),
    sentence: () => spoken(sentence(store.situation())),
    errors: () => messages.peek().filter(isProblem).map(wordsOf),
    messages: () =>
      messages.peek().map(({ tone, text, detail }) => ({ tone, text, ...(detail && { detail }) })),
    state: () => {
      const { pending, queryMs, frames } = store.activity.peek();
      return { phase: store.phase.peek(), pending, restarts: store.restarts.peek(), queryMs, frames };
    },
    engine: () => {
      const info = store.engineInfo.peek();
      return info && { ...info, gpu: store.gpu.peek().state };
    },
    memory: () => engine.call("memory"),
    crash: (how) => {
      // The call never returns: the engine that would answer is gone.
      const call = how === "hang" ? engine.call("hangForTest") : engine.call("crashForTest", how);
      call.catch(() => undefined);
    },
    loseContext: (lost) => engine.call("loseContextForTest", lost),
  };
  window.nearpoint = api;
}

function idOf(part: PartName): PartId {
  if (typeof part === "number") return part;
  const named = store.parts.peek().filter(({ name }) => name === part);
  const [only] = named;
  if (!only || named.length > 1) throw new Error(`${named.length} parts are called “${part}”`);
  return only.id;
}

const fileOf = ({ name, bytes }: GivenFile): FileToRead => ({
  path: name,
  blob: bytes instanceof Blob ? bytes : new Blob([bytes]),
});

const isProblem = ({ tone }: { tone: string }): boolean => tone === "error" || tone === "warning";
const wordsOf = ({ text, detail }: { text: string; detail?: string }): string =>
  detail ? `${text} ${detail}` : text;
const saidSince = (id: number): string =>
  messages
    .peek()
    .filter((message) => message.id > id && isProblem(message))
    .map(wordsOf)
    .join(" ");

async function drag(
  app: App,
  part: PartId,
  { by, to, steps = 10, each }: Parameters<Nearpoint["drag"]>[1],
): Promise<void> {
  const from = store.partById.peek().get(part)?.pose;
  if (!from) throw new Error(`no part has the number ${part}`);
  const end = to ?? shifted(from, by ?? [0, 0, 0]);
  await app.engine.call("command", { type: "beginDrag", parts: [part] });
  for (let i = 1; i <= steps; i++) {
    const pose = i === steps ? end : between(from, end, i / steps);
    await app.engine.call("command", { type: "dragTo", poses: [[part, pose]] });
    await app.idle();
    each?.(store.rows.peek().find((row) => row.a === part || row.b === part));
  }
  await app.engine.call("command", { type: "endDrag" });
  await app.idle();
}

const shifted = ([qw, qx, qy, qz, x, y, z]: Pose, by: Xyz): Pose => [
  qw,
  qx,
  qy,
  qz,
  x + by[0],
  y + by[1],
  z + by[2],
];

/** Straight on, and the rotation as a normalised mean: exact at both ends, which is all a drag promises. */
function between(from: Pose, to: Pose, t: number): Pose {
  const sign = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3] < 0 ? -1 : 1;
  const mixed = from.map((value, i) => value + ((i < 4 ? sign : 1) * (to[i] ?? 0) - value) * t) as Pose;
  const same = from.slice(0, 4).every((value, i) => value === to[i]);
  if (same) return [from[0], from[1], from[2], from[3], mixed[4], mixed[5], mixed[6]];
  const norm = Math.hypot(mixed[0], mixed[1], mixed[2], mixed[3]);
  return mixed.map((value, i) => (i < 4 ? value / norm : value)) as Pose;
}

/** Looks for the part on a grid over the canvas, from the middle outwards, finer each time. */
async function seenAt(
  app: App,
  part: PartId,
  { width, height }: DOMRect,
): Promise<[number, number] | undefined> {
  await app.idle();
  for (const step of [64, 32, 16, 8]) {
    const places: [number, number][] = [];
    for (let y = step / 2; y < height; y += step)
      for (let x = step / 2; x < width; x += step) places.push([x, y]);
    const hits = await Promise.all(
      places.map(async (place) =>
        (await app.engine.call("pickAt", ...place))?.part === part ? place : undefined,
      ),
    );
    const seen = hits.filter((place) => place !== undefined);
    // The one nearest to the middle of what is seen: an edge would be easy to miss.
    const middle = seen.reduce(
      ([x, y], place) => [x + place[0] / seen.length, y + place[1] / seen.length],
      [0, 0],
    );
    const off = ([x, y]: [number, number]) => Math.hypot(x - (middle[0] ?? 0), y - (middle[1] ?? 0));
    const [best] = seen.sort((p, q) => off(p) - off(q));
    if (best && (seen.length > 2 || step === 8)) return best;
  }
  return undefined;
}

/** Creates `window.nearpoint`, as `automation.ts` describes it. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import { english, toEnglish } from "../engine/english";
import type { Command } from "../engine/types";
import { isAccuracy } from "../scenes/scene-file";
import { linkHere } from "../sharing";
import { messages } from "../state/messages";
import { involves } from "../state/result-class";
import * as store from "../state/store";
import { sentence, spoken } from "../ui/sentence";
import { sentenceContext } from "../ui/sentence-context";
import { text } from "../ui/strings";
import { drag } from "./drag";
import { dragApi } from "./drag-modes";
import { measures } from "./measure";
import { moves } from "./moves";
import { fileOf, idOf, isProblem, messagesSince, viewOf, wordsOf } from "./names";
import { pivots } from "./pivot";
import { refinements } from "./refine";
import { removals } from "./removal";
import { reviews } from "./review";
import { robots } from "./robots";
import { verifications } from "./verify";
import { viewApi } from "./view";
import { visiblePointOf } from "./visible-point";
import { savedWorks } from "./works";

export function publish(app: App): void {
  window.nearpoint = {
    version: 4,
    ...lifecycle(app),
    ...answers(app),
    ...changes(app),
    ...dragApi(app),
    ...robots(app, (command) => whenSettled(app, app.command(command))),
    ...removals(app, (command) => whenSettled(app, app.command(command))),
    ...verifications(app),
    ...refinements(app),
    ...reviews(app),
    ...savedWorks(app),
    ...visiblePoints(app),
    ...viewApi(app),
    ...measures(app),
    ...moves(app),
    ...pivots(app),
    ...records(app),
    ...failures(app),
  };
}

/** Runs the work, then waits for its consequences. */
async function whenSettled<T>(app: App, work: Promise<T>): Promise<T> {
  const value = await work;
  await app.idle();
  return value;
}

const lifecycle = (app: App) =>
  ({
    ready: () => app.idle(),
    idle: () => app.idle(),
    answered: () => app.engine.call("answered"),
    async load(what, options = {}) {
      const before = messages.peek()[0]?.id ?? 0;
      const { accuracy, revision, replace } = options;
      const place = revision ? "revision" : replace ? "alone" : "beside";
      if (accuracy !== undefined && !isAccuracy(accuracy))
        throw new Error(text.open.notAnAccuracy({ typed: String(accuracy) }));
      const said = accuracy === undefined ? {} : { accuracy };
      const opened = await (typeof what === "string"
        ? app.open({ scene: what, ...said })
        : app.importer().then(async (incoming) =>
            incoming.open(await incoming.sort(what.map(fileOf)), {
              accuracy,
              target: place,
              mayAsk: false,
            }),
          ));
      await app.idle();
      if (!opened) throw new Error(messagesSince(before));
      return store.parts.peek().map(toEnglish);
    },
    clear: () => whenSettled(app, app.clear()),
  }) satisfies Partial<Nearpoint>;

const answers = ({ engine }: App) =>
  ({
    parts: () => store.parts.peek().map(toEnglish),
    results: () => store.rows.peek(),
    totals: () => store.results.peek().totals,
    unit: () => store.scene.peek().unit,
    within: () => store.scene.peek().within,
    encounters: () => store.results.peek().encounters,
    hash: () => engine.call("hash"),
    pairDetails: (a, b) => engine.call("pairDetails", idOf(a), idOf(b)),
    body: (a, b) => {
      const [one, other] = [idOf(a), idOf(b)];
      return store.rows.peek().find((row) => involves(row, one) && involves(row, other))?.body;
    },
    saveBody: (a, b, format) => engine.call("bodyFile", idOf(a), idOf(b), format),
    memory: () => engine.call("memory"),
    trace: () => engine.call("trace"),
  }) satisfies Partial<Nearpoint>;

function changes(app: App) {
  const command = async (given: Command) => {
    await whenSettled(app, app.command(given));
  };
  return {
    command,
    setPose: (part, pose) => command({ type: "setPose", part: idOf(part), pose }),
    drag: (part, way) => drag(app, idOf(part), way),
    undo: () => command({ type: "undo" }),
    redo: () => command({ type: "redo" }),
    step: (budget = 8) => app.engine.call("step", budget),
  } satisfies Partial<Nearpoint>;
}

function visiblePoints(app: App) {
  const { engine } = app;
  const canvas = () => document.querySelector("#stage canvas")?.getBoundingClientRect() ?? new DOMRect();
  const onPage = (point: [number, number] | undefined): [number, number] | undefined =>
    point && [point[0] + canvas().left, point[1] + canvas().top];
  return {
    view: async (request) => whenSettled(app, engine.call("view", viewOf(request))),
    camera: () => engine.call("camera"),
    project: async (point) => onPage(await engine.call("project", point)),
    screenPositionOf: async (part) => onPage(await visiblePointOf(app, idOf(part), canvas())),
    pickAt: (x, y) => engine.call("pickAt", x - canvas().left, y - canvas().top),
    screenshot: () => app.idle().then(() => engine.call("screenshot")),
  } satisfies Partial<Nearpoint>;
}

const records = (app: App) =>
  ({
    async link() {
      const url = await linkHere(app.documents);
      if (url === undefined) throw new Error(text.share.noLink);
      return url;
    },
    sceneFile: () => app.documents.save(),
    sentence: () => spoken(sentence(sentenceContext())),
    errors: () => messages.peek().filter(isProblem).map(wordsOf),
    messages: () =>
      messages.peek().map(({ tone, text, detail }) => ({
        tone,
        text: english(text),
        ...(detail && { detail: english(detail) }),
      })),
    state: () => {
      const { pending, open, queryMs, frames, drawCalls } = store.activity.peek();
      return {
        phase: store.phase.peek(),
        pending,
        open,
        restarts: store.restarts.peek(),
        queryMs,
        frames,
        drawCalls,
      };
    },
    engine: () => {
      const info = store.engineInfo.peek();
      return info && { ...info, gpu: store.gpu.peek().gpu };
    },
  }) satisfies Partial<Nearpoint>;

const failures = ({ engine }: App) =>
  ({
    crash: (how) => {
      // The call is never answered, because it ends the engine.
      const call = how === "hang" ? engine.call("hangForTest") : engine.call("crashForTest", how);
      call.catch(() => undefined);
    },
    loseContext: (lost) => engine.call("loseContextForTest", lost),
  }) satisfies Partial<Nearpoint>;

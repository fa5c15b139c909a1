/** Puts the pieces together: the engine and the loader, the keeper of the scene, and what the panels can ask for. */

import { saveBody } from "./body-actions";
import { cadKernel } from "./engine/cad-kernel";
import { LoaderClient } from "./engine/loader-client";
import type { EngineSeam, FileToRead, StartOptions } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import { Finer } from "./finer-actions";
import { opening } from "./opening";
import { removalActions } from "./removal-actions";
import { robotActions } from "./robot-actions";
import { firstScene } from "./scenes/catalogue";
import { Keeper } from "./scenes/keeper";
import { type Link, readLink } from "./scenes/link";
import { copyLink, download, isNewAddress, takeAddress, watchAddress } from "./sharing";
import { Sight } from "./sight-actions";
import { accuracyWish } from "./state/accuracy";
import { chooseDragMode, dragMode, keepSnap, watchDragMode } from "./state/drag-mode";
import { dismiss, say } from "./state/messages";
import * as store from "./state/store";
import { watchUnit } from "./state/units";
import { forgetAnswers, solids } from "./state/verified";
import type { Actions } from "./ui/actions";
import { pick } from "./ui/drop";
import { Room } from "./ui/room";
import { showShortcuts } from "./ui/shortcuts";
import { text } from "./ui/strings";
import { Verification } from "./verify-actions";

/** An address that asks for a page without parts. */
const noScene = "empty";

export class App {
  readonly room: Room<EngineSeam>;
  readonly engine: Supervisor<EngineSeam>;
  readonly keeper: Keeper;
  readonly verification: Verification;
  readonly finer: Finer;
  readonly actions: Actions;
  /** The newest load; loads follow each other. */
  #loading: Promise<unknown> = Promise.resolve();

  constructor(stage: HTMLElement, threads: StartOptions["threads"]) {
    const loader = new LoaderClient(
      () =>
        new Worker(new URL("./engine/worker/loader.worker.ts", import.meta.url), {
          type: "module",
          name: "loader",
        }),
      cadKernel,
    );
    this.room = new Room<EngineSeam>(store.room, {
      host: stage,
      label: text.stage.canvas,
      worker: () =>
        new Worker(new URL("./engine/worker/engine.worker.ts", import.meta.url), {
          type: "module",
          name: "engine",
        }),
      options: { glide: glides(), threads },
      restore: () =>
        this.#queue(() =>
          this.keeper.restore().finally(() => {
            store.loading.value = undefined;
          }),
        ),
      ready: (info) => {
        store.engineInfo.value = info;
      },
      changes: store.take,
      refused: (why, unasked) => say(unasked ? "info" : "warning", why),
      ended: (end, again) => this.#ended(end.how, end.message, again),
    });
    this.engine = this.room.engine;
    this.keeper = new Keeper(this.engine, loader, {
      progress: (label, doing, done, memory = 0) => {
        const before = store.loading.peek() ?? { since: performance.now(), memory: 0 };
        const most = Math.max(before.memory, memory);
        const now = { label, doing: doing || text.loading.fetching, done, memory: most };
        store.loading.value = { ...before, ...now };
      },
    });
    this.verification = new Verification(this.keeper, (work) => this.#queue(work));
    this.finer = new Finer(this.keeper, (work) => this.#queue(work));
    this.actions = this.#actions();
  }

  /** Starts everything at once; the first scene is fetched while the engine compiles. */
  start(): void {
    this.room.start();
    void this.openAddress();
    addEventListener("hashchange", () => isNewAddress() && void this.openAddress());
    watchDragMode({
      alive: () => store.engineInfo.value !== undefined,
      mode: () => store.scene.value.dragMode,
      send: (command) => this.#ask("command", command),
    });
    watchUnit(
      () => store.engineInfo.value !== undefined,
      (unit) => void this.#ask("tellIn", unit),
    );
    watchAddress(this.keeper, () => this.idle());
  }

  /** Opens what the address after `#` says, or the first scene. */
  async openAddress(): Promise<void> {
    let link: Link | undefined;
    try {
      link = await readLink(takeAddress());
    } catch {
      const kept = store.parts.peek().length > 0;
      say("warning", text.message.badLink, kept ? text.message.kept : text.message.firstInstead);
      if (kept) return;
    }
    if (link?.dragMode) dragMode.value = link.dragMode;
    if (link?.scene === noScene) await this.clear();
    else await this.open(link ?? { scene: firstScene });
  }

  /** Opens a link or files; false when it failed, which the messages then say. */
  open(what: Link | FileToRead[], accuracy?: number): Promise<boolean> {
    this.verification.cancel();
    return this.#queue(() => opening(this.keeper, what, accuracy));
  }

  /** Files of the user's, as accurately as the page was told. */
  openOwn(files: FileToRead[]): void {
    void this.open(files, accuracyWish.peek());
  }

  /** Takes all parts away, and forgets where they came from. */
  clear(): Promise<void> {
    this.verification.cancel();
    return this.#queue(async () => {
      await this.keeper.clear();
      solids.value = [];
      store.title.value = { text: "" };
      store.unitReason.value = undefined;
    });
  }

  /** Resolves when nothing is loading, every query is answered and the picture shows it. */
  async idle(): Promise<void> {
    for (;;) {
      if (isNewAddress()) await this.openAddress(); // the event for it is still to come
      const current = this.#loading;
      await current;
      if (store.dead.peek() !== undefined) return;
      try {
        await this.engine.call("settle");
      } catch {
        continue; // the engine was replaced: wait for the new one
      }
      if (this.#loading === current && store.phase.peek() === "idle") return;
    }
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#loading.then(work, work);
    this.#loading = next.catch(() => undefined);
    return next;
  }

  #ended(how: "crashed" | "hung", message: string, again: Promise<void> | undefined): void {
    this.verification.cancel();
    forgetAnswers();
    store.engineInfo.value = undefined;
    store.restarts.value += 1;
    const t = text.message;
    if (!again) {
      store.dead.value = t.stoppedHint;
      say("error", t.stopped, `${message} ${t.stoppedHint}`.trim());
      return;
    }
    const restarting = say("warning", t.restarting);
    again.then(
      () => {
        dismiss(restarting);
        say("warning", how === "hung" ? t.hung : t.crashed, `${t.historyGone} ${message}`.trim());
      },
      () => undefined, // it ended again, and that is told by itself
    );
  }

  /** A call whose refusal is a sentence for the user and whose answer no one waits for. */
  #ask: Supervisor<EngineSeam>["call"] = async (name, ...args) => {
    try {
      return await this.engine.call(name, ...args);
    } catch (error) {
      if ((error as Error).name !== "EngineGone") say("warning", (error as Error).message);
      return undefined as never;
    }
  };

  async #showLanes(): Promise<void> {
    try {
      const [{ showLanes }, trace] = await Promise.all([import("./ui/lanes"), this.engine.call("trace")]);
      showLanes(trace);
    } catch (error) {
      if ((error as Error).name !== "EngineGone") say("warning", (error as Error).message);
    }
  }

  #actions(): Actions {
    const ask = this.#ask;
    const sight = new Sight(ask);
    const lookAt: Actions["lookAt"] = (a, b) => sight.show(a, b);
    const robots = robotActions({ engine: this.engine, idle: () => this.idle(), lookAt });
    return {
      command: (command) => void ask("command", command),
      input: (input) => this.engine.input(input),
      view: (request) => void ask("view", request),
      setTool: (tool) => void ask("setTool", tool),
      setDragMode: chooseDragMode,
      setSnap: async (settings) => {
        const done = await robots.tried({ type: "setSnap", settings });
        if (done) keepSnap(settings);
        return done;
      },
      hover: (part) => void ask("hover", part),
      lookAt,
      saveBody: saveBody(this.engine),
      openScene: (scene) => void this.open({ scene }),
      pickFiles: () => pick("files", (files) => this.openOwn(files)),
      pickFolder: () => pick("folder", (files) => this.openOwn(files)),
      cancelLoading: () => this.keeper.cancel(),
      save: () => void download(this.keeper),
      share: () => void copyLink(this.keeper),
      showShortcuts,
      showLanes: () => void this.#showLanes(),
      robots,
      removal: removalActions(this.engine, robots.tried),
      verify: this.verification,
      finer: this.finer,
      sight,
    };
  }
}

/** Parts glide unless the user has asked for less motion. */
const glides = (): boolean => !matchMedia("(prefers-reduced-motion: reduce)").matches;

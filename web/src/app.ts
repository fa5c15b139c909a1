/** Connects the engine, the loader, the scene's document and the actions of the panels. */

import type { AutoSave } from "./autosave";
import { saveBody } from "./body-actions";
import { isQuery, wasEdited } from "./crash-attribution";
import { cadKernel } from "./engine/cad-kernel";
import type { EngineEnd } from "./engine/client";
import { LoaderClient } from "./engine/loader-client";
import { isMissing } from "./engine/missing";
import type { EngineSeam, FileToRead, StartOptions } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type { Command } from "./engine/types";
import { Finer } from "./finer-actions";
import type { Incoming, Place } from "./incoming";
import { measureActions, watchExtent, watchLost } from "./measure-actions";
import { opening, reason, showTitle } from "./opening";
import { type Watched, watchScene } from "./remembering";
import { removalActions } from "./removal-actions";
import { Reviewing } from "./review-actions";
import { robotActions } from "./robot-actions";
import { entryOf, firstScene } from "./scenes/catalogue";
import { type HowToOpen, SceneDocumentStore } from "./scenes/document-store";
import type { Kept } from "./scenes/kept";
import { type Link, readLink } from "./scenes/link";
import type { Restored } from "./scenes/recoverable-document";
import { download, isNewAddress, share, showAddress, takeAddress } from "./sharing";
import { Sight } from "./sight-actions";
import { accuracyWish } from "./state/accuracy";
import { chooseDragMode, dragMode, keepSnap, watchDragMode } from "./state/drag-mode";
import { forgetScene } from "./state/forget";
import { glides } from "./state/glides";
import { lockOf, rememberLock } from "./state/locks";
import { dismiss, dismissUpTo, newest, say } from "./state/messages";
import { sentences } from "./state/punctuation";
import { Sequence } from "./state/sequence";
import * as store from "./state/store";
import { watchUnit } from "./state/units";
import { forgetAnswers, solids } from "./state/verified";
import { offeredId, standing } from "./state/works";
import { tabWork } from "./tab-work";
import type { Actions, Ask } from "./ui/actions";
import { saidText } from "./ui/core/said";
import { pick } from "./ui/drop";
import { whyNot } from "./ui/piece";
import { Room } from "./ui/room";
import { sceneName } from "./ui/shipped";
import { text } from "./ui/strings";
import { Verification } from "./verify-actions";

/** The address of a page without parts. */
const noScene = "empty";

export class App {
  readonly room: Room<EngineSeam>;
  readonly engine: Supervisor<EngineSeam>;
  readonly documents: SceneDocumentStore;
  readonly verification: Verification;
  readonly finer: Finer;
  readonly review: Reviewing;
  readonly actions: Actions;
  readonly #loads = new Sequence();
  /** Resolves when the first content is open; later loads are the user's. */
  #first: Promise<void> = Promise.resolve();
  #autosave: Promise<AutoSave> | undefined;
  #incoming: Promise<Incoming> | undefined;
  /** The files that are being identified. */
  #arriving: Promise<unknown> = Promise.resolve();
  #watched: Watched | undefined;
  /** The state that the present engine was started with, if an earlier one ended. */
  #restored: Restored = "last";

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
      label: () => text.stage.canvas,
      worker: () =>
        new Worker(new URL("./engine/worker/engine.worker.ts", import.meta.url), {
          type: "module",
          name: "engine",
        }),
      options: { glide: glides(), threads },
      restore: () => this.#loads.run(() => this.#restore()),
      ready: (info) => {
        store.engineInfo.value = info;
      },
      changes: store.take,
      refused: (why, unasked) => say(unasked ? "info" : "warning", why),
      wasAsked: (end) => this.#wasEdited(end) && !isMissing(end),
      ended: (end, again) => this.#ended(end, again),
    });
    this.engine = this.room.engine;
    this.documents = new SceneDocumentStore(this.engine, loader, {
      progress: (label, doing, done, memory = 0) => {
        const before = store.loading.peek() ?? { since: performance.now(), memory: 0 };
        const most = Math.max(before.memory, memory);
        const now = { label: sceneName(label), doing: doing || text.loading.fetching, done, memory: most };
        store.loading.value = { ...before, ...now };
      },
      replaced: () => {
        forgetScene();
        this.review.begin();
      },
      sceneLost: () => void this.#renew(),
    });
    this.verification = new Verification(this.documents, (work) => this.#loads.run(work));
    this.finer = new Finer(this.documents, (work) => this.#loads.run(work));
    this.review = new Reviewing(this.engine, this.documents, () => this.idle());
    this.actions = this.#actions();
  }

  /** Starts everything at once; the first scene is fetched while the engine compiles. */
  start(): void {
    this.room.start();
    this.#first = this.#openFirst();
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
    watchExtent(this.#ask);
    watchLost();
    this.review.watch();
    this.#watched = watchScene({
      documents: this.documents,
      idle: () => this.idle(),
      take: async (made, link, isLeft) => {
        if (!isLeft) await showAddress(link);
        return (await this.autosave()).take(made, link, isLeft);
      },
    });
  }

  /** Loads the module that saves works in this browser; the first view does not need it. */
  autosave(): Promise<AutoSave> {
    this.#autosave ??= import("./autosave").then(
      ({ AutoSave }) => new AutoSave({ documents: this.documents, open: (kept) => this.open(kept) }),
      (error) => {
        this.#autosave = undefined; // there may be a network the next time
        throw error;
      },
    );
    return this.#autosave;
  }

  /** Opens this tab's work after a reload, unless the address was changed; otherwise opens the address. */
  async #openFirst(): Promise<void> {
    const tab = tabWork();
    const own = tab?.hash === location.hash ? tab : undefined;
    if (own && !own.isLinked) {
      takeAddress();
      const opened = this.autosave().then((autosave) => autosave.open(own.id, true));
      if (await opened.catch(() => false)) return;
    }
    const link = await this.openAddress();
    const isPlain = !link || (!link.patch && (link.scene === noScene || entryOf(link.scene)));
    // Nobody waits for the rest.
    if (own?.isLinked) this.#save((autosave) => autosave.resume(own.id));
    else if (isPlain) this.#save((autosave) => this.idle().then(() => autosave.offer()));
  }

  /** Runs a save that nobody waits for. */
  #save(work: (autosave: AutoSave) => Promise<unknown>): void {
    this.autosave()
      .then(work)
      .catch((error: Error) => say("info", text.kept.failed, whyNot(error)));
  }

  /** Opens the address after `#`, or the first scene. Resolves with the link of the address. */
  async openAddress(): Promise<Link | undefined> {
    let link: Link | undefined;
    try {
      link = await readLink(takeAddress());
    } catch {
      const kept = store.parts.peek().length > 0;
      say("warning", text.message.badLink, kept ? text.message.kept : text.message.firstInstead);
      if (kept) return undefined;
    }
    if (link?.scene === noScene) await this.clear();
    else await this.open(link ?? { scene: firstScene });
    return link;
  }

  /** Opens a link, files, or a saved work. Resolves with false if it failed; then a message says why. */
  open(what: Kept | FileToRead[], how?: HowToOpen): Promise<boolean> {
    this.verification.cancel();
    if ("dragMode" in what && what.dragMode) dragMode.value = what.dragMode;
    return this.#loads.run(async () => {
      await this.#watched?.leave();
      const again = () => void this.open(what, how);
      const isOpen = await opening(this.documents, what, { again, how });
      const isLocked = Array.isArray(what) ? lockOf(this.documents.origin.title) : undefined;
      if (isOpen && isLocked !== undefined) await this.engine.call("setLocked", isLocked);
      return isOpen;
    });
  }

  /** Locks the scene against drags, or unlocks it, and remembers this for its files. */
  async setLocked(on: boolean): Promise<void> {
    await this.engine.call("setLocked", on);
    rememberLock(this.documents.origin.title, on);
  }

  /** Opens the user's files, with the accuracy that the page is set to. */
  openOwn(files: FileToRead[], place: Place): void {
    const known = this.incoming().then(async (incoming) => {
      const sorted = await incoming.sort(files);
      const isLeft = place === "alone" || (place === "dropped" && !store.willJoin.peek());
      if (isLeft && sorted.models.length > 0 && !(await this.#mayLeave())) return async () => false;
      return () => incoming.take(sorted, { accuracy: accuracyWish.peek(), place, asks: true });
    });
    this.#arriving = known.catch((error: Error) =>
      say("error", text.message.openFailed({ label: files[0]?.path ?? "" }), whyNot(error)),
    );
    void known.then((take) => take()).catch(() => undefined);
  }

  /** Asks the user before the page leaves a scene that this browser cannot save. */
  async #mayLeave(): Promise<boolean> {
    if (standing.peek() !== "refused") return true;
    const { askToLeave } = await import("./ui/leave");
    return askToLeave(() => download(this.documents));
  }

  /** Runs work that replaces what is open. */
  #leaving(work: () => Promise<unknown>): void {
    this.#mayLeave()
      .then((may) => may && work())
      .catch(refused);
  }

  /** Loads the module that identifies files; it is not needed before the user has some. */
  incoming(): Promise<Incoming> {
    this.#incoming ??= import("./incoming").then(
      ({ Incoming }) =>
        new Incoming({
          engine: this.engine,
          review: this.review,
          sources: () => this.documents.document.sources,
          open: (files, how) => this.open(files, how),
          select: (parts) => this.actions.command({ type: "select", parts }),
        }),
      (error) => {
        this.#incoming = undefined; // there may be a network the next time
        throw error;
      },
    );
    return this.#incoming;
  }

  /** Removes all parts and their sources. */
  clear(): Promise<void> {
    this.verification.cancel();
    return this.#loads.run(async () => {
      await this.#watched?.leave();
      const said = newest();
      await this.documents.clear();
      dismissUpTo(said);
      void this.#autosave?.then((autosave) => autosave.leave());
      solids.value = [];
      showTitle(this.documents.document);
      store.unitReason.value = undefined;
    });
  }

  /** Opens an empty scene, also in the address. */
  async new(): Promise<void> {
    await this.clear();
    takeAddress();
    await showAddress({ scene: noScene });
  }

  /** Removes the remaining parts of a batch of files, as one undo entry. For the last open batch, it removes the whole scene. */
  closeSource(source: number): void {
    const parts = store.parts.peek();
    const own = parts.filter((part) => part.source === source).map(({ id }) => id);
    if (own.length === parts.length) this.#leaving(() => this.new());
    else this.actions.command({ type: "remove", parts: own });
  }

  /** Resolves when nothing is loading, every query is answered and the picture is up to date. */
  async idle(): Promise<void> {
    await this.#first;
    for (;;) {
      if (isNewAddress()) await this.openAddress(); // its event has not arrived yet
      await this.#arriving;
      const current = this.#loads.last;
      await current;
      if (store.dead.peek() !== undefined) return;
      try {
        await this.engine.call("settle");
      } catch {
        continue; // the engine was replaced: wait for the new one
      }
      if (this.#loads.last === current && store.phase.peek() === "idle") return;
    }
  }

  async #restore(): Promise<void> {
    try {
      this.#restored = await this.documents.restore();
      store.broughtBack();
      await this.engine.call("camera"); // it runs, even if there was nothing to restore
      if (this.#restored !== "last") showTitle(this.documents.document);
    } finally {
      store.loading.value = undefined;
      this.review.begin();
    }
  }

  /** Starts another engine with a new canvas; the undo history is lost. If nothing could be opened yet, the address is opened. */
  async #renew(): Promise<void> {
    this.verification.cancel();
    store.dead.value = undefined;
    try {
      await this.#watched?.leave();
      store.engineInfo.value = undefined;
      this.documents.engineLost();
      await this.engine.renew();
      if (this.documents.document.sources.length === 0) await this.openAddress();
      else this.#sayBack("info", text.message.renewed);
    } catch (error) {
      await this.#refuses(error as Error);
    }
  }

  /** Returns whether the scene was edited since the present engine had it. Nobody knows this of an engine that does not have it yet. */
  #wasEdited(end: EngineEnd): boolean {
    return !this.documents.isChanging && wasEdited(end, store.scene.peek());
  }

  #ended(end: EngineEnd, again: Promise<void> | undefined): void {
    const { how, message, open } = end;
    const isAllKnown = this.#watched?.isKnown() !== false && open.every(isQuery);
    this.verification.cancel();
    forgetAnswers();
    store.engineInfo.value = undefined;
    store.restarts.value += 1;
    const t = text.message;
    const lacks = isMissing({ message });
    const why = lacks ? t.partMissing : message && t.itSaid({ why: saidText(message) });
    if (lacks || how === "gone" || this.#wasEdited(end)) this.documents.clearSuspect();
    this.documents.engineLost();
    if (!again) this.#stopped(lacks, t.stopped, why);
    this.#watched?.keep();
    if (!again) return;
    const restarting = say("warning", t.restarting);
    again.then(
      () => {
        dismiss(restarting);
        this.#sayBack("warning", t.restarted[how], t.back[isAllKnown ? "whole" : "nearly"], why);
      },
      (error: Error) => {
        dismiss(restarting);
        void this.#refuses(error);
      },
    );
  }

  /** Reports what a new engine restored. `last` is the text for the case that it is the latest state. */
  #sayBack(severity: "info" | "warning", title: string, last = "", why = ""): void {
    const { back } = text.message;
    const said = this.#restored === "last" ? [last, text.kept.notKept] : [back[this.#restored]];
    const { refusal } = this.documents;
    say(severity, title, sentences([...said, refusal ? reason(refusal) : why]).trim());
  }

  /** Handles a new engine that has neither the scene nor the one before. */
  async #refuses(error: Error): Promise<void> {
    if (error.name === "EngineGone") return; // it ended again, which is reported elsewhere
    await this.engine.call("settle").catch(() => undefined); // parts that it does not have disappear
    this.engine.stop();
    this.#stopped(isMissing(error), text.message.notBack, reason(error));
  }

  /** Shows that no engine runs until the user starts one. `lacks`: or until there is a network. */
  #stopped(lacks: boolean, how: string, why: string): void {
    const t = text.message;
    this.documents.giveUp();
    showTitle(this.documents.document);
    const title = lacks ? text.stage.dead : how;
    store.deadTitle.value = title;
    store.dead.value = lacks ? why : sentences([why, t.stoppedHint]).trim();
    const run = () => void (store.dead.peek() !== undefined && this.#renew());
    if (lacks) addEventListener("online", run, { once: true });
    // The same text and action stand in place of the picture.
    dismiss(say("error", title, store.dead.value, { label: t.tryAgain, run }));
  }

  /** Undo and redo also apply to decisions. */
  async command(command: Command): Promise<void> {
    if (command.type === "undo" || command.type === "redo") await this.review.step(command);
    else await this.engine.call("command", command);
  }

  /** Makes a call that nobody waits for and shows its refusal to the user. */
  readonly #ask: Ask = async (name, ...args) => {
    try {
      return await this.engine.call(name, ...args);
    } catch (error) {
      refused(error as Error);
      return undefined;
    }
  };

  async #showLanes(): Promise<void> {
    try {
      const [{ showLanes }, trace] = await Promise.all([import("./ui/lanes"), this.engine.call("trace")]);
      showLanes(trace);
    } catch (error) {
      refused(error as Error);
    }
  }

  #actions(): Actions {
    const ask = this.#ask;
    const sight = new Sight(ask);
    const lookAt: Actions["lookAt"] = (a, b) => sight.show(a, b);
    const robots = robotActions({ engine: this.engine, idle: () => this.idle(), lookAt });
    return {
      command: (command) => void this.command(command).catch(refused),
      input: (input) => this.engine.input(input),
      ask,
      setLocked: (on) => void this.setLocked(on).catch(refused),
      setDragMode: chooseDragMode,
      setSnap: async (settings) => {
        const done = await robots.tried({ type: "setSnap", settings });
        if (done) keepSnap(settings);
        return done;
      },
      lookAt,
      saveBody: saveBody(this.engine),
      openScene: (scene) => this.#leaving(() => this.open({ scene })),
      pickFiles: (place = "alone") => pick("files", (files) => this.openOwn(files, place)),
      pickFolder: () => pick("folder", (files) => this.openOwn(files, "alone")),
      newScene: () => this.#leaving(() => this.new()),
      closeSource: (source) => this.closeSource(source),
      newPicture: () => void this.#renew(),
      cancelLoading: () => this.documents.cancel(),
      save: () => void download(this.documents),
      share: () => void share(this.documents),
      showLanes: () => void this.#showLanes(),
      robots,
      removal: removalActions(this.engine, robots.tried),
      review: this.review,
      verify: this.verification,
      finer: this.finer,
      sight,
      measure: measureActions(ask),
      kept: {
        refresh: () => this.#save((autosave) => autosave.refresh()),
        open: (id) => this.#save((autosave) => autosave.open(id)),
        forget: (ids) => this.#save((autosave) => autosave.forget(ids)),
        dismiss: () => {
          offeredId.value = undefined;
        },
      },
    };
  }
}

/** Shows a refusal to the user, except that of an engine that ended, which is reported elsewhere. */
function refused(error: Error): void {
  if (store.dead.peek() !== undefined) return; // the missing engine is reported already
  if (error.name !== "EngineGone") say("warning", whyNot(error));
}

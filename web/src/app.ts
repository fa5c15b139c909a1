/** Connects the engine, the loader, the scene's document and the actions of the panels. */

import type { AutoSave } from "./autosave";
import { saveBody } from "./body-actions";
import { watchCauses } from "./cause-actions";
import { isQuery, wasEdited } from "./crash-attribution";
import { again } from "./engine/again";
import { cadKernel } from "./engine/cad-kernel";
import type { EngineEnd } from "./engine/client";
import { LoaderClient } from "./engine/loader-client";
import { isMissing } from "./engine/missing";
import type { EngineProtocol, FileToRead, StartOptions } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type { Command } from "./engine/types";
import type { FileImporter, OpenTarget } from "./file-importer";
import { measureActions, warnAboutRemovedMeasures, watchExtent } from "./measure-actions";
import { openFailureText, openScene, showTitle } from "./open-scene";
import { Refiner } from "./refine-actions";
import { removalActions } from "./removal-actions";
import { ReviewController } from "./review-actions";
import { robotActions } from "./robot-actions";
import { type SceneWatcher, watchScene } from "./scene-watcher";
import { entryOf, firstScene } from "./scenes/catalogue";
import { type Compared, type DocumentOptions, SceneDocumentStore } from "./scenes/document-store";
import { type Link, readLink } from "./scenes/link";
import type { RestoredState } from "./scenes/recoverable-document";
import type { SavedWork } from "./scenes/saved-work";
import { download, isNewAddress, share, showAddress, takeAddress } from "./sharing";
import { requestedAccuracy } from "./state/accuracy";
import { chooseDragMode, dragMode, saveSnap, watchDragMode } from "./state/drag-mode";
import { resetScene } from "./state/forget";
import { lockOf, rememberLock } from "./state/locks";
import { dismissToast, dismissToastsUpTo, newestId, showMessage } from "./state/messages";
import { sentences } from "./state/punctuation";
import { comparison, comparisonWith, revision } from "./state/revision";
import { Sequence } from "./state/sequence";
import { glides } from "./state/smooth-motion";
import * as store from "./state/store";
import { watchUnit } from "./state/units";
import { solids } from "./state/verified";
import { offeredId, saveState } from "./state/works";
import { type CloseUp, readCloseUp, storeCloseUp } from "./tab-close-up";
import { readTabWork } from "./tab-work";
import type { Actions, Ask } from "./ui/actions";
import { CanvasWorker } from "./ui/canvas-worker";
import { messageText } from "./ui/core/translate";
import { pick } from "./ui/drop";
import { sceneName } from "./ui/example-scenes";
import { loadFailureText } from "./ui/lazy-module";
import { text } from "./ui/strings";
import { Verification } from "./verify-actions";
import { ViewController } from "./view-actions";

/** The address of a page without parts. */
const noScene = "empty";

export class App {
  readonly canvasWorker: CanvasWorker<EngineProtocol>;
  readonly engine: Supervisor<EngineProtocol>;
  readonly documents: SceneDocumentStore;
  readonly verification: Verification;
  readonly refiner: Refiner;
  readonly review: ReviewController;
  readonly #sight: ViewController;
  readonly actions: Actions;
  /** The number of requested addresses that are not open yet. Until then the address is not that of the open scene. */
  #requests = 0;
  /** Everything that needs the loader, one after the other. */
  readonly #loads = new Sequence();
  /** Resolves when what was opened last is open. */
  #opened: Promise<unknown> = Promise.resolve();
  /** Resolves when the first content is open; later loads are the user's. */
  #first: Promise<void> = Promise.resolve();
  #autosave: Promise<AutoSave> | undefined;
  #importer: Promise<FileImporter> | undefined;
  /** The files that are being identified. */
  #arriving: Promise<unknown> = Promise.resolve();
  #sceneWatcher: SceneWatcher | undefined;
  /** The state that the present engine was started with, if an earlier one ended. */
  #restored: RestoredState = "last";

  constructor(stage: HTMLElement, threads: StartOptions["threads"]) {
    const loader = new LoaderClient(
      () =>
        new Worker(new URL("./engine/worker/loader.worker.ts", import.meta.url), {
          type: "module",
          name: "loader",
        }),
      cadKernel,
    );
    this.canvasWorker = new CanvasWorker<EngineProtocol>(store.canvasState, {
      host: stage,
      label: () => text.stage.canvas,
      worker: () =>
        new Worker(new URL("./engine/worker/engine.worker.ts", import.meta.url), {
          type: "module",
          name: "engine",
        }),
      options: { glide: glides(), axes: false, threads }, // the view cube shows the axes
      restore: () => this.#load(() => this.#restore()),
      ready: (info) => {
        store.engineInfo.value = info;
      },
      changes: store.applyChanges,
      refused: (why, unasked) => showMessage(unasked ? "info" : "warning", why),
      wasRequested: (end) => this.#hadEdit(end) && !isMissing(end),
      ended: (end, again) => this.#ended(end, again),
    });
    this.engine = this.canvasWorker.engine;
    this.documents = new SceneDocumentStore(this.engine, loader, {
      progress: (label, doing, done, memory = 0) => {
        const before = store.loading.peek() ?? { since: performance.now(), memory: 0 };
        const most = Math.max(before.memory, memory);
        const now = { label: sceneName(label), doing: doing || text.loading.fetching, done, memory: most };
        store.loading.value = { ...before, ...now };
      },
      replaced: (compared) => {
        resetScene();
        this.verification.begin();
        this.#sight.forget();
        this.review.begin(compared !== undefined);
        if (compared) this.#resumeComparison(compared);
      },
      comparison: comparisonWith,
      answers: () => this.verification.answers(),
      sceneLost: () => void this.#renew(),
    });
    this.verification = new Verification(
      this.documents,
      (work) => this.#loads.run(work),
      (answers) => this.engine.call("setKernelAnswers", answers),
      () => this.engine.call("answered"),
    );
    this.refiner = new Refiner(this.documents, (work) => {
      this.verification.interrupt();
      return this.#load(work);
    });
    this.#sight = new ViewController(this.#ask);
    this.review = new ReviewController(
      this.engine,
      this.documents,
      () => this.#ready(),
      (work) => this.#sight.hold(work),
    );
    this.actions = this.#actions();
  }

  /** Starts everything at once; the first scene is fetched while the engine compiles. */
  start(): void {
    this.canvasWorker.start();
    this.#first = this.#openFirst(readCloseUp());
    addEventListener("pagehide", () => storeCloseUp(this.#sight.closeUp()));
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
    watchCauses(this.#ask);
    warnAboutRemovedMeasures();
    this.review.watch();
    this.verification.watch();
    this.#sceneWatcher = watchScene({
      documents: this.documents,
      idle: () => this.#ready(),
      save: async (made, link, isLeft) => {
        const isCurrent = () => this.#requests === 0 && made.opened === this.documents.document.opened;
        if (!isLeft) await showAddress(link, isCurrent);
        return (await this.autosave()).save(made, link, isLeft);
      },
    });
  }

  /** Loads the module that saves works in this browser; the first view does not need it. */
  autosave(): Promise<AutoSave> {
    this.#autosave ??= again(import("./autosave")).then(
      ({ AutoSave }) => new AutoSave({ documents: this.documents, open: (kept) => this.open(kept) }),
      (error) => {
        this.#autosave = undefined; // there may be a network the next time
        throw error;
      },
    );
    return this.#autosave;
  }

  /** Opens what this tab had before a reload, with the pair that was shown, or the address. */
  async #openFirst(shown: CloseUp | undefined): Promise<void> {
    await this.#openTab();
    if (!shown) return;
    // The best view of a pair depends on how it meets. An engine that has ended shows none.
    const isAnswered = await this.engine.call("answered").then(
      () => true,
      () => false,
    );
    if (isAnswered) this.#sight.restore(shown);
  }

  /** Opens this tab's work after a reload, unless the address was changed; otherwise opens the address. */
  async #openTab(): Promise<void> {
    const tab = readTabWork();
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
    else if (isPlain) this.#save((autosave) => this.#ready().then(() => autosave.offer()));
  }

  /** Runs a save that nobody waits for. */
  #save(work: (autosave: AutoSave) => Promise<unknown>): void {
    this.autosave()
      .then(work)
      .catch((error: Error) => showMessage("info", text.kept.failed, loadFailureText(error)));
  }

  /** Opens the address after `#`, or the first scene. Resolves with the link of the address. */
  async openAddress(): Promise<Link | undefined> {
    this.#requests += 1;
    try {
      return await this.#openRequested();
    } finally {
      this.#requests -= 1;
    }
  }

  async #openRequested(): Promise<Link | undefined> {
    let link: Link | undefined;
    try {
      link = await readLink(takeAddress());
    } catch {
      const kept = store.parts.peek().length > 0;
      showMessage("warning", text.message.badLink, kept ? text.message.kept : text.message.firstInstead);
      if (kept) return undefined;
    }
    if (link?.scene === noScene) await this.clear();
    else await this.open(link ?? { scene: firstScene });
    return link;
  }

  /** Opens a link, files, or a saved work. Resolves with false if it failed; then a message says why. */
  open(what: SavedWork | FileToRead[], how?: DocumentOptions): Promise<boolean> {
    this.verification.interrupt();
    if ("dragMode" in what && what.dragMode) dragMode.value = what.dragMode;
    return this.#load(async () => {
      await this.#sceneWatcher?.leave();
      const again = () => void this.open(what, how);
      const isOpen = await openScene(this.documents, what, { retry: again, documentOptions: how });
      const isLocked = Array.isArray(what) ? lockOf(this.documents.origin.title) : undefined;
      if (isOpen && isLocked !== undefined) await this.engine.call("setLocked", isLocked);
      return isOpen;
    });
  }

  /** Shows the comparison of two revisions as before a reload. The panel comes with its module. */
  #resumeComparison({ report, shown }: Compared): void {
    revision.value = report;
    comparison.value = shown ?? undefined;
    this.importer()
      .then((importer) => importer.compare(comparison.peek()))
      .catch(showRefusal);
  }

  /** Locks the scene against drags, or unlocks it, and remembers this for its files. */
  async setLocked(on: boolean): Promise<void> {
    await this.engine.call("setLocked", on);
    rememberLock(this.documents.origin.title, on);
  }

  /** Opens the user's files, with the accuracy that the page is set to. */
  openOwn(files: FileToRead[], target: OpenTarget): void {
    const known = this.importer().then(async (incoming) => {
      const sorted = await incoming.sort(files);
      const isLeft = target === "alone" || (target === "dropped" && !store.dropsAreAdded.peek());
      if (isLeft && sorted.models.length > 0 && !(await this.#mayLeave())) return async () => false;
      return () =>
        incoming.open(sorted, { accuracy: requestedAccuracy.peek(), target: target, mayAsk: true });
    });
    this.#arriving = known.catch((error: Error) =>
      showMessage("error", text.message.openFailed({ label: files[0]?.path ?? "" }), loadFailureText(error)),
    );
    void known.then((take) => take()).catch(() => undefined);
  }

  /** Asks the user before the page leaves a scene that this browser cannot save. */
  async #mayLeave(): Promise<boolean> {
    if (saveState.peek() !== "refused") return true;
    const { askToLeave } = await again(import("./ui/leave"));
    return askToLeave(() => download(this.documents));
  }

  /** Runs work that replaces what is open. */
  #leaving(work: () => Promise<unknown>): void {
    this.#mayLeave()
      .then((may) => may && work())
      .catch(showRefusal);
  }

  /** Queues work that changes what is open. */
  #load<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#loads.run(work);
    this.#opened = this.#loads.last;
    return done;
  }

  /** Loads the module that identifies files; it is not needed before the user has some. */
  importer(): Promise<FileImporter> {
    this.#importer ??= again(import("./file-importer")).then(
      ({ FileImporter }) =>
        new FileImporter({
          engine: this.engine,
          review: this.review,
          sources: () => this.documents.document.sources,
          open: (files, how) => this.open(files, how),
          select: (parts) => this.actions.command({ type: "select", parts }),
        }),
      (error) => {
        this.#importer = undefined; // there may be a network the next time
        throw error;
      },
    );
    return this.#importer;
  }

  /** Removes all parts and their sources. */
  clear(): Promise<void> {
    this.verification.interrupt();
    return this.#load(async () => {
      await this.#sceneWatcher?.leave();
      const lastMessage = newestId();
      await this.documents.clear();
      dismissToastsUpTo(lastMessage);
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

  /** Resolves when nothing is loading, every query is answered and the picture is up to date, with the CAD kernel's answers. */
  idle(): Promise<void> {
    return this.#idle(() => {
      this.verification.settleNow();
      return this.#loads.last;
    });
  }

  /** Resolves as `idle` does, but does not wait for the CAD kernel, which may take minutes. */
  #ready(): Promise<void> {
    return this.#idle(() => this.#opened);
  }

  async #idle(last: () => Promise<unknown>): Promise<void> {
    await this.#first;
    for (;;) {
      if (isNewAddress()) await this.openAddress(); // its event has not arrived yet
      await this.#arriving;
      const current = last();
      await current;
      if (store.unavailableReason.peek() !== undefined) return;
      try {
        await this.engine.call("settle");
      } catch {
        continue; // the engine was replaced: wait for the new one
      }
      if (last() === current && store.phase.peek() === "idle") return;
    }
  }

  async #restore(): Promise<void> {
    try {
      this.#restored = await this.documents.restore();
      solids.value = this.documents.solids;
      store.markRestored();
      this.verification.begin();
      await this.engine.call("camera"); // it runs, even if there was nothing to restore
      if (this.#restored !== "last") showTitle(this.documents.document);
    } finally {
      store.loading.value = undefined;
      this.review.begin();
    }
  }

  /** Starts another engine with a new canvas; the undo history is lost. If nothing could be opened yet, the address is opened. */
  async #renew(): Promise<void> {
    this.verification.interrupt();
    store.unavailableReason.value = undefined;
    try {
      await this.#sceneWatcher?.leave();
      store.engineInfo.value = undefined;
      this.documents.engineLost();
      await this.engine.renew();
      if (this.documents.document.sources.length === 0) await this.openAddress();
      else this.#reportRestored("info", text.message.renewed);
    } catch (error) {
      await this.#refuses(error as Error);
    }
  }

  /** Returns whether the scene was edited since the present engine received it; false while the engine does not have it yet. */
  #hadEdit(end: EngineEnd): boolean {
    return !this.documents.isChanging && wasEdited(end, store.scene.peek());
  }

  #ended(end: EngineEnd, again: Promise<void> | undefined): void {
    const { how, message, open } = end;
    const isAllKnown = this.#sceneWatcher?.isUpToDate() !== false && open.every(isQuery);
    this.verification.interrupt();
    store.engineInfo.value = undefined;
    store.restarts.value += 1;
    const t = text.message;
    const isPartMissing = isMissing({ message });
    const why = isPartMissing ? t.partMissing : message && t.itSaid({ why: messageText(message) });
    if (isPartMissing || how === "gone" || this.#hadEdit(end)) this.documents.clearSuspect();
    this.documents.engineLost();
    if (!again) this.#stopped(isPartMissing, t.stopped, why);
    this.#sceneWatcher?.saveNow();
    if (!again) return;
    const restarting = showMessage("warning", t.restarting);
    again.then(
      () => {
        dismissToast(restarting);
        this.#reportRestored("warning", t.restarted[how], t.back[isAllKnown ? "whole" : "nearly"], why);
      },
      (error: Error) => {
        dismissToast(restarting);
        void this.#refuses(error);
      },
    );
  }

  /** Reports what a new engine restored. `last` is the text for the case that it is the latest state. */
  #reportRestored(severity: "info" | "warning", title: string, last = "", why = ""): void {
    const { back } = text.message;
    const details = this.#restored === "last" ? [last, text.kept.notRestored] : [back[this.#restored]];
    const { refusal } = this.documents;
    showMessage(severity, title, sentences([...details, refusal ? openFailureText(refusal) : why]).trim());
  }

  /** Handles a new engine that has neither the scene nor the one before. */
  async #refuses(error: Error): Promise<void> {
    if (error.name === "EngineGone") return; // it ended again, which is reported elsewhere
    await this.engine.call("settle").catch(() => undefined); // parts that it does not have disappear
    this.engine.stop();
    this.#stopped(isMissing(error), text.message.notBack, openFailureText(error));
  }

  /** Shows that no engine runs until the user starts one. `lacks`: or until there is a network. */
  #stopped(isPartMissing: boolean, how: string, why: string): void {
    const t = text.message;
    this.documents.abandonRecovery();
    showTitle(this.documents.document);
    const title = isPartMissing ? text.stage.dead : how;
    store.unavailableTitle.value = title;
    store.unavailableReason.value = isPartMissing ? why : sentences([why, t.stoppedHint]).trim();
    const run = () => void (store.unavailableReason.peek() !== undefined && this.#renew());
    if (isPartMissing) addEventListener("online", run, { once: true });
    // The same text and action stand in place of the picture.
    dismissToast(showMessage("error", title, store.unavailableReason.value, { label: t.tryAgain, run }));
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
      showRefusal(error as Error);
      return undefined;
    }
  };

  async #showThreadTrace(): Promise<void> {
    try {
      const [{ showThreadTrace: showLanes }, trace] = await Promise.all([
        again(import("./ui/thread-trace")),
        this.engine.call("trace"),
      ]);
      showLanes(trace);
    } catch (error) {
      showRefusal(error as Error);
    }
  }

  #actions(): Actions {
    const ask = this.#ask;
    const sight = this.#sight;
    const lookAt: Actions["lookAt"] = (a, b) => sight.show(a, b);
    const robots = robotActions({ engine: this.engine, idle: () => this.#ready(), lookAt });
    return {
      command: (command) => void this.command(command).catch(showRefusal),
      input: (input) => this.engine.input(input),
      ask,
      setLocked: (on) => void this.setLocked(on).catch(showRefusal),
      setDragMode: chooseDragMode,
      setSnap: async (settings) => {
        const done = await robots.tryCommand({ type: "setSnap", settings });
        if (done) saveSnap(settings);
        return done;
      },
      lookAt,
      saveBody: saveBody(this.engine),
      openScene: (scene) => this.#leaving(() => this.open({ scene })),
      pickFiles: (target = "alone") => pick("files", (files) => this.openOwn(files, target)),
      pickFolder: () => pick("folder", (files) => this.openOwn(files, "alone")),
      newScene: () => this.#leaving(() => this.new()),
      closeSource: (source) => this.closeSource(source),
      restartPicture: () => void this.#renew(),
      cancelLoading: () => this.documents.cancel(),
      save: () => void download(this.documents),
      share: () => void share(this.documents),
      showThreadTrace: () => void this.#showThreadTrace(),
      robots,
      removal: removalActions(this.engine, robots.tryCommand),
      review: this.review,
      verify: this.verification,
      refine: this.refiner,
      view: sight,
      measure: measureActions(ask),
      works: {
        refresh: () => this.#save((autosave) => autosave.refresh()),
        open: (id) => this.#save((autosave) => autosave.open(id)),
        forget: (ids) => this.#save((autosave) => autosave.delete(ids)),
        dismiss: () => {
          offeredId.value = undefined;
        },
      },
    };
  }
}

/** Shows a refusal to the user, except that of an engine that ended, which is reported elsewhere. */
function showRefusal(error: Error): void {
  if (store.unavailableReason.peek() !== undefined) return; // the missing engine is reported already
  if (error.name !== "EngineGone") showMessage("warning", loadFailureText(error));
}

/** The controller of the sheet: its worker, which starts on the first visit, and the user's actions. */

import { again } from "../../engine/again";
import { messageOf } from "../../engine/english";
import type { FileToRead } from "../../engine/protocol";
import type { Supervisor } from "../../engine/supervisor";
import type { Input } from "../../engine/worker-protocol";
import { showMessage as tell } from "../../state/messages";
import { CanvasWorker } from "../../ui/canvas-worker";
import type { SheetProtocol } from "../protocol";
import { BadSetting } from "../tools";
import type { SheetMode, SheetRead, SheetScene } from "../types";
import { reportWorkerEnd } from "../worker-end";
import { SheetBackup } from "./backup";
import { defaults, isScene, modeOf, readSettings, type SheetSettings } from "./settings";
import * as state from "./state";
import { translate } from "./words";

const workerEndTexts = {
  notStarted: () => translate("notStarted"),
  stopped: () => translate("stoppedRoom"),
  restarted: () => translate("restarted"),
};

export class SheetController {
  #worker: CanvasWorker<SheetProtocol> | undefined;
  #entered = false;
  #opening: Promise<unknown> = Promise.resolve();
  #isCancelled = false;
  readonly #backup = new SheetBackup(
    (name, ...args) => this.engine.call(name, ...args),
    () => state.now.peek(),
    async (sheet) => (await again(import("./tab-sheet"))).storeTabSheet(sheet).catch(() => undefined),
  );

  constructor(private readonly picture: HTMLElement) {}

  get engine(): Supervisor<SheetProtocol> {
    this.#worker ??= this.#started();
    return this.#worker.engine;
  }

  /** Shows the content of the address. */
  enter(values: Readonly<Record<string, string>>): void {
    let options: { scene: SheetScene; mode: SheetMode } = defaults;
    try {
      options = readSettings(values);
    } catch (error) {
      tell("warning", refusalText(error));
    }
    const first = !this.#entered;
    const asked = values.scene !== undefined || first;
    this.#entered = true;
    state.isOpen.value = true;
    const now = state.settings.peek();
    if (asked && (now.scene !== options.scene || first)) {
      state.requested.value = options;
      const shown =
        first && isReload() ? this.#reopen(options, values.scene) : this.open(options.scene, options.mode);
      void shown.catch((error) => error.name !== "EngineGone" && tell("warning", refusalText(error))); // that is reported elsewhere
    } else if (values.mode !== undefined && now.mode !== options.mode) {
      void this.engine.call("setMode", options.mode).catch(() => undefined);
    }
  }

  /** Restores the sheet after a reload, unless the address asks for something else. */
  #reopen(options: Required<SheetSettings>, asked: string | undefined): Promise<void> {
    return this.#open(async () => {
      const sheet = await again(import("./tab-sheet"))
        .then(({ readTabSheet: shelved }) => shelved())
        .catch(() => undefined);
      const isWished = isScene(sheet?.title) ? sheet?.title === options.scene : asked === undefined;
      if (sheet && isWished) this.#backup.setSheet(sheet);
      await this.#backup.restore(options);
    });
  }

  leave(): void {
    state.isOpen.value = false;
  }

  /** Restarts with another worker, which gets the sheet. */
  renew = (): void => void this.#worker?.renew().catch(() => undefined); // it ended again, which is reported elsewhere

  input(input: Input): void {
    this.engine.input(input);
  }

  focus(): void {
    this.#worker?.focus();
  }

  /** Opens a built-in scene. */
  open(scene: SheetScene, mode: SheetMode = modeOf(scene)): Promise<void> {
    state.notes.value = undefined;
    return this.#open(async () => {
      await this.engine.call("open", scene);
      await this.engine.call("setMode", mode);
    });
  }

  /** Opens the contours of all files, in slices. If a file is invalid or the user cancels, nothing changes, and a sentence says why. */
  read(files: FileToRead[]): Promise<void> {
    state.notes.value = undefined;
    return this.#open(async () => {
      const name = files.map(({ path }) => path.split("/").at(-1)).join(", ");
      this.#isCancelled = false;
      state.reading.value = true;
      try {
        const read = await this.#read(files);
        if (read) reportRead(name, read);
        else
          state.notes.value = {
            tone: "info",
            title: translate("openCancelled", { name }),
            sentences: [translate("kept")],
          };
      } catch (error) {
        state.notes.value = {
          tone: "error",
          title: translate("notOpened", { name }),
          sentences: await this.#refuse(error),
        };
        throw error;
      } finally {
        state.reading.value = false;
      }
    });
  }

  /** Reads the files; undefined if the user cancelled. */
  async #read(files: FileToRead[]): Promise<SheetRead | undefined> {
    const sources = await Promise.all(
      files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
    );
    const read = await this.engine.call("read", sources);
    state.reading.value = false; // the worker reports the progress of opening
    await this.engine.call("settle"); // only what the worker completes is open
    return this.#isCancelled ? undefined : read;
  }

  /** Cancels the opening of files; the sheet before it stays. */
  async cancelOpen(): Promise<void> {
    if (await this.engine.call("cancelOpen")) this.#isCancelled = true;
  }

  /** Returns why files were not opened, and what happened to the sheet. */
  async #refuse(error: unknown): Promise<string[]> {
    if ((error as Error).name !== "EngineGone") return [refusalText(error), translate("kept")];
    const isBack = state.unavailableReason.peek() === undefined && (await this.#backup.isRestored());
    return isBack ? [translate("tooMuch"), translate("broughtBack")] : [translate("tooMuch")];
  }

  /** Stores the sheet, then makes the worker fail, for tests. */
  async crash(): Promise<void> {
    await this.#backup.save();
    void this.engine.call("crashForTest", "panic").catch(() => undefined); // never answered
  }

  /** Resolves when all requests are shown. */
  async settled(): Promise<void> {
    if (state.unavailableReason.peek() !== undefined) return;
    await this.#opening.catch(() => undefined);
    await this.engine.call("settle").catch(() => undefined);
  }

  #open(work: () => Promise<void>): Promise<void> {
    const opened = this.#opening
      .catch(() => undefined)
      .then(async () => {
        state.opening.value = true;
        try {
          await work();
          await this.engine.call("settle");
        } finally {
          state.opening.value = false;
        }
      });
    this.#opening = opened;
    opened.catch(() => undefined); // the caller receives it
    return opened;
  }

  #started(): CanvasWorker<SheetProtocol> {
    const room = new CanvasWorker<SheetProtocol>(state.canvasState, {
      host: this.picture,
      label: () => translate("canvas"),
      worker: () =>
        new Worker(new URL("../worker/sheet.worker.ts", import.meta.url), {
          type: "module",
          name: "sheet",
        }),
      options: {},
      restore: () => {
        // The address stays the same while the sheet is being restored.
        state.requested.value = state.settings.peek();
        return this.#backup.restore(state.requested.value);
      },
      changes: (changes) => {
        if (changes.state) {
          state.now.value = changes.state;
          this.#backup.scheduleSave();
        }
        if (changes.kinds) state.kinds.value = changes.kinds;
      },
      refused: (why) => tell("warning", why),
      ended: (end, again) => reportWorkerEnd(end, again, room, workerEndTexts),
    });
    room.start();
    return room;
  }
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== "navigate";
}

/** Reports what was opened, and what was omitted. */
function reportRead(name: string, { contours, leftOut, notes }: SheetRead): void {
  tell(
    "success",
    contours === 1 ? translate("openedOne", { name }) : translate("opened", { name, n: contours }),
  );
  const n = leftOut.length;
  const sentences = [...leftOut, ...notes];
  if (n > 0) {
    const title = n === 1 ? translate("leftOutOne", { name }) : translate("leftOut", { name, n });
    state.notes.value = { tone: "warning", title, sentences };
  } else if (sentences.length > 0) {
    state.notes.value = { tone: "info", title: translate("noted", { name }), sentences };
  }
}

/** Returns the reason of a refusal for the user. */
export const refusalText = (error: unknown): string =>
  error instanceof BadSetting
    ? translate("badSetting", { field: error.field, value: error.value })
    : messageOf(error as Error);

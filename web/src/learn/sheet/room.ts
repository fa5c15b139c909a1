/** The room of the sheet: its worker, started when first entered, and what a person asks of it. */

import type { FileToRead } from "../../engine/protocol";
import type { Input } from "../../engine/seam";
import type { Supervisor } from "../../engine/supervisor";
import { say as tell } from "../../state/messages";
import { Room } from "../../ui/room";
import type { SheetSeam } from "../protocol";
import { Kept } from "./kept";
import { BadSetting, modeOf, readSettings, usual } from "./settings";
import * as state from "./state";
import type { SheetForm, SheetMode, SheetScene } from "./types";
import { say } from "./words";

export class SheetRoom {
  #room: Room<SheetSeam> | undefined;
  #entered = false;
  #opening: Promise<unknown> = Promise.resolve();
  readonly #kept = new Kept(
    (name, ...args) => this.engine.call(name, ...args),
    () => state.now.peek(),
  );

  constructor(private readonly picture: HTMLElement) {}

  get engine(): Supervisor<SheetSeam> {
    this.#room ??= this.#started();
    return this.#room.engine;
  }

  /** Shows what the address has. */
  enter(values: Readonly<Record<string, string>>): void {
    let wish: { scene: SheetScene; mode: SheetMode } = usual;
    try {
      wish = readSettings(values);
    } catch (error) {
      tell("warning", sentence(error));
    }
    const first = !this.#entered;
    const asked = values.scene !== undefined || first;
    this.#entered = true;
    state.here.value = true;
    const shown = state.settings.peek();
    if (asked && (shown.scene !== wish.scene || first)) {
      state.wished.value = wish;
      void this.open(wish.scene, wish.mode).catch((error) => tell("warning", sentence(error)));
    } else if (values.mode !== undefined && shown.mode !== wish.mode) {
      void this.engine.call("setMode", wish.mode).catch(() => undefined);
    }
  }

  leave(): void {
    state.here.value = false;
  }

  input(input: Input): void {
    this.engine.input(input);
  }

  focus(): void {
    this.#room?.focus();
  }

  /** Puts a made scene onto the sheet. */
  open(scene: SheetScene, mode: SheetMode = modeOf(scene)): Promise<void> {
    state.notes.value = undefined;
    return this.#open(async () => {
      await this.engine.call("open", scene);
      await this.engine.call("setMode", mode);
    });
  }

  /** Puts files onto the sheet, the contours of all of them. When one cannot be read, nothing changes and a sentence says why. */
  read(files: FileToRead[]): Promise<void> {
    state.notes.value = undefined;
    return this.#open(async () => {
      const sources = await Promise.all(
        files.map(async ({ path, blob }) => ({ path, bytes: new Uint8Array(await blob.arrayBuffer()) })),
      );
      const name = files.map(({ path }) => path.split("/").at(-1)).join(", ");
      try {
        const { contours, notes } = await this.engine.call("read", sources);
        await this.engine.call("settle"); // only what the worker gets ready was opened
        tell("success", contours === 1 ? say("openedOne", { name }) : say("opened", { name, n: contours }));
        if (notes.length > 0)
          state.notes.value = { tone: "info", title: say("leftOut", { name }), sentences: notes };
      } catch (error) {
        state.notes.value = {
          tone: "error",
          title: say("notOpened", { name }),
          sentences: await this.#whyNot(error),
        };
        throw error;
      }
    });
  }

  /** Why files were not opened, and what became of what was there. */
  async #whyNot(error: unknown): Promise<string[]> {
    if ((error as Error).name !== "EngineGone") return [sentence(error), say("kept")];
    const isBack = state.dead.peek() === undefined && (await this.#kept.isBack());
    return isBack ? [say("tooMuch"), say("broughtBack")] : [say("tooMuch")];
  }

  save(form: SheetForm): Promise<string> {
    return this.engine.call("save", form);
  }

  /** Resolves when what was asked for is shown. */
  async settled(): Promise<void> {
    if (state.dead.peek() !== undefined) return;
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
    opened.catch(() => undefined); // whoever asked hears of it
    return opened;
  }

  #started(): Room<SheetSeam> {
    const room = new Room<SheetSeam>(state.room, {
      host: this.picture,
      label: say("canvas"),
      worker: () =>
        new Worker(new URL("../worker/sheet.worker.ts", import.meta.url), {
          type: "module",
          name: "sheet",
        }),
      options: {},
      restore: () => this.#kept.restore(state.settings.peek()),
      changes: (changes) => {
        if (changes.state) {
          state.now.value = changes.state;
          this.#kept.changed();
        }
        if (changes.kinds) state.kinds.value = changes.kinds;
      },
      refused: (why) => tell("warning", why),
      ended: (end, again) =>
        tell(again ? "warning" : "error", say(again ? "restarted" : "stoppedRoom"), end.message),
    });
    room.start();
    return room;
  }
}

/** Why something was refused, for the user. */
export const sentence = (error: unknown): string =>
  error instanceof BadSetting
    ? say("badSetting", { field: error.field, value: error.value })
    : (error as Error).message;

/**
 * Keeps the last sheet that the worker completed, for its successor. An incomplete sheet is not saved, because it could also end the next worker and
 * lose the sheet before.
 */

import type { CallArguments, CallName, CallResult } from "../../engine/worker-protocol";
import type { SheetProtocol } from "../protocol";
import type { SheetKept, SheetState } from "../types";
import { defaults, type SheetSettings } from "./settings";

/** The milliseconds from the last change to the next save. */
const saveDelayMs = 600;

/** Makes a call; it rejects if the worker has ended. */
type Call = <Name extends CallName<SheetProtocol>>(
  name: Name,
  ...args: CallArguments<SheetProtocol, Name>
) => Promise<CallResult<SheetProtocol, Name>>;

export class SheetBackup {
  #sheet: SheetKept | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restored: Promise<void> = Promise.resolve();

  constructor(
    private readonly call: Call,
    private readonly now: () => Pick<SheetState, "title" | "dragging" | "opening" | "tidying">,
    /** Stores the sheet for a reload. */
    private readonly persist: (sheet: SheetKept) => Promise<void> = () => Promise.resolve(),
  ) {}

  /** Schedules a save after a change of the sheet. */
  scheduleSave(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save().catch(() => undefined), saveDelayMs);
  }

  /** Sets the sheet from before a reload, which a new worker gets. */
  setSheet(sheet: SheetKept): void {
    this.#sheet = sheet;
  }

  /** Gives a new worker the last complete sheet, or else the requested built-in scene. */
  restore(settings: SheetSettings): Promise<void> {
    clearTimeout(this.#timer);
    this.#restored = this.#restore(settings);
    this.#restored.catch(() => undefined); // the caller receives it
    return this.#restored;
  }

  /** Returns whether the worker after the last failure has the sheet. */
  isRestored(): Promise<boolean> {
    return this.#restored.then(
      () => true,
      () => false,
    );
  }

  /** Saves the sheet now, if it is at rest. */
  async save(): Promise<void> {
    await this.call("settle");
    const { title, dragging, opening, tidying } = this.now();
    if (title === "" || dragging || opening || tidying) return;
    this.#sheet = await this.call("keep");
    await this.persist(this.#sheet);
  }

  async #restore({ scene, mode }: SheetSettings): Promise<void> {
    const sheet = this.#sheet;
    await this.call("setMode", mode); // first, because the address follows what is shown next, and a reload reads it there
    if (sheet) await this.call("restore", sheet);
    else await this.call("open", scene ?? defaults.scene);
  }
}

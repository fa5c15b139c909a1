/**
 * The last sheet that its worker got ready, kept for the worker after it. A sheet that is never got ready is not kept: it would end the
 * next worker, too, and what was there before would be lost.
 */

import type { CallArguments, CallName, CallResult } from "../../engine/seam";
import type { SheetSeam } from "../protocol";
import type { SheetKept, SheetState } from "../types";
import { type SheetSettings, usual } from "./settings";

/** Milliseconds after the last change until the sheet is kept. */
const pause = 600;

/** What answers; a worker that is gone rejects. */
type Call = <Name extends CallName<SheetSeam>>(
  name: Name,
  ...args: CallArguments<SheetSeam, Name>
) => Promise<CallResult<SheetSeam, Name>>;

export class Kept {
  #sheet: SheetKept | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #restored: Promise<void> = Promise.resolve();

  constructor(
    private readonly call: Call,
    private readonly now: () => Pick<SheetState, "title" | "dragging" | "opening" | "tidying">,
    /** Keeps it over a reload, too. */
    private readonly shelve: (sheet: SheetKept) => Promise<void> = () => Promise.resolve(),
  ) {}

  /** The sheet has changed. */
  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep().catch(() => undefined), pause);
  }

  /** What was on the sheet before the page was loaded again is what a new worker is given. */
  begin(sheet: SheetKept): void {
    this.#sheet = sheet;
  }

  /** Gives a new worker what the one before had ready, or else the made scene that was asked for. */
  restore(settings: SheetSettings): Promise<void> {
    clearTimeout(this.#timer);
    this.#restored = this.#restore(settings);
    this.#restored.catch(() => undefined); // whoever asks hears of it
    return this.#restored;
  }

  /** Whether the last worker that failed was followed by one that has the sheet back. */
  isBack(): Promise<boolean> {
    return this.#restored.then(
      () => true,
      () => false,
    );
  }

  /** Keeps it now, if it is at rest. */
  async keep(): Promise<void> {
    await this.call("settle");
    const { title, dragging, opening, tidying } = this.now();
    if (title === "" || dragging || opening || tidying) return;
    this.#sheet = await this.call("keep");
    await this.shelve(this.#sheet);
  }

  async #restore({ scene, mode }: SheetSettings): Promise<void> {
    const sheet = this.#sheet;
    await this.call("setMode", mode); // first: what is shown next is in the address, and a reload reads it there
    if (sheet) await this.call("restore", sheet);
    else await this.call("open", scene ?? usual.scene);
  }
}

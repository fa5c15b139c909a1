/**
 * Keeps what a person works on, in this browser: files of theirs and what was done, not what is shipped and as it was. Each tab keeps its
 * own work. Loaded once there is something to keep, or to bring back.
 */

import { contentId, freshId } from "./scenes/content";
import type { Document, Keeper } from "./scenes/keeper";
import { isChanged, type Kept, keptScene, pack, unpack } from "./scenes/kept";
import { type Link, listOf, type SceneJson } from "./scenes/link";
import { Shelf, type Work } from "./scenes/shelf";
import { say } from "./state/messages";
import { offeredId, refusal, type Standing, works } from "./state/works";
import { claim, claimed, nameTabWork } from "./tab-work";
import { text } from "./ui/strings";

const t = text.kept;

/** Milliseconds that a tab waits for its own work after a reload: the page before it may still be going. */
const patience = 1000;
/** Of what the browser has left, so much is not taken. */
const reserve = 2 ** 20;

export interface Around {
  keeper: Keeper;
  /** Whether it could be opened; what went wrong is said. */
  open(kept: Kept): Promise<boolean>;
}

/** There is no room for so many bytes. */
class Full extends Error {
  constructor(
    readonly needed: number,
    readonly left: number,
  ) {
    super("the storage is full");
    this.name = "QuotaExceededError";
  }
}

export class Keeping {
  /** The scene that what follows is about; undefined: none was seen yet. */
  #scene: SceneJson | undefined;
  /** The work that it is kept as, which is this tab's alone. */
  #id: string | undefined;
  #release: (() => void) | undefined;
  /** What is kept of it, as a text. */
  #written = "";
  /** What is no reason to keep it: as it was opened, or as it was when its work was forgotten. */
  #before: SceneJson | undefined;
  #isAsked = false;
  /** One thing after another. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #names = new WeakMap<Blob, Promise<string>>();

  constructor(
    private readonly around: Around,
    private readonly shelf = new Shelf(),
  ) {}

  /** Keeps the scene as the keeper has it, if there is anything to keep. */
  take(link: Link | undefined): Promise<Standing> {
    return this.#queue(() => this.#take(link));
  }

  /** Reads again what is kept, and what other tabs have. */
  async refresh(): Promise<void> {
    try {
      const [rows, taken] = await Promise.all([this.shelf.list(), claimed()]);
      const openIn = (id: string) => (id === this.#id ? "here" : taken.has(id) && "elsewhere");
      works.value = rows.map((row) => ({ ...row, open: openIn(row.id) }));
    } catch {
      refusal.value = "refused";
      works.value = [];
    }
  }

  /** Offers the latest work that no tab has. */
  async offer(): Promise<void> {
    await this.refresh();
    if (!this.#id) offeredId.value = works.peek().find(({ open }) => !open)?.id;
  }

  /** Opens a kept work and goes on with it, with a copy if another tab has it; false when it could not be opened. */
  open(id: string, isReload = false): Promise<boolean> {
    return this.#queue(() => this.#open(id, isReload));
  }

  /** After a reload by which the address has brought the scene back: it goes on being that work. */
  resume(id: string): Promise<void> {
    return this.#queue(async () => {
      const { opened, begun, origin } = this.around.keeper.document;
      await this.refresh();
      if (!works.peek().some((work) => work.id === id)) return;
      this.#follow(opened, begun);
      if (await this.#own(id, "reloaded")) say("info", t.back(origin.title), t.historyGone);
      await this.refresh();
    });
  }

  /** Without ids, all that no other tab has. What is open in this tab is kept again once something more is done. */
  forget(ids?: readonly string[]): Promise<void> {
    return this.#queue(async () => {
      await this.refresh();
      const free = works.peek().filter(({ id, open }) => open !== "elsewhere" && (ids?.includes(id) ?? true));
      await this.shelf.forget(free.map(({ id }) => id));
      if (free.some(({ open }) => open === "here")) {
        this.leave();
        this.#before = this.around.keeper.document.last;
      }
      await this.refresh();
    });
  }

  /** The scene is this tab's no longer; what is kept of it stays. */
  leave(): void {
    this.#release?.();
    this.#release = undefined;
    this.#id = undefined;
    this.#written = "";
    nameTabWork(undefined);
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #take(link: Link | undefined): Promise<Standing> {
    const made = this.around.keeper.document;
    if (made.origin.scene !== link?.scene) return "behind"; // another was opened meanwhile
    this.#follow(made.opened, link && made.begun);
    if (!this.#id && this.#before && !isChanged(this.#before, made.last)) return "nothing";
    this.#nameTab(link);
    try {
      const work = await pack(link ?? keptScene(made), (blob) => this.#nameOf(blob));
      if (work.text !== this.#written) {
        await whenIdle();
        await this.#makeRoom(work.files);
        await this.#put(work, made);
      }
    } catch (error) {
      return this.#refused(error as Error, link !== undefined);
    }
    this.#nameTab(link);
    await this.refresh();
    return "kept";
  }

  async #put(work: Work, { origin: { title }, last }: Document): Promise<void> {
    if (!this.#id) await this.#own(freshId(), "new");
    const parts = listOf(last).filter(({ removed }) => !removed).length;
    await this.shelf.put({ id: this.#id ?? "", title, parts, at: Date.now() }, work);
    this.#written = work.text;
    refusal.value = undefined;
  }

  async #open(id: string, isReload: boolean): Promise<boolean> {
    const found = await this.shelf.take(id).catch(() => undefined);
    if (!found) {
      await this.refresh();
      if (!isReload) say("warning", t.gone);
      return false;
    }
    for (const [name, blob] of found.files) this.#names.set(blob, Promise.resolve(name));
    const kept = unpack(found);
    if (!(await this.around.open(kept))) return false;
    const { opened, begun, origin } = this.around.keeper.document;
    this.#follow(opened, "sources" in kept ? undefined : begun);
    const isOwn = await this.#own(id, isReload ? "reloaded" : "listed");
    if (isOwn) {
      this.#written = found.text;
      this.#nameTab("sources" in kept ? undefined : kept);
    }
    say("info", isOwn ? t.back(origin.title) : t.copied(origin.title), isOwn ? t.historyGone : t.copiedWhy);
    await this.refresh();
    return true;
  }

  /** Another scene is another work. `before`: what is no reason to keep it. */
  #follow(scene: SceneJson, before: SceneJson | undefined): void {
    if (scene === this.#scene) return;
    this.leave();
    this.#scene = scene;
    this.#before = before;
  }

  /** Makes a work this tab's; false where another tab has it, or may have what is only known from the list. */
  async #own(id: string, from: "new" | "reloaded" | "listed"): Promise<boolean> {
    const release = await claim(id, from === "reloaded" ? patience : 0);
    if (release === "taken" || (release === "unknown" && from === "listed")) return false;
    this.#release = release === "unknown" ? undefined : release;
    this.#id = id;
    return true;
  }

  #nameTab(link: Link | undefined): void {
    if (this.#id) nameTabWork({ id: this.#id, hash: location.hash, isLinked: link !== undefined });
  }

  #nameOf(blob: Blob): Promise<string> {
    const name = this.#names.get(blob) ?? contentId(blob);
    this.#names.set(blob, name);
    return name;
  }

  /** Asks the browser for room for files that are not there yet, and not to clear them away for want of it. */
  async #makeRoom(files: ReadonlyMap<string, Blob>): Promise<void> {
    if (files.size === 0) return;
    const { storage } = navigator as Partial<Navigator>;
    const missing = await this.shelf.missing(files.keys());
    const needed = missing.reduce((sum, file) => sum + (files.get(file)?.size ?? 0), 0);
    const { quota, usage = 0 } = (await storage?.estimate()) ?? {};
    if (quota !== undefined && usage + needed + reserve > quota) throw new Full(needed, quota - usage);
    if (!this.#isAsked) void storage?.persist().catch(() => undefined);
    this.#isAsked = true;
  }

  /** Said once; where the address says all of it, nothing is lost. */
  #refused(error: Error, isLinked: boolean): Standing {
    const how = error.name === "QuotaExceededError" ? "full" : "refused";
    if (!isLinked && refusal.peek() !== how) {
      if (error instanceof Full) say("info", t.full, t.fullWhy(error.needed, error.left));
      else say("info", how === "full" ? t.full : t.refused, t.refusedWhy);
    }
    refusal.value = how;
    return isLinked ? "kept" : "refused";
  }
}

/** When the page has nothing better to do; at once where it is not seen and may be gone soon. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || !("requestIdleCallback" in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });

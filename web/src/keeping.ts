/**
 * Keeps what a person works on, in this browser: files of theirs and what was done, not what is shipped and as it was. Each tab keeps its
 * own work. Loaded once there is something to keep, or to bring back.
 */

import { contentId, freshId } from "./scenes/content";
import type { SceneDocument } from "./scenes/document";
import { type Keeper, titleIn } from "./scenes/keeper";
import { isLink, type Kept, keptOf, pack, unpack } from "./scenes/kept";
import { isChanged, type Link, partsOf } from "./scenes/link";
import type { SceneJson } from "./scenes/scene-file";
import { Shelf, type Work } from "./scenes/shelf";
import { say } from "./state/messages";
import { type KeptRow, offeredId, refusal, type Standing, works } from "./state/works";
import { claim, claimed, nameTabWork } from "./tab-work";
import { sceneName } from "./ui/shipped";
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

/** A scene that this tab has or had, and the work that it is kept as. */
interface Place {
  /** Of the work, once there is one; it is this tab's alone while the scene is here. */
  id?: string;
  release?: () => void;
  /** What is kept, as a text. */
  written: string;
  /** What is no reason to keep it: as it was opened, or as it was when its work was forgotten. Files of the user's are one. */
  before: SceneJson | undefined;
}

export class Keeping {
  readonly #places = new WeakMap<SceneJson, Place>();
  #here: Place | undefined;
  /** One thing after another. */
  #last: Promise<unknown> = Promise.resolve();
  #isAsked = false;
  /** Why nothing could be kept, as it was said. */
  #said: typeof refusal.value;
  readonly #names = new WeakMap<Blob, Promise<string>>();

  constructor(
    private readonly around: Around,
    private readonly shelf = new Shelf(),
  ) {}

  /** Keeps a scene, the one that is here or the one before, if there is anything to keep of it. After a reload it is there again, unless it is left. */
  take(made: SceneDocument, link: Link | undefined, isLeft = false): Promise<Standing> {
    return this.#queue(() => this.#take(made, link, isLeft));
  }

  /** Reads again what is kept, and what other tabs have. */
  async refresh(): Promise<void> {
    try {
      const [rows, taken] = await Promise.all([this.shelf.list(), claimed()]);
      const openIn = (id: string) => (id === this.#here?.id ? "here" : taken.has(id) && "elsewhere");
      works.value = rows.map((row) => ({ ...row, open: openIn(row.id) }));
    } catch {
      refusal.value = "refused";
      works.value = [];
    }
  }

  /** Offers the latest work that no tab has. */
  async offer(): Promise<void> {
    await this.refresh();
    if (!this.#here?.id) offeredId.value = works.peek().find(({ open }) => !open)?.id;
  }

  /** Opens a kept work and goes on with it, with a copy if another tab has it; false when it could not be opened. */
  open(id: string, isReload = false): Promise<boolean> {
    return this.#queue(() => this.#open(id, isReload));
  }

  /** After a reload by which the address has brought the scene back: it goes on being that work. */
  resume(id: string): Promise<void> {
    return this.#queue(async () => {
      const made = this.around.keeper.document;
      const found = await this.shelf.take(id).catch(() => undefined);
      const kept = found && unpack(found);
      if (!kept || "sources" in kept || kept.scene !== made.origin.scene) return;
      const place = this.#arrive(made);
      if (!(await this.#own(place, id, "reloaded"))) return;
      place.written = found.text;
      this.#nameTab(place, kept);
      say("info", t.back({ title: sceneName(titleIn(made)) }), t.notKept);
      await this.refresh();
    });
  }

  /** Without ids, all that no other tab has. What is open in this tab is kept again once something more is done. */
  forget(ids?: readonly string[]): Promise<void> {
    return this.#queue(async () => {
      await this.refresh();
      const isMeant = ({ id, open }: KeptRow) => open !== "elsewhere" && (ids?.includes(id) ?? true);
      const free = works.peek().filter(isMeant);
      await this.shelf.forget(free.map(({ id }) => id));
      if (this.#here && free.some(({ open }) => open === "here")) {
        letGo(this.#here);
        Object.assign(this.#here, { id: undefined, written: "", before: this.around.keeper.document.last });
        nameTabWork(undefined);
      }
      await this.refresh();
    });
  }

  /** This tab has no scene any more; what is kept of it stays. */
  leave(): void {
    if (this.#here) letGo(this.#here);
    this.#here = undefined;
    nameTabWork(undefined);
  }

  #queue<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #take(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<Standing> {
    const isHere = made.opened === this.around.keeper.document.opened;
    const place = isHere ? this.#arrive(made) : this.#placeOf(made);
    if (!place.id && place.before && !isChanged(place.before, made.last)) return "nothing";
    const kept = keptOf(made, link);
    if (!isLeft) this.#nameTab(place, kept);
    try {
      const work = await pack(kept, (blob) => this.#nameOf(blob));
      if (work.text !== place.written) {
        await whenIdle();
        await this.#makeRoom(work.files);
        await this.#put(place, work, made);
      }
    } catch (error) {
      return this.#refused(error as Error, isLink(kept));
    }
    if (!isLeft) this.#nameTab(place, kept);
    await this.refresh();
    return "kept";
  }

  async #put(place: Place, work: Work, made: SceneDocument): Promise<void> {
    const id = place.id ?? freshId();
    if (!place.id) await this.#own(place, id, "new");
    const parts = partsOf(made.last).length;
    await this.shelf.put({ id, title: titleIn(made), parts, at: Date.now() }, work);
    place.written = work.text;
    if (place !== this.#here) letGo(place);
    refusal.value = undefined;
    this.#said = undefined;
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
    const made = this.around.keeper.document;
    const place = this.#arrive(made);
    const isOwn = await this.#own(place, id, isReload ? "reloaded" : "listed");
    if (isOwn) place.written = found.text;
    this.#nameTab(place, kept);
    const title = sceneName(titleIn(made));
    say("info", isOwn ? t.back({ title }) : t.copied({ title }), isOwn ? t.notKept : t.copiedWhy);
    await this.refresh();
    return true;
  }

  #placeOf({ opened, begun, origin }: SceneDocument): Place {
    const known = this.#places.get(opened);
    const place = known ?? { written: "", before: origin.scene === undefined ? undefined : begun };
    this.#places.set(opened, place);
    return place;
  }

  /** The scene is the one of this tab now. */
  #arrive(made: SceneDocument): Place {
    const place = this.#placeOf(made);
    if (place !== this.#here) this.leave();
    this.#here = place;
    return place;
  }

  /** Makes a work this tab's; false where another tab has it, or may have what is only known from the list. */
  async #own(place: Place, id: string, from: "new" | "reloaded" | "listed"): Promise<boolean> {
    const release = await claim(id, from === "reloaded" ? patience : 0);
    const isFree = typeof release === "function";
    if (!isFree && from !== "new" && (release === "taken" || from === "listed")) return false;
    if (isFree) place.release = release;
    place.id = id;
    return true;
  }

  #nameTab(place: Place, kept: Kept): void {
    if (place !== this.#here || !place.id) return;
    nameTabWork({ id: place.id, hash: location.hash, isLinked: isLink(kept) });
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
    refusal.value = how;
    if (isLinked) return "kept";
    if (this.#said !== how) {
      if (error instanceof Full)
        say("info", t.full, t.fullWhy({ needed: error.needed, left: Math.max(error.left, 0) }));
      else say("info", how === "full" ? t.full : t.refused, t.refusedWhy);
    }
    this.#said = how;
    return "refused";
  }
}

function letGo(place: Place): void {
  place.release?.();
  delete place.release;
}

/** When the page has nothing better to do; at once where it is not seen and may be gone soon. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden || !("requestIdleCallback" in globalThis)) resolve();
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });

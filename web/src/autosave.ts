/**
 * Keeps what a person works on, in this browser: files of theirs and what was done, not what is shipped and as it was. Each tab keeps its
 * own work. Loaded once there is something to keep, or to bring back.
 */

import { contentId, freshId } from "./scenes/content";
import type { SceneDocument } from "./scenes/document";
import type { SceneDocumentStore } from "./scenes/document-store";
import { isLink, type Kept, keptOf, pack, unpack } from "./scenes/kept";
import { isChanged, type Link, partsOf } from "./scenes/link";
import { titleIn } from "./scenes/summary";
import { type Work, WorkStore } from "./scenes/work-store";
import { say } from "./state/messages";
import { Sequence } from "./state/sequence";
import { type KeptRow, offeredId, refusal, type Standing, works } from "./state/works";
import { Full, makeRoom, whenIdle } from "./storage-space";
import { letGo, type Place, TabScenes } from "./tab-scenes";
import { claimed } from "./tab-work";
import { sceneName } from "./ui/shipped";
import { text } from "./ui/strings";

const t = text.kept;

export interface Around {
  documents: SceneDocumentStore;
  /** Whether it could be opened; what went wrong is said. */
  open(kept: Kept): Promise<boolean>;
}

export class AutoSave {
  readonly #scenes = new TabScenes();
  /** One thing after another. */
  readonly #sequence = new Sequence();
  /** Why nothing could be kept, as it was said. */
  #said: typeof refusal.value;
  readonly #names = new WeakMap<Blob, Promise<string>>();

  constructor(
    private readonly around: Around,
    private readonly workStore = new WorkStore(),
  ) {}

  /** Keeps a scene, the one that is here or the one before, if there is anything to keep of it. After a reload it is there again, unless it is left. */
  take(made: SceneDocument, link: Link | undefined, isLeft = false): Promise<Standing> {
    return this.#sequence.run(() => this.#take(made, link, isLeft));
  }

  /** Reads again what is kept, and what other tabs have. */
  async refresh(): Promise<void> {
    try {
      const [rows, taken] = await Promise.all([this.workStore.list(), claimed()]);
      const openIn = (id: string) => (id === this.#scenes.here?.id ? "here" : taken.has(id) && "elsewhere");
      works.value = rows.map((row) => ({ ...row, open: openIn(row.id) }));
    } catch {
      refusal.value = "refused";
      works.value = [];
    }
  }

  /** Offers the latest work that no tab has. */
  async offer(): Promise<void> {
    await this.refresh();
    if (!this.#scenes.here?.id) offeredId.value = works.peek().find(({ open }) => !open)?.id;
  }

  /** Opens a kept work and goes on with it, with a copy if another tab has it; false when it could not be opened. */
  open(id: string, isReload = false): Promise<boolean> {
    return this.#sequence.run(() => this.#open(id, isReload));
  }

  /** After a reload by which the address has brought the scene back: it goes on being that work. */
  resume(id: string): Promise<void> {
    return this.#sequence.run(async () => {
      const made = this.around.documents.document;
      const found = await this.workStore.take(id).catch(() => undefined);
      const kept = found && unpack(found);
      if (!kept || "sources" in kept || kept.scene !== made.origin.scene) return;
      const place = this.#scenes.arrive(made);
      if (!(await this.#scenes.own(place, id, "reloaded"))) return;
      place.written = found.text;
      this.#scenes.nameTab(place, kept);
      say("info", t.back({ title: sceneName(titleIn(made)) }), t.notKept);
      await this.refresh();
    });
  }

  /** Without ids, all that no other tab has. What is open in this tab is kept again once something more is done. */
  forget(ids?: readonly string[]): Promise<void> {
    return this.#sequence.run(async () => {
      await this.refresh();
      const isMeant = ({ id, open }: KeptRow) => open !== "elsewhere" && (ids?.includes(id) ?? true);
      const free = works.peek().filter(isMeant);
      await this.workStore.forget(free.map(({ id }) => id));
      if (free.some(({ open }) => open === "here")) this.#scenes.forget(this.around.documents.document.last);
      await this.refresh();
    });
  }

  /** This tab has no scene any more; what is kept of it stays. */
  leave(): void {
    this.#scenes.leave();
  }

  async #take(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<Standing> {
    const isHere = made.opened === this.around.documents.document.opened;
    const place = isHere ? this.#scenes.arrive(made) : this.#scenes.placeOf(made);
    if (!place.id && place.before && !isChanged(place.before, made.last)) return "nothing";
    const kept = keptOf(made, link);
    if (!isLeft) this.#scenes.nameTab(place, kept);
    try {
      const work = await pack(kept, (blob) => this.#nameOf(blob));
      if (work.text !== place.written) {
        await whenIdle();
        if (work.files.size > 0) await makeRoom(await this.#bytesMissing(work.files));
        await this.#put(place, work, made);
      }
    } catch (error) {
      return this.#refused(error as Error, isLink(kept));
    }
    if (!isLeft) this.#scenes.nameTab(place, kept);
    await this.refresh();
    return "kept";
  }

  async #put(place: Place, work: Work, made: SceneDocument): Promise<void> {
    const id = place.id ?? freshId();
    if (!place.id) await this.#scenes.own(place, id, "new");
    const parts = partsOf(made.last).length;
    await this.workStore.put({ id, title: titleIn(made), parts, at: Date.now() }, work);
    place.written = work.text;
    if (place !== this.#scenes.here) letGo(place);
    refusal.value = undefined;
    this.#said = undefined;
  }

  async #open(id: string, isReload: boolean): Promise<boolean> {
    const found = await this.workStore.take(id).catch(() => undefined);
    if (!found) {
      await this.refresh();
      if (!isReload) say("warning", t.gone);
      return false;
    }
    for (const [name, blob] of found.files) this.#names.set(blob, Promise.resolve(name));
    const kept = unpack(found);
    if (!(await this.around.open(kept))) return false;
    const made = this.around.documents.document;
    const place = this.#scenes.arrive(made);
    const isOwn = await this.#scenes.own(place, id, isReload ? "reloaded" : "listed");
    if (isOwn) place.written = found.text;
    this.#scenes.nameTab(place, kept);
    const title = sceneName(titleIn(made));
    say("info", isOwn ? t.back({ title }) : t.copied({ title }), isOwn ? t.notKept : t.copiedWhy);
    await this.refresh();
    return true;
  }

  #nameOf(blob: Blob): Promise<string> {
    const name = this.#names.get(blob) ?? contentId(blob);
    this.#names.set(blob, name);
    return name;
  }

  async #bytesMissing(files: ReadonlyMap<string, Blob>): Promise<number> {
    const missing = await this.workStore.missing(files.keys());
    return missing.reduce((sum, file) => sum + (files.get(file)?.size ?? 0), 0);
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

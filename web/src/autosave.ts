/**
 * Saves the user's work in this browser: own files and changes, but no shipped scene that is unchanged. Each tab has its own work. The module is
 * loaded when there is something to save or to restore.
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
  /** Opens a saved work. Resolves with false if that failed; then a message says why. */
  open(kept: Kept): Promise<boolean>;
}

export class AutoSave {
  readonly #scenes = new TabScenes();
  /** Runs jobs one after the other. */
  readonly #sequence = new Sequence();
  /** The last reason that was shown for why nothing could be saved. */
  #said: typeof refusal.value;
  readonly #names = new WeakMap<Blob, Promise<string>>();

  constructor(
    private readonly around: Around,
    private readonly workStore = new WorkStore(),
  ) {}

  /** Saves a scene, the present one or the one before, if it has anything to save. A reload restores it, unless it was left. */
  take(made: SceneDocument, link: Link | undefined, isLeft = false): Promise<Standing> {
    return this.#sequence.run(() => this.#take(made, link, isLeft));
  }

  /** Reads the list of saved works and of works open in other tabs again. */
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

  /** Offers the latest work that no tab has open. */
  async offer(): Promise<void> {
    await this.refresh();
    if (!this.#scenes.here?.id) offeredId.value = works.peek().find(({ open }) => !open)?.id;
  }

  /** Opens a saved work and continues it, as a copy if another tab has it. Resolves with false if that failed. */
  open(id: string, isReload = false): Promise<boolean> {
    return this.#sequence.run(() => this.#open(id, isReload));
  }

  /** Continues a work after a reload, when the address has already restored the scene. */
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

  /** Deletes works; without ids, all that no other tab has open. The work of this tab is saved again after the next change. */
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

  /** Marks that this tab has no scene any more; its saved work stays. */
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

  /** Reports the refusal once. If the address holds the whole state, nothing is lost. */
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

/**
 * Saves the user's work in this browser: own files and changes, but no shipped scene that is unchanged. Each tab has its own work. The module is
 * loaded when there is something to save or to restore.
 */

import { contentId, freshId } from "./scenes/content";
import type { SceneDocument } from "./scenes/document";
import type { SceneDocumentStore } from "./scenes/document-store";
import { isChanged, type Link, partsOf } from "./scenes/link";
import { isLink, pack, type SavedWork, toSavedWork, unpack } from "./scenes/saved-work";
import { titleIn } from "./scenes/summary";
import { type Work, WorkStore } from "./scenes/work-store";
import { showMessage } from "./state/messages";
import { sentences } from "./state/punctuation";
import { Sequence } from "./state/sequence";
import { hasSolids } from "./state/verified";
import { offeredId, type SaveState, saveRefusal, type WorkListRow, works } from "./state/works";
import { makeRoom, StorageFull, whenIdle } from "./storage-space";
import { releaseWork, type TabScene, TabScenes } from "./tab-scenes";
import { claimedIds } from "./tab-work";
import { sceneName } from "./ui/example-scenes";
import { text } from "./ui/strings";

const t = text.kept;

/** Says what is not kept. The answers of the CAD kernel are kept only for own files, because what is at an address may change. */
const notKept = ({ sources }: SceneDocument): string =>
  sentences([
    t.notKept,
    ...(hasSolids.peek() && sources.some(({ model }) => model) ? [t.answersNotKept] : []),
  ]);

export interface AutosaveHost {
  documents: SceneDocumentStore;
  /** Opens a saved work. Resolves with false if that failed; then a message says why. */
  open(work: SavedWork): Promise<boolean>;
}

export class AutoSave {
  readonly #scenes = new TabScenes();
  /** Runs jobs one after the other. */
  readonly #sequence = new Sequence();
  /** The last reason that was shown for why nothing could be saved. */
  #reportedRefusal: typeof saveRefusal.value;
  readonly #names = new WeakMap<Blob, Promise<string>>();

  constructor(
    private readonly host: AutosaveHost,
    private readonly workStore = new WorkStore(),
  ) {}

  /** Saves a scene, the present one or the one before, if it has anything to save. A reload restores it, unless it was left. */
  save(made: SceneDocument, link: Link | undefined, isLeft = false): Promise<SaveState> {
    return this.#sequence.run(() => this.#save(made, link, isLeft));
  }

  /** Reads the list of saved works and of works open in other tabs again. */
  async refresh(): Promise<void> {
    try {
      const [rows, taken] = await Promise.all([this.workStore.list(), claimedIds()]);
      const openIn = (id: string) =>
        id === this.#scenes.current?.id ? "here" : taken.has(id) && "elsewhere";
      works.value = rows.map((row) => ({ ...row, open: openIn(row.id) }));
    } catch {
      saveRefusal.value = "refused";
      works.value = [];
    }
  }

  /** Offers the latest work that no tab has open. */
  async offer(): Promise<void> {
    await this.refresh();
    if (!this.#scenes.current?.id) offeredId.value = works.peek().find(({ open }) => !open)?.id;
  }

  /** Opens a saved work and continues it, as a copy if another tab has it. Resolves with false if that failed. */
  open(id: string, isReload = false): Promise<boolean> {
    return this.#sequence.run(() => this.#open(id, isReload));
  }

  /** Continues a work after a reload, when the address has already restored the scene. */
  resume(id: string): Promise<void> {
    return this.#sequence.run(async () => {
      const made = this.host.documents.document;
      const found = await this.workStore.get(id).catch(() => undefined);
      const kept = found && unpack(found);
      if (!kept || "sources" in kept || kept.scene !== made.origin.scene) return;
      const place = this.#scenes.enter(made);
      if (!(await this.#scenes.claimWork(place, id, "reloaded"))) return;
      place.savedText = found.text;
      this.#scenes.rememberWork(place, kept);
      showMessage("info", t.back({ title: sceneName(titleIn(made)) }), notKept(made));
      await this.refresh();
    });
  }

  /** Deletes works; without ids, all that no other tab has open. The work of this tab is saved again after the next change. */
  delete(ids?: readonly string[]): Promise<void> {
    return this.#sequence.run(async () => {
      await this.refresh();
      const isMeant = ({ id, open }: WorkListRow) => open !== "elsewhere" && (ids?.includes(id) ?? true);
      const free = works.peek().filter(isMeant);
      await this.workStore.delete(free.map(({ id }) => id));
      if (free.some(({ open }) => open === "here"))
        this.#scenes.markDeleted(this.host.documents.document.last);
      await this.refresh();
    });
  }

  /** Marks that this tab has no scene any more; its saved work stays. */
  leave(): void {
    this.#scenes.leave();
  }

  async #save(made: SceneDocument, link: Link | undefined, isLeft: boolean): Promise<SaveState> {
    const isHere = made.opened === this.host.documents.document.opened;
    const place = isHere ? this.#scenes.enter(made) : this.#scenes.sceneOf(made);
    if (!place.id && place.baseline && !isChanged(place.baseline, made.last)) return "nothing";
    const kept = toSavedWork(made, link);
    if (!isLeft) this.#scenes.rememberWork(place, kept);
    try {
      const work = await pack(kept, (blob) => this.#nameOf(blob));
      if (work.text !== place.savedText) {
        await whenIdle();
        if (work.files.size > 0) await makeRoom(await this.#bytesMissing(work.files));
        await this.#put(place, work, made);
      }
    } catch (error) {
      return this.#reportRefusal(error as Error, isLink(kept));
    }
    if (!isLeft) this.#scenes.rememberWork(place, kept);
    await this.refresh();
    return "kept";
  }

  async #put(tabScene: TabScene, work: Work, made: SceneDocument): Promise<void> {
    const id = tabScene.id ?? freshId();
    if (!tabScene.id) await this.#scenes.claimWork(tabScene, id, "new");
    const parts = partsOf(made.last).length;
    await this.workStore.put({ id, title: titleIn(made), parts, at: Date.now() }, work);
    tabScene.savedText = work.text;
    if (tabScene !== this.#scenes.current) releaseWork(tabScene);
    saveRefusal.value = undefined;
    this.#reportedRefusal = undefined;
  }

  async #open(id: string, isReload: boolean): Promise<boolean> {
    const found = await this.workStore.get(id).catch(() => undefined);
    if (!found) {
      await this.refresh();
      if (!isReload) showMessage("warning", t.gone);
      return false;
    }
    for (const [name, blob] of found.files) this.#names.set(blob, Promise.resolve(name));
    const kept = unpack(found);
    if (!(await this.host.open(kept))) return false;
    const made = this.host.documents.document;
    const place = this.#scenes.enter(made);
    const isOwn = await this.#scenes.claimWork(place, id, isReload ? "reloaded" : "listed");
    if (isOwn) place.savedText = found.text;
    this.#scenes.rememberWork(place, kept);
    const title = sceneName(titleIn(made));
    showMessage("info", isOwn ? t.back({ title }) : t.copied({ title }), isOwn ? notKept(made) : t.copiedWhy);
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
  #reportRefusal(error: Error, isLinked: boolean): SaveState {
    const how = error.name === "QuotaExceededError" ? "full" : "refused";
    saveRefusal.value = how;
    if (isLinked) return "kept";
    if (this.#reportedRefusal !== how) {
      if (error instanceof StorageFull)
        showMessage("info", t.full, t.fullWhy({ needed: error.needed, left: Math.max(error.left, 0) }));
      else showMessage("info", how === "full" ? t.full : t.refused, t.refusedWhy);
    }
    this.#reportedRefusal = how;
    return "refused";
  }
}

/**
 * Keeps what the scene was made from (files and addresses) and its last known state, and from these opens, adds to,
 * saves and brings back the scene. One thing at a time; what fails leaves the scene as it was.
 */

import { EngineGone } from "../engine/client";
import { type Answered, Cancelled, type LoaderClient, type Progress } from "../engine/loader-client";
import { isMissing } from "../engine/missing";
import { buffersOf, type FileToRead } from "../engine/protocol";
import type { Supervisor } from "../engine/supervisor";
import type { Parsed, PartRow, VerifyPair } from "../engine/types";
import { entryOf, isExample, sceneUrl } from "./catalogue";
import type { Origin, SceneDocument } from "./document";
import type { KeptLink, KeptScene } from "./kept";
import {
  applyPatch,
  entriesOf,
  isChanged,
  type Link,
  listOf,
  type Patch,
  partsOf,
  patchBetween,
} from "./link";
import { areAtHand, FilesGone, unlessDied } from "./reading";
import {
  accuraciesOf,
  checkScene,
  fetchFile,
  filesOf,
  looksLikeScene,
  modelToSave,
  readSceneFile,
  type SceneFile,
  type SceneJson,
  withModels,
} from "./scene-file";
import {
  absolute,
  type Opened,
  placeholders,
  report,
  type Solids,
  type Source,
  travels,
  wishFor,
  wishOf,
} from "./sources";
import { filesIn, labelOf, labelOfRead, titleOf } from "./titles";
import { withoutUnused } from "./unused";

/** What files are that are about to be opened: undefined, or the source whose place they take. It may be given up with an error. */
export type Newcomer = (source: Source, parsed: Parsed, joins: boolean) => Promise<number | undefined>;

/** How files are opened. */
export interface HowToOpen {
  /** Wished for; without it by their size. */
  accuracy?: number;
  /** Is asked where something is open already. */
  newcomer?: Newcomer;
  /** Whether they join what is open: always, or unless that is an example that comes with the page. Otherwise they take its place. */
  joins?: "always" | "unlessExample" | "never";
}

/** What came of covering parts with other triangles. */
export interface Refinement {
  parts: number;
  warnings: string[];
}

export interface Reporter {
  /** `memory`: the bytes that the CAD kernel has taken. */
  progress(label: string, doing: string, done: number | undefined, memory?: number): void;
  /** Another scene is there, with other decisions. */
  replaced?(): void;
  /** This engine has not the scene any more, and would not take it back: another one may. */
  bereft?(): void;
}

/** What a new engine was given: the scene as it was last; as it was before, where an engine failed at that or refused it; or no scene, where there was none before. */
export type Restored = "last" | "before" | "nothing";

/** What of a scene is known beside its models. */
interface Content {
  scene?: SceneFile;
  patch?: Patch | undefined;
  decisions?: unknown;
  /** Its models, where they were read already. */
  parsed?: Parsed[];
}

const nothing: SceneDocument = { sources: [], origin: { title: "" }, opened: {}, begun: {}, last: {} };

export class Keeper {
  /** What was decided about the clashes, as a scene file has it; undefined: nothing. */
  decisions: unknown;
  /** Why the engine of now, which is well, would not have the scene as it was last. */
  refusal: Error | undefined;
  #kept: SceneDocument = nothing;
  /** As it was when an engine was last well with it. */
  #sound: SceneDocument = nothing;
  /** With what the engine of now was started, until it is known to be well with it. */
  #tried: SceneDocument | undefined;
  /** What gave way to the scene before, as long as nothing is known to be done to that. */
  #gaveWay: SceneDocument | undefined;
  #isChanging = false;
  /** The engine has none of it: it is another one, or there is none. */
  #isBereft = false;

  constructor(
    private readonly engine: Supervisor,
    private readonly loader: LoaderClient,
    private readonly reporter: Reporter,
  ) {}

  get origin(): Origin {
    return this.#kept.origin;
  }

  get document(): Readonly<SceneDocument> {
    return this.#kept;
  }

  /** The engine has other parts than the document: how the scene is cannot be told now. */
  get isChanging(): boolean {
    return this.#isChanging || this.#isBereft;
  }

  /** What is open comes with the page, and no files of the user's have joined it. */
  get isExample(): boolean {
    return isExample(this.origin);
  }

  /** For each batch, as the engine counts them. */
  get solids(): readonly Solids[] {
    return this.#kept.sources.map(({ solids }) => solids ?? []);
  }

  /** A shipped scene, or a scene or model file at an address, with what was changed since. */
  async openLink({ scene, patch, accuracy, decisions }: KeptLink): Promise<Opened> {
    const url = entryOf(scene) ? sceneUrl(scene) : new URL(scene, document.baseURI).href;
    const title = entryOf(scene)?.name ?? scene.split("/").at(-1) ?? scene;
    const file = await fetchFile(url, (got, of) => this.#fetching(title, got, of));
    const wish = wishFor(accuracy);
    const origin = { scene, title, ...wish };
    if (looksLikeScene(file.path)) return this.#openScene(file, url, [], origin, patch, decisions);
    const source = { label: title, files: [file], wish, model: { url } };
    return this.#replace([source], origin, { patch, decisions });
  }

  /** Files from this computer: a scene file replaces the scene, and so do models unless they join it. What a scene file says of its models holds. */
  async openFiles(
    files: FileToRead[],
    { accuracy, newcomer, joins = "always" }: HowToOpen = {},
  ): Promise<Opened> {
    const scene = files.find(({ path }) => looksLikeScene(path));
    if (scene) {
      const beside = files.filter((file) => file !== scene);
      return this.#openScene(scene, sceneUrl(""), beside, { title: scene.path });
    }
    const source: Source = { label: labelOf(files), files, wish: wishFor(accuracy), hasOwnTitle: true };
    const hasScene = this.#kept.sources.length > 0;
    const frame = frameOf(this.#kept.last as Pick<Parsed, "unit" | "up">);
    const isAdded = hasScene && (joins === "always" || (joins === "unlessExample" && !this.isExample));
    if (isAdded) source.wish = { ...source.wish, scene: frame };
    let parsed = await this.#parse([source]);
    source.label = labelOfRead(source);
    const [only] = parsed;
    const replaced = hasScene && only ? await newcomer?.(source, only, isAdded) : undefined;
    if (replaced !== undefined && !isAdded && (only?.unit !== frame.unit || only?.up !== frame.up)) {
      // It was read to be opened by itself, and is a revision: its numbers must mean what those of the scene do.
      source.wish = { ...source.wish, scene: frame };
      parsed = await this.#parse([source]);
    }
    if (isAdded || replaced !== undefined) return this.#add(source, parsed, replaced);
    return this.#replace([source], { title: source.label }, { parsed });
  }

  /** A scene as it was kept in this browser. */
  async openKept({ origin, last, sources }: KeptScene): Promise<Opened> {
    const progress = (got: number, of: number) => this.#fetching(origin.title, got, of);
    const where = { base: sceneUrl(""), beside: [], progress };
    const found = await Promise.all(
      sources.map(async ({ files, ...source }): Promise<Source> => {
        const read = files ?? (source.model ? await filesOf(source.model, where) : []);
        return { ...source, files: read };
      }),
    );
    return this.#replace(found, origin, { scene: checkScene(last) });
  }

  /** Everything that was asked about the scene as it was remembered last has been answered. */
  isWell(): void {
    this.#sound = this.#kept;
    this.#tried = undefined;
  }

  /** The engine ended for another reason than the scene as it was when it started, as where that was edited since. */
  isInnocent(): void {
    this.#tried = undefined;
  }

  /** The engine was replaced, or there is none any more: until `restore` is over it can tell nothing of the scene. */
  isBereft(): void {
    this.#isBereft = true;
  }

  /** No engine can be had, not even with the scene before: so it is not for what was done last, and that is what there is again. */
  giveUp(): void {
    this.#tried = undefined;
    if (this.#gaveWay) this.#take(this.#gaveWay);
    this.#gaveWay = undefined;
  }

  /**
   * Brings the scene back into a new engine. If one has failed at it already and nothing was done since, or this one refuses it, it is the one
   * before that is. Throws where that is refused, too, where the engine ends, and where something of the page is missing.
   */
  async restore(): Promise<Restored> {
    this.refusal = undefined;
    let isFailing = this.#tried !== undefined && isSame(this.#tried, this.#kept);
    if (isFailing) this.#giveWay();
    try {
      await this.#bringBack();
    } catch (error) {
      if (isFailing || isNoRefusal(error as Error) || isSame(this.#sound, this.#kept)) throw error;
      isFailing = true;
      this.refusal = error as Error;
      this.#giveWay();
      await this.#bringBack();
    }
    this.#isBereft = false;
    if (!isFailing) return "last";
    return this.#kept.sources.length > 0 ? "before" : "nothing";
  }

  /** To the scene before, as another scene, so that this one stays on the shelf. */
  #giveWay(): void {
    if (this.#gaveWay) return;
    this.#gaveWay = this.#kept;
    this.#take({ ...this.#sound, opened: { ...this.#sound.opened } });
  }

  #take(made: SceneDocument): void {
    this.#kept = made;
    this.decisions = made.last.decisions;
  }

  async #bringBack(): Promise<void> {
    if (this.#kept.sources.length === 0) return;
    // Nothing can be undone in it.
    this.#kept = withoutUnused(this.#kept);
    const { sources, last } = this.#kept;
    this.#isChanging = true; // a new engine has none
    try {
      const parsed = await this.#parse(sources, listOf(last));
      await this.engine.call("command", { type: "clear" });
      this.#tried = this.#kept; // an engine is there
      await this.#lookWithin(last);
      const { without } = await this.#send(parsed, 0);
      // What was there and has no room now is missed here: the scene is refused, and not had without it.
      await this.engine.call("restore", JSON.stringify(last)).catch((error: Error) => {
        throw without === undefined || isNoRefusal(error) ? error : new Error(without);
      });
      // As this engine tells of it, so that it is known for the same where an engine fails at it.
      this.#kept = { ...this.#kept, last: this.#decided(await this.#state(sources)) };
      this.#tried = this.#kept;
    } catch (error) {
      // Half of a scene is none, and is not shown.
      if (!isNoRefusal(error as Error)) await this.engine.call("command", { type: "clear" });
      throw error;
    } finally {
      this.#isChanging = false;
    }
  }

  /** Asks the engine how things are, so that they can be brought back; resolves to what a link should hold. */
  async remember(): Promise<Link | undefined> {
    const kept = this.#kept;
    const last = await this.#state(kept.sources);
    if (kept !== this.#kept || this.isChanging) return undefined; // another scene was opened meanwhile, or the engine has none yet
    this.#kept = { ...kept, last: this.#decided(last) };
    if (this.#gaveWay && isChanged(kept.last, this.#kept.last)) this.#gaveWay = undefined;
    return linkTo(this.#kept);
  }

  /** The scene as a file: models from this computer are in it, others are named by their address. */
  async save(): Promise<string> {
    const now = JSON.parse(await this.engine.call("sceneFile")) as SceneJson;
    const title = titleIn({ ...this.#kept, last: now });
    const { sources, last: scene } = withoutUnused({ sources: this.#kept.sources, last: now });
    const models = await Promise.all(
      sources.map(async ({ model, files, wish, solids, isConverted }) => ({
        ...(await modelToSave(model, files)),
        ...(solids && wishFor(wish.accuracy)),
        ...(isConverted && wish.scene && { converted: wish.scene }),
      })),
    );
    const whole = this.#decided({ ...withModels(scene, models), title });
    return `${JSON.stringify(whole, null, 1)}\n`;
  }

  /** Asks the CAD kernel about pairs of solids of one file of a batch, which is read again. */
  async verify(source: number, pairs: VerifyPair[], told: Answered): Promise<void> {
    const files = this.#kept.sources[source]?.files ?? [];
    if (!(await areAtHand(files))) throw new FilesGone();
    await unlessDied(files, this.loader.verify(files, pairs, told));
  }

  /**
   * Has a part of a STEP file, and all of the same product, covered with triangles again, whose surface is no farther from them; one undo entry.
   * Resolves to how many parts these are, and what the user should know.
   */
  async finer({ id, name, source, index }: PartRow, accuracy: number): Promise<Refinement> {
    const { files = [], solids = [] } = this.#kept.sources[source] ?? {};
    const solid = solids[index];
    if (!solid || !(await areAtHand(files))) throw new FilesGone();
    const progress = ({ done, doing, memory }: Progress) => this.reporter.progress(name, doing, done, memory);
    const found = await unlessDied(files, this.loader.finer(files, solid, accuracy, progress));
    const { meshes, warnings } = found;
    const parts = found.solids.flatMap(({ solid: { file, instance }, mesh }) => {
      const index = solids.findIndex((other) => other?.file === file && other.instance === instance);
      return index < 0 ? [] : [{ index, mesh }];
    });
    await this.engine.callMoving("reshape", [id, { parts, meshes }, accuracy], buffersOf(found));
    return { parts: parts.length, warnings };
  }

  async clear(): Promise<void> {
    await this.engine.call("command", { type: "clear" });
    this.#kept = nothing;
    this.#gaveWay = undefined;
    this.decisions = undefined;
    this.isWell();
    this.reporter.replaced?.();
  }

  cancel(): void {
    this.loader.cancel();
  }

  async #openScene(
    file: FileToRead,
    base: string,
    beside: FileToRead[],
    origin: Origin,
    patch?: Patch,
    decisions?: unknown,
  ): Promise<Opened> {
    const text = await file.blob.text();
    const scene = readSceneFile(text);
    const title = scene.title ?? origin.title;
    const { accuracy } = origin;
    const sources = await Promise.all(
      scene.models.map(async (model): Promise<Source> => {
        const progress = (got: number, of: number) => this.#fetching(title, got, of);
        const files = await filesOf(model, { base, beside, progress });
        return {
          label: labelOf(files),
          files,
          wish: { ...wishOf(scene, model), ...wishFor(accuracy ?? model.accuracy) },
          ...(travels(model, beside) && { model: absolute(model, base) }),
        };
      }),
    );
    const named = { ...origin, title: entryOf(origin.scene ?? "")?.name ?? title };
    return this.#replace(
      sources,
      { ...named, ...(scene.description && { about: scene.description }) },
      { scene, patch, decisions },
    );
  }

  /** Reads everything first and only then lets go of what is there; if the engine refuses, that comes back. */
  async #replace(
    sources: Source[],
    origin: Origin,
    { scene, patch, decisions = scene?.decisions, parsed: read }: Content,
  ): Promise<Opened> {
    const entries = [...listOf(scene ?? {}), ...(patch ? entriesOf(patch) : [])];
    const parsed = read ?? (await this.#parse(sources, entries));
    const before = this.#kept;
    this.#isChanging = true;
    try {
      // Without sources the engine is empty, and need not load what commands are done with.
      if (before.sources.length > 0) await this.engine.call("command", { type: "clear" });
      await this.#lookWithin({ ...scene, ...patch?.fields });
      const { count } = await this.#send(parsed, 0);
      if (scene) await this.engine.call("restore", JSON.stringify(withModels(scene, placeholders(sources))));
      this.#kept = { ...nothing, sources, origin };
      const opened = await this.#state(sources);
      const begun = patch ? applyPatch(opened, patch) : opened;
      if (patch) await this.engine.call("restore", JSON.stringify(begun));
      this.decisions = decisions;
      this.#kept = { sources, origin, opened, begun, last: this.#decided(begun) };
      this.#gaveWay = undefined;
      this.reporter.replaced?.();
      return report(parsed, count, origin.title);
    } catch (error) {
      this.#kept = before;
      if (this.#isBereft) throw error; // what was there comes back with another engine
      if (before.sources.length === 0) await this.engine.call("command", { type: "clear" });
      else await this.#bringBack().catch(() => this.#lose());
      throw error;
    } finally {
      this.#isChanging = false;
    }
  }

  /** What this engine has from now on is not the scene. */
  #lose(): void {
    if (this.#isBereft) return; // it has ended
    this.#isBereft = true;
    this.#tried = undefined;
    this.reporter.bereft?.();
  }

  /** Before the parts come, which the engine refuses if too many pairs of them are as near as it looks. */
  async #lookWithin({ within }: SceneJson): Promise<void> {
    if (typeof within === "number") await this.engine.call("lookWithin", within);
  }

  /** `replaced`: the source whose place it takes. */
  async #add(source: Source, parsed: Parsed[], replaced: number | undefined): Promise<Opened> {
    const [only] = parsed;
    const { sources, origin } = this.#kept;
    const all = [...sources, source];
    this.#isChanging = true;
    try {
      const revised =
        only && replaced !== undefined
          ? await this.engine.callMoving("reviewRevise", [only, replaced, sources.length], buffersOf(only))
          : undefined;
      const count = revised ? only?.parts.length : (await this.#send(parsed, sources.length)).count;
      // How it has them is known at once: where an engine fails at them, the next one has them in the same way, or not at all.
      const last = this.#decided(await this.#state(all));
      // A link cannot name files from this computer, so from now on there is none that holds all.
      const { scene: _, ...local } = origin;
      this.#kept = { ...this.#kept, sources: all, origin: source.model ? origin : local, last };
      this.#gaveWay = undefined;
      return {
        ...report(parsed, count ?? 0, source.label),
        hasJoined: true,
        ...(revised && { revised }),
      };
    } finally {
      this.#isChanging = false;
    }
  }

  /** `entries` may say of single parts how near their surfaces shall be. */
  async #parse(sources: readonly Source[], entries: readonly SceneJson[] = []): Promise<Parsed[]> {
    const parsed: Parsed[] = [];
    for (const [i, source] of sources.entries()) {
      const { label, files } = source;
      const [first] = parsed;
      // Where a scene file says of no unit, its models are converted to what the first of them is in.
      const isOpen = source.wish.keepsFrames && !source.wish.isForced;
      const wish = first && isOpen ? { ...source.wish, scene: frameOf(first) } : source.wish;
      const progress = ({ done, doing, memory }: Progress) =>
        this.reporter.progress(label, doing, (i + done) / sources.length, memory);
      const accuracies = accuraciesOf(entries, i);
      const wished = accuracies.length > 0 ? { ...wish, accuracies } : wish;
      const batch = await unlessDied(files, this.loader.parse(files, wished, progress));
      const solids = batch.parts.map(({ solid }) => solid);
      if (solids.some((solid) => solid)) source.solids = solids;
      if (batch.isConverted) {
        // Whenever it is read again, it is to be the same.
        const { unit: _, up: __, ...rest } = wish;
        Object.assign(source, { isConverted: true, wish: { ...rest, scene: frameOf(batch) } });
      }
      source.filesOfParts = batch.parts.map(({ file = 0 }) => file);
      parsed.push(batch);
    }
    return parsed;
  }

  /** How many parts there are then. What there is no memory for is among the warnings of its batch, and the first such is `without`. */
  async #send(batches: readonly Parsed[], from: number): Promise<{ count: number; without?: string }> {
    let count = 0;
    let without: string | undefined;
    for (const [i, parsed] of batches.entries()) {
      const { ids, leftOut } = await this.engine.callMoving(
        "addParts",
        [parsed, from + i],
        buffersOf(parsed),
      );
      if (leftOut) parsed.warnings.unshift(leftOut);
      without ??= leftOut;
      count += ids.length;
    }
    if (count === 0 && without !== undefined) throw new Error(without);
    return { count, ...(without !== undefined && { without }) };
  }

  async #state(sources: readonly Source[]): Promise<SceneJson> {
    const scene = JSON.parse(await this.engine.call("sceneFile")) as SceneJson;
    return withModels(scene, placeholders(sources));
  }

  /** The scene with what was decided about it. A link has no room for that. */
  #decided(scene: SceneJson): SceneJson {
    return this.decisions === undefined ? scene : { ...scene, decisions: this.decisions };
  }

  #fetching(label: string, got: number, of: number): void {
    this.reporter.progress(label, "", of > 0 ? Math.min(1, got / of) : undefined);
  }
}

/** What a scene is called as it was last; one without parts as it was called when it was opened. */
export function titleIn({ origin, sources, last }: SceneDocument): string {
  return titleOf(origin, sources, filesIn(sources, partsOf(last))).title || origin.title;
}

/** What a link should hold of a scene; undefined where none can hold all of it. */
export function linkTo({ origin: { scene, accuracy }, opened, last }: SceneDocument): Link | undefined {
  const { decisions: _, ...shown } = last; // a link has no room for them
  return scene === undefined
    ? undefined
    : { scene, patch: patchBetween(opened, shown), ...wishFor(accuracy) };
}

/** What the scene's numbers mean, or those of what was read. */
const frameOf = ({ unit, up }: Pick<Parsed, "unit" | "up">) => ({ unit, up });

/** The engine ended, a piece of the page could not be fetched, or somebody would not wait: nothing that is for the scene. */
const isNoRefusal = (error: Error): boolean =>
  error instanceof EngineGone || error instanceof Cancelled || isMissing(error);

const isSame = (a: SceneDocument, b: SceneDocument): boolean =>
  a.sources.length === b.sources.length && a.opened === b.opened && !isChanged(a.last, b.last);

/**
 * Holds the document of the open scene: its files and addresses, and its last known state. Opens, extends, saves and restores the scene from these.
 * It does one thing at a time, and a failure leaves the scene as it was.
 */

import type { LoaderClient, OnAnswer } from "../engine/loader-client";
import type { FileToRead } from "../engine/protocol";
import type { Supervisor } from "../engine/supervisor";
import type { Comparison, ParsedFiles, PartRow, RevisionReport, VerifyPair } from "../engine/types";
import { isExample, sceneUrl } from "./catalogue";
import type { Revised, SavedAnswer } from "./document";
import { EngineScene, isRefusal } from "./engine-scene";
import { applyPatch, entriesOf, type Link, listOf } from "./link";
import { frameOf, type SceneContent, SceneReader, type ShowProgress } from "./reader";
import { emptyDocument, RecoverableDocument } from "./recoverable-document";
import type { SavedLink, SavedScene } from "./saved-work";
import { looksLikeScene, modelToSave, type SceneJson, withModels } from "./scene-file";
import { importOptionsFor, type OpenResult, openResult, placeholders, type Source } from "./sources";
import { linkTo, titleIn } from "./summary";
import { labelOf, labelOfRead } from "./titles";
import { withoutUnusedSources } from "./unused-sources";

/** Decides how files are opened: returns undefined, or the source that they replace. It may cancel with an error. */
export type ResolveRevision = (
  source: Source,
  parsed: ParsedFiles,
  joins: boolean,
) => Promise<number | undefined>;

/** The options for opening files. */
export interface DocumentOptions {
  /** The accuracy; the default depends on the size. */
  accuracy?: number;
  /** The function that decides if something is open already. */
  resolveRevision?: ResolveRevision;
  /** When files are added to what is open: always, never, or unless it is a shipped example. Otherwise they replace it. */
  joins?: "always" | "unlessExample" | "never";
}

/** A restored revision, and what is compared; null: nothing. */
export interface Compared {
  report: RevisionReport;
  shown: Comparison | null;
}

export interface Reporter {
  progress: ShowProgress;
  /** Reports that another scene is open, with other decisions, and the revision that is compared in it. */
  replaced?(compared?: Compared): void;
  /** Returns what is compared with the revision of a source; undefined if the comparison is not open. */
  comparison?(source: number): Comparison | null | undefined;
  /** Returns the answers of the CAD kernel that hold now. */
  answers?(): readonly SavedAnswer[];
  /** Reports that this engine lost the scene and refuses it. Another engine may accept it. */
  sceneLost?(): void;
}

export class SceneDocumentStore extends RecoverableDocument {
  constructor(
    engine: Supervisor,
    loader: LoaderClient,
    private readonly reporter: Reporter,
  ) {
    super(new EngineScene(engine), new SceneReader(loader, reporter.progress));
  }

  async openLink(link: SavedLink): Promise<OpenResult> {
    return this.#replace(await this.reader.readLink(link));
  }

  async openSaved(kept: SavedScene): Promise<OpenResult> {
    return this.#replace(await this.reader.readSaved(kept));
  }

  /**
   * Opens files from this computer. A scene file replaces the scene, and so do models unless they are added. The settings that a scene file has for
   * its models apply.
   */
  async openFiles(
    files: FileToRead[],
    { accuracy, resolveRevision: newcomer, joins = "always" }: DocumentOptions = {},
  ): Promise<OpenResult> {
    const scene = files.find(({ path }) => looksLikeScene(path));
    if (scene) {
      const beside = files.filter((file) => file !== scene);
      const content = await this.reader.readScene(scene, sceneUrl(""), beside, { title: scene.path });
      return this.#replace(content);
    }
    const source: Source = {
      label: labelOf(files),
      files,
      options: importOptionsFor(accuracy),
      hasOwnTitle: true,
    };
    const hasScene = this.document.sources.length > 0;
    const frame = frameOf(this.document.last as Pick<ParsedFiles, "unit" | "up">);
    const mayJoin = joins === "always" || (joins === "unlessExample" && !isExample(this.origin));
    const isAdded = hasScene && mayJoin;
    if (isAdded) source.options = { ...source.options, scene: frame };
    let parsed = await this.reader.parse([source]);
    source.label = labelOfRead(source);
    const [only] = parsed;
    const replaced = hasScene && only ? await newcomer?.(source, only, isAdded) : undefined;
    if (replaced !== undefined && !isAdded && (only?.unit !== frame.unit || only?.up !== frame.up)) {
      // The file was read on its own and is a revision, so its numbers must be converted to the scene's unit and axes.
      source.options = { ...source.options, scene: frame };
      parsed = await this.reader.parse([source]);
    }
    if (isAdded || replaced !== undefined) return this.#add(source, parsed, replaced);
    return this.#replace({ sources: [source], origin: { title: source.label }, parsed });
  }

  /** Asks the engine for its state, so that it can be restored. Resolves with the content of a link. */
  async remember(): Promise<Link | undefined> {
    const { document } = this;
    const last = await this.engine.state(document.sources);
    if (document !== this.document || this.isChanging) return undefined; // another scene was opened meanwhile, or the engine has none yet
    const answers = this.reporter.answers?.() ?? [];
    const { revised } = document;
    const compared = revised && { ...revised, shown: this.reporter.comparison?.(revised.source) };
    this.apply({ type: "remembered", last: this.withDecisions(last), answers, revised: compared });
    return linkTo(this.document);
  }

  /** Returns the scene as a file. It includes models from this computer and names others by their address. */
  async save(): Promise<string> {
    const now = await this.engine.file();
    const title = titleIn({ ...this.document, last: now });
    const { sources, last: scene } = withoutUnusedSources({ sources: this.document.sources, last: now });
    const models = await Promise.all(
      sources.map(async ({ model, files, options, solids, isConverted }) => ({
        ...(await modelToSave(model, files)),
        ...(solids && importOptionsFor(options.accuracy)),
        ...(isConverted && options.scene && { converted: options.scene }),
      })),
    );
    return `${JSON.stringify({ ...this.withDecisions(withModels(scene, models)), title }, null, 1)}\n`;
  }

  verify(source: number, pairs: VerifyPair[], reported: OnAnswer): Promise<void> {
    return this.reader.verify(this.document.sources[source] ?? { files: [] }, pairs, reported);
  }

  /** Refines a part of a STEP file and all parts of the same product, as one undo entry. Resolves with their number and the warnings. */
  async refine({ id, name, source, index }: PartRow, accuracy: number) {
    const batch = this.document.sources[source] ?? { files: [] };
    const { parts, found } = await this.reader.refine(batch, index, accuracy, name);
    const { meshes, warnings } = found;
    await this.engine.replaceMeshes(id, { parts, meshes }, accuracy);
    return { parts: parts.length, warnings };
  }

  async clear(): Promise<void> {
    await this.engine.clear();
    this.apply({ type: "opened", document: emptyDocument });
    this.decisions = undefined;
    this.markStable();
    this.reporter.replaced?.();
  }

  cancel(): void {
    this.reader.cancel();
  }

  /** Reads everything before it drops the open scene. If the engine refuses the new one, the old one is restored. */
  async #replace({
    sources,
    origin,
    scene,
    patch,
    decisions,
    answers = [],
    revised,
    parsed: read,
  }: SceneContent): Promise<OpenResult> {
    const entries = [...listOf(scene ?? {}), ...(patch ? entriesOf(patch) : [])];
    let parsed = read ?? (await this.reader.parse(sources, entries));
    const earlier = revised && (await this.#readEarlier(revised));
    const hadScene = this.document.sources.length > 0;
    const { decisions: kept } = this;
    this.isSending = true;
    try {
      // Without sources the engine is empty and need not load its command module.
      if (hadScene) await this.engine.clear();
      const limit = { ...scene, ...patch?.fields };
      await this.engine.setMaxDistance(limit);
      const report = earlier && (await this.#addRevised(parsed, entries, revised, earlier));
      if (earlier && !report) {
        await this.engine.setMaxDistance(limit); // it went with the refused parts
        parsed = await this.reader.parse(sources, entries); // its buffers have gone to the engine
      }
      const all = report ? [...sources, revised.earlier] : sources;
      const count = report
        ? parsed.reduce((sum, { parts }) => sum + parts.length, 0)
        : (await this.engine.add(parsed, 0)).count;
      if (scene) await this.engine.restore(withModels(scene, placeholders(all)));
      const isCompared = report !== undefined && (await this.#isCompared(report));
      const opened = await this.engine.state(all);
      const begun = patch ? applyPatch(opened, patch) : opened;
      if (patch) await this.engine.restore(begun);
      this.decisions = decisions;
      const last = this.withDecisions(begun);
      const document = { sources: all, origin, opened, begun, last, answers, ...(isCompared && { revised }) };
      this.apply({ type: "opened", document });
      this.reporter.replaced?.(isCompared ? { report, shown: revised?.shown ?? null } : undefined);
      return openResult(parsed, count, origin.title);
    } catch (error) {
      if (earlier) this.decisions = kept; // without them in the engine, an update may have stored none
      if (this.isEngineLost) throw error; // another engine restores what was there
      if (hadScene) await this.#sendBack(earlier !== undefined);
      else await this.engine.clear();
      throw error;
    } finally {
      this.isSending = false;
    }
  }

  /** Gives the open scene to the engine again, with its decisions if the engine has dropped them. */
  async #sendBack(isReviewForgotten: boolean): Promise<void> {
    try {
      await this.sendToEngine();
    } catch {
      if (this.markLost()) this.reporter.sceneLost?.();
      return;
    }
    if (isReviewForgotten) this.reporter.replaced?.();
  }

  /** Reads the earlier revision; undefined if it can no longer be read. */
  async #readEarlier({ earlier, parts }: Revised): Promise<ParsedFiles | undefined> {
    const entries = parts.map((part) => ({ ...part, model: 0 }));
    const [parsed] = await this.reader.parse([earlier], entries).catch((error: Error) => {
      if (isRefusal(error)) return [];
      throw error;
    });
    return parsed;
  }

  /** Adds the models, one of them as a revision. If the engine refuses that, it has none of them. */
  async #addRevised(
    parsed: readonly ParsedFiles[],
    entries: readonly SceneJson[],
    { source, parts }: Revised,
    earlier: ParsedFiles,
  ): Promise<RevisionReport | undefined> {
    await this.engine.forgetReview();
    const order = new Set([...entries.map(({ model = 0 }) => Number(model)), ...parsed.keys()]);
    try {
      return await this.engine.addRevised(parsed, order, source, { parsed: earlier, parts });
    } catch (error) {
      if (!isRefusal(error as Error)) throw error;
      await this.engine.clear();
      return undefined;
    }
  }

  /** Returns whether the revision is about the parts of the scene. If their order had changed, they have other numbers since they were restored. */
  async #isCompared(report: RevisionReport): Promise<boolean> {
    const isSame = await this.engine.hasPartOf(report);
    if (!isSame) await this.engine.forgetReview();
    return isSame;
  }

  /** Adds a source. `replaced` is the source that it replaces. */
  async #add(source: Source, parsed: ParsedFiles[], replaced: number | undefined): Promise<OpenResult> {
    const [only] = parsed;
    const { sources, origin } = this.document;
    const all = [...sources, source];
    this.isSending = true;
    try {
      const before = replaced === undefined ? [] : listOf(await this.engine.state(sources));
      const revised =
        only && replaced !== undefined
          ? await this.engine.replaceParts(only, replaced, sources.length)
          : undefined;
      const earlier = replaced === undefined ? undefined : sources[replaced];
      const parts = before.filter(({ model = 0, removed }) => model === replaced && !removed);
      const count = revised ? only?.parts.length : (await this.engine.add(parsed, sources.length)).count;
      // The state is read at once. If an engine fails at these parts, the next one gets them in the same state or not at all.
      const last = this.withDecisions(await this.engine.state(all));
      // A link cannot name files from this computer, so no link holds the whole scene from now on.
      const { scene: _, ...local } = origin;
      const document = {
        ...this.document,
        sources: all,
        origin: source.model ? origin : local,
        last,
        ...(earlier && { revised: { source: sources.length, earlier, parts, shown: undefined } }),
      };
      this.apply({ type: "opened", document });
      return {
        ...openResult(parsed, count ?? 0, source.label),
        hasJoined: true,
        ...(revised && { revised }),
      };
    } finally {
      this.isSending = false;
    }
  }
}

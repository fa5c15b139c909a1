/**
 * Holds the document of the open scene: the files and addresses that it was made from, and its last known state. Opens, extends,
 * saves and restores the scene from these. One thing at a time; what fails leaves the scene as it was.
 */

import type { Answered, LoaderClient } from "../engine/loader-client";
import type { FileToRead } from "../engine/protocol";
import type { Supervisor } from "../engine/supervisor";
import type { Parsed, PartRow, VerifyPair } from "../engine/types";
import { isExample, sceneUrl } from "./catalogue";
import { EngineScene } from "./engine-scene";
import type { KeptLink, KeptScene } from "./kept";
import { applyPatch, entriesOf, type Link, listOf } from "./link";
import { frameOf, type SceneContent, SceneReader, type ShowProgress } from "./reader";
import { nothing, RecoverableDocument } from "./recoverable-document";
import { looksLikeScene, modelToSave, withModels } from "./scene-file";
import { type Opened, placeholders, report, type Source, wishFor } from "./sources";
import { linkTo, titleIn } from "./summary";
import { labelOf, labelOfRead } from "./titles";
import { withoutUnused } from "./unused";

/** Decides what files are that are about to be opened: undefined, or the source whose place they take. It may give up with an error. */
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

export interface Reporter {
  progress: ShowProgress;
  /** Another scene is there, with other decisions. */
  replaced?(): void;
  /** This engine has not the scene any more, and would not take it back: another one may. */
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

  async openLink(link: KeptLink): Promise<Opened> {
    return this.#replace(await this.reader.readLink(link));
  }

  async openKept(kept: KeptScene): Promise<Opened> {
    return this.#replace(await this.reader.readKept(kept));
  }

  /** Files from this computer: a scene file replaces the scene, and so do models unless they join it. What a scene file says of its models holds. */
  async openFiles(
    files: FileToRead[],
    { accuracy, newcomer, joins = "always" }: HowToOpen = {},
  ): Promise<Opened> {
    const scene = files.find(({ path }) => looksLikeScene(path));
    if (scene) {
      const beside = files.filter((file) => file !== scene);
      const content = await this.reader.readScene(scene, sceneUrl(""), beside, { title: scene.path });
      return this.#replace(content);
    }
    const source: Source = { label: labelOf(files), files, wish: wishFor(accuracy), hasOwnTitle: true };
    const hasScene = this.document.sources.length > 0;
    const frame = frameOf(this.document.last as Pick<Parsed, "unit" | "up">);
    const mayJoin = joins === "always" || (joins === "unlessExample" && !isExample(this.origin));
    const isAdded = hasScene && mayJoin;
    if (isAdded) source.wish = { ...source.wish, scene: frame };
    let parsed = await this.reader.parse([source]);
    source.label = labelOfRead(source);
    const [only] = parsed;
    const replaced = hasScene && only ? await newcomer?.(source, only, isAdded) : undefined;
    if (replaced !== undefined && !isAdded && (only?.unit !== frame.unit || only?.up !== frame.up)) {
      // It was read to be opened by itself, and is a revision: its numbers must mean what those of the scene do.
      source.wish = { ...source.wish, scene: frame };
      parsed = await this.reader.parse([source]);
    }
    if (isAdded || replaced !== undefined) return this.#add(source, parsed, replaced);
    return this.#replace({ sources: [source], origin: { title: source.label }, parsed });
  }

  /** Asks the engine how things are, so that they can be brought back; resolves to what a link should hold. */
  async remember(): Promise<Link | undefined> {
    const { document } = this;
    const last = await this.engine.state(document.sources);
    if (document !== this.document || this.isChanging) return undefined; // another scene was opened meanwhile, or the engine has none yet
    this.did({ type: "remembered", last: this.decided(last) });
    return linkTo(this.document);
  }

  /** The scene as a file: models from this computer are in it, others are named by their address. */
  async save(): Promise<string> {
    const now = await this.engine.file();
    const title = titleIn({ ...this.document, last: now });
    const { sources, last: scene } = withoutUnused({ sources: this.document.sources, last: now });
    const models = await Promise.all(
      sources.map(async ({ model, files, wish, solids, isConverted }) => ({
        ...(await modelToSave(model, files)),
        ...(solids && wishFor(wish.accuracy)),
        ...(isConverted && wish.scene && { converted: wish.scene }),
      })),
    );
    return `${JSON.stringify({ ...this.decided(withModels(scene, models)), title }, null, 1)}\n`;
  }

  verify(source: number, pairs: VerifyPair[], told: Answered): Promise<void> {
    return this.reader.verify(this.document.sources[source] ?? { files: [] }, pairs, told);
  }

  /** Refines a part of a STEP file and all of the same product, as one undo entry; resolves to how many these are, and the warnings. */
  async finer({ id, name, source, index }: PartRow, accuracy: number) {
    const batch = this.document.sources[source] ?? { files: [] };
    const { parts, found } = await this.reader.refine(batch, index, accuracy, name);
    const { meshes, warnings } = found;
    await this.engine.reshape(id, { parts, meshes }, accuracy);
    return { parts: parts.length, warnings };
  }

  async clear(): Promise<void> {
    await this.engine.clear();
    this.did({ type: "opened", document: nothing });
    this.decisions = undefined;
    this.markSound();
    this.reporter.replaced?.();
  }

  cancel(): void {
    this.reader.cancel();
  }

  /** Reads everything first and only then lets go of what is there; if the engine refuses, that comes back. */
  async #replace({ sources, origin, scene, patch, decisions, parsed: read }: SceneContent): Promise<Opened> {
    const entries = [...listOf(scene ?? {}), ...(patch ? entriesOf(patch) : [])];
    const parsed = read ?? (await this.reader.parse(sources, entries));
    const hadScene = this.document.sources.length > 0;
    this.isSending = true;
    try {
      // Without sources the engine is empty, and need not load what commands are done with.
      if (hadScene) await this.engine.clear();
      await this.engine.lookWithin({ ...scene, ...patch?.fields });
      const { count } = await this.engine.add(parsed, 0);
      if (scene) await this.engine.restore(withModels(scene, placeholders(sources)));
      const opened = await this.engine.state(sources);
      const begun = patch ? applyPatch(opened, patch) : opened;
      if (patch) await this.engine.restore(begun);
      this.decisions = decisions;
      const document = { sources, origin, opened, begun, last: this.decided(begun) };
      this.did({ type: "opened", document });
      this.reporter.replaced?.();
      return report(parsed, count, origin.title);
    } catch (error) {
      if (this.isEngineLost) throw error; // what was there comes back with another engine
      if (hadScene) await this.bringBack().catch(() => this.loses() && this.reporter.sceneLost?.());
      else await this.engine.clear();
      throw error;
    } finally {
      this.isSending = false;
    }
  }

  /** `replaced`: the source whose place it takes. */
  async #add(source: Source, parsed: Parsed[], replaced: number | undefined): Promise<Opened> {
    const [only] = parsed;
    const { sources, origin } = this.document;
    const all = [...sources, source];
    this.isSending = true;
    try {
      const revised =
        only && replaced !== undefined ? await this.engine.revise(only, replaced, sources.length) : undefined;
      const count = revised ? only?.parts.length : (await this.engine.add(parsed, sources.length)).count;
      // How it has them is known at once: where an engine fails at them, the next one has them in the same way, or not at all.
      const last = this.decided(await this.engine.state(all));
      // A link cannot name files from this computer, so from now on there is none that holds all.
      const { scene: _, ...local } = origin;
      const document = { ...this.document, sources: all, origin: source.model ? origin : local, last };
      this.did({ type: "opened", document });
      return { ...report(parsed, count ?? 0, source.label), hasJoined: true, ...(revised && { revised }) };
    } finally {
      this.isSending = false;
    }
  }
}

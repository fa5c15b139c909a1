/** Reads the content of a scene: files of this computer, addresses, and works saved in this browser. */

import type { LoaderClient, OnAnswer, Progress } from "../engine/loader-client";
import type { FileToRead } from "../engine/protocol";
import type { ParsedFiles, VerifyPair } from "../engine/types";
import { entryOf, sceneUrl } from "./catalogue";
import type { Origin, Revised, SavedAnswer } from "./document";
import type { Patch } from "./link";
import { areReadable, FilesUnreadable, rethrowDeath } from "./reading";
import type { SavedLink, SavedScene, SavedSource } from "./saved-work";
import {
  accuraciesOf,
  checkScene,
  fetchFile,
  filesOf,
  looksLikeScene,
  readSceneFile,
  type SceneFile,
  type SceneJson,
} from "./scene-file";
import { absolute, importOptionsFor, importOptionsOf, isAddressable, type Source } from "./sources";
import { labelOf } from "./titles";

/** Shows progress. `memory` is the bytes that the CAD kernel has taken. */
export type ShowProgress = (label: string, doing: string, done: number | undefined, memory?: number) => void;

/** The content from which a scene is opened. */
export interface SceneContent {
  sources: Source[];
  origin: Origin;
  scene?: SceneFile;
  patch?: Patch | undefined;
  decisions?: unknown;
  answers?: readonly SavedAnswer[];
  /** The revision that is compared with the earlier one. */
  revised?: Revised;
  /** The models, if they were read already. */
  parsed?: ParsedFiles[];
}

export class SceneReader {
  constructor(
    private readonly loader: LoaderClient,
    private readonly progress: ShowProgress,
  ) {}

  /** Reads a shipped scene, or a scene or model file at an address, with the changes since. */
  async readLink({ scene, patch, accuracy, decisions }: SavedLink): Promise<SceneContent> {
    const url = entryOf(scene) ? sceneUrl(scene) : new URL(scene, document.baseURI).href;
    const title = entryOf(scene)?.name ?? scene.split("/").at(-1) ?? scene;
    const file = await fetchFile(url, this.#fetching(title));
    const options = importOptionsFor(accuracy);
    const origin = { scene, title, ...options };
    const changes = { patch, ...(decisions !== undefined && { decisions }) };
    if (looksLikeScene(file.path)) return { ...(await this.readScene(file, url, [], origin)), ...changes };
    return { sources: [{ label: title, files: [file], options, model: { url } }], origin, ...changes };
  }

  /** Reads a scene that was saved in this browser. */
  async readSaved({ origin, last, sources, answers = [], revised }: SavedScene): Promise<SceneContent> {
    const where = { base: sceneUrl(""), companions: [], progress: this.#fetching(origin.title) };
    const found = async ({ files, ...source }: SavedSource): Promise<Source> => {
      const read = files ?? (source.model ? await filesOf(source.model, where) : []);
      return { ...source, files: read };
    };
    const scene = checkScene(last);
    return {
      sources: await Promise.all(sources.map(found)),
      origin,
      scene,
      decisions: scene.decisions,
      answers,
      ...(revised && { revised: { ...revised, earlier: await found(revised.earlier) } }),
    };
  }

  /** Reads a scene file and finds its models, beside it or at their addresses. */
  async readScene(
    file: FileToRead,
    base: string,
    beside: FileToRead[],
    origin: Origin,
  ): Promise<SceneContent> {
    const scene = readSceneFile(await file.blob.text());
    const title = scene.title ?? origin.title;
    const sources = await Promise.all(
      scene.models.map(async (model): Promise<Source> => {
        const files = await filesOf(model, { base, companions: beside, progress: this.#fetching(title) });
        return {
          label: labelOf(files),
          files,
          options: {
            ...importOptionsOf(scene, model),
            ...importOptionsFor(origin.accuracy ?? model.accuracy),
          },
          ...(isAddressable(model, beside) && { model: absolute(model, base) }),
        };
      }),
    );
    const named = { ...origin, title: entryOf(origin.scene ?? "")?.name ?? title };
    const { description: about, decisions } = scene;
    return { sources, origin: { ...named, ...(about && { about }) }, scene, decisions };
  }

  /** Reads the models of each batch. `entries` may set the accuracy of single parts. */
  async parse(sources: readonly Source[], entries: readonly SceneJson[] = []): Promise<ParsedFiles[]> {
    const parsed: ParsedFiles[] = [];
    for (const [i, source] of sources.entries()) {
      const { label, files } = source;
      const [first] = parsed;
      // If a scene file has no unit, its models are converted to the unit of the first.
      const isOpen = source.options.keepsFrames && !source.options.isForced;
      const options = first && isOpen ? { ...source.options, scene: frameOf(first) } : source.options;
      const accuracies = accuraciesOf(entries, i);
      const wished = accuracies.length > 0 ? { ...options, accuracies } : options;
      const progress = ({ done, doing, memory }: Progress) =>
        this.progress(label, doing, (i + done) / sources.length, memory);
      const batch = await rethrowDeath(files, this.loader.parse(files, wished, progress));
      const solids = batch.parts.map(({ solid }) => solid);
      if (solids.some((solid) => solid)) source.solids = solids;
      if (batch.isConverted) {
        // The same settings apply whenever it is read again.
        const { unit: _, up: __, ...rest } = options;
        Object.assign(source, { isConverted: true, options: { ...rest, scene: frameOf(batch) } });
      }
      source.filesOfParts = batch.parts.map(({ file = 0 }) => file);
      parsed.push(batch);
    }
    return parsed;
  }

  /** Asks the CAD kernel about pairs of solids of one file of a batch, which is read again. */
  async verify({ files }: Pick<Source, "files">, pairs: VerifyPair[], reported: OnAnswer): Promise<void> {
    if (!(await areReadable(files))) throw new FilesUnreadable();
    await rethrowDeath(files, this.loader.verify(files, pairs, reported));
  }

  /** Triangulates the product of a solid of a batch again, with this accuracy. */
  async refine(
    { files, solids = [] }: Pick<Source, "files" | "solids">,
    index: number,
    accuracy: number,
    name: string,
  ) {
    const solid = solids[index];
    if (!solid || !(await areReadable(files))) throw new FilesUnreadable();
    const progress = ({ done, doing, memory }: Progress) => this.progress(name, doing, done, memory);
    const found = await rethrowDeath(files, this.loader.refine(files, solid, accuracy, progress));
    const parts = found.solids.flatMap(({ solid: { file, instance }, mesh }) => {
      const index = solids.findIndex((other) => other?.file === file && other.instance === instance);
      return index < 0 ? [] : [{ index, mesh }];
    });
    return { parts, found };
  }

  cancel(): void {
    this.loader.cancel();
  }

  #fetching(label: string): (got: number, of: number) => void {
    return (got, of) => this.progress(label, "", of > 0 ? Math.min(1, got / of) : undefined);
  }
}

/** Returns the unit and the up axis of a scene or of what was read. */
export const frameOf = ({ unit, up }: Pick<ParsedFiles, "unit" | "up">) => ({ unit, up });

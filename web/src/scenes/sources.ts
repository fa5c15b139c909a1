/** The files that a scene is made from, a batch at a time, how a scene file names them, and what is told when one was opened. */

import type { FileToRead } from "../engine/protocol";
import type { Parsed, Revised, SolidId, Wish } from "../engine/types";
import type { ModelJson, SceneFile } from "./scene-file";

/** One batch of files that was read together; its place in the list is the parts' `source`. */
export interface Source {
  label: string;
  files: FileToRead[];
  wish: Wish;
  /** How a scene file names it; absent for files from this computer. */
  model?: ModelJson;
  /** Its numbers are not those of its files: how the scene had them when they came. */
  isConverted?: boolean;
  /** It was opened by itself, and not by a scene that names it: the scene is called by it. */
  hasOwnTitle?: boolean;
  /** The place among the files of what each of its parts came from. */
  filesOfParts?: readonly number[];
  /** The solid of a CAD file that each of its parts is; none where no part is one. */
  solids?: Solids;
}

/** In the order of the parts of a batch, which the engine calls their index. */
export type Solids = readonly (SolidId | undefined)[];

export interface Opened {
  parts: number;
  label: string;
  warnings: string[];
  unitGuess?: string;
  /** It joined what was open. */
  hasJoined?: boolean;
  /** What it is a new revision of, where it took the place of one. */
  revised?: Revised;
}

export const wishFor = (accuracy: number | undefined): { accuracy?: number } =>
  accuracy === undefined ? {} : { accuracy };

/** How a model of a scene file is read: converted again, or else with its numbers and frames as they are. */
export const wishOf = ({ unit, up }: SceneFile, { converted }: ModelJson): Wish =>
  converted
    ? { scene: converted }
    : { keepsFrames: true, ...(unit && { unit, isForced: true }), ...(up && { up }) };
/** Whether it comes with the page. */
export function isShipped({ model }: Pick<Source, "model">, page = document.baseURI): boolean {
  const files = model && ("files" in model ? model.files : [model]);
  const here = new URL(".", page).href;
  return files?.every((file) => "url" in file && file.url.startsWith(here)) ?? false;
}

/** The engine only counts models; what they are is known here. */
export const placeholders = (sources: readonly Source[]): ModelJson[] =>
  sources.map((_, i) => ({ url: `source:${i}` }));

/** Whether a model can be named in a file for someone else: not when its bytes were given by hand. */
export function travels(model: ModelJson, beside: readonly FileToRead[]): boolean {
  return beside.length === 0 || !("url" in model || "files" in model);
}

/** Addresses that hold wherever the scene file goes. */
export function absolute(model: ModelJson, base: string): ModelJson {
  if ("url" in model) return { url: new URL(model.url, base).href };
  if (!("files" in model)) return model;
  return { files: model.files.map((file) => ("url" in file ? { url: new URL(file.url, base).href } : file)) };
}

export function report(parsed: readonly Parsed[], parts: number, label: string): Opened {
  const guess = parsed.find(({ unitGuess }) => unitGuess)?.unitGuess;
  return {
    parts,
    label,
    warnings: parsed.flatMap(({ warnings }) => warnings),
    ...(guess && { unitGuess: guess }),
  };
}

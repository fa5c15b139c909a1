/** The files of a scene in batches, their names in a scene file, and what is reported after an opening. */

import type { FileToRead } from "../engine/protocol";
import type { ImportOptions, ParsedFiles, RevisionReport, SolidId } from "../engine/types";
import type { ModelJson, SceneFile } from "./scene-file";

/** A batch of files that was read together. Its index in the list is the parts' `source`. */
export interface Source {
  label: string;
  files: FileToRead[];
  options: ImportOptions;
  /** The entry in a scene file; absent for files from this computer. */
  model?: ModelJson;
  /** True if its numbers were converted to the unit and axes that the scene had then. */
  isConverted?: boolean;
  /** True if it was opened by itself, and not by a scene that names it. Then it gives the scene its title. */
  hasOwnTitle?: boolean;
  /** The index of the file of each of its parts. */
  filesOfParts?: readonly number[];
  /** The solid of a CAD file for each of its parts; absent if no part is one. */
  solids?: Solids;
}

/** The solids in order of a batch's parts, which is their index in the engine. */
export type Solids = readonly (SolidId | undefined)[];

export interface OpenResult {
  parts: number;
  label: string;
  warnings: string[];
  unitGuess?: string;
  /** True if it was added to what was open. */
  hasJoined?: boolean;
  /** The result of a revision, if it replaced a source. */
  revised?: RevisionReport;
}

export const importOptionsFor = (accuracy: number | undefined): { accuracy?: number } =>
  accuracy === undefined ? {} : { accuracy };

/** Returns how a model of a scene file is read: converted again, or with its numbers and frames unchanged. */
export const importOptionsOf = ({ unit, up }: SceneFile, { converted }: ModelJson): ImportOptions =>
  converted
    ? { scene: converted }
    : { keepsFrames: true, ...(unit && { unit, isForced: true }), ...(up && { up }) };
/** Returns whether it is shipped with the page. */
export function isShipped({ model }: Pick<Source, "model">, page = document.baseURI): boolean {
  const files = model && ("files" in model ? model.files : [model]);
  const here = new URL(".", page).href;
  return files?.every((file) => "url" in file && file.url.startsWith(here)) ?? false;
}

/** Returns numbered models for the engine, which only counts them; their content is known here. */
export const placeholders = (sources: readonly Source[]): ModelJson[] => numbered(sources.length);

export const numbered = (count: number): ModelJson[] =>
  Array.from({ length: count }, (_, i) => ({ url: `source:${i}` }));

/** Returns whether a file for someone else can name a model, which it cannot if the user gave the bytes. */
export function isAddressable(model: ModelJson, beside: readonly FileToRead[]): boolean {
  return beside.length === 0 || !("url" in model || "files" in model);
}

/** Returns a model with absolute addresses, which are valid wherever the scene file goes. */
export function absolute(model: ModelJson, base: string): ModelJson {
  if ("url" in model) return { url: new URL(model.url, base).href };
  if (!("files" in model)) return model;
  return { files: model.files.map((file) => ("url" in file ? { url: new URL(file.url, base).href } : file)) };
}

export function openResult(parsed: readonly ParsedFiles[], parts: number, label: string): OpenResult {
  const guess = parsed.find(({ unitGuess }) => unitGuess)?.unitGuess;
  return {
    parts,
    label,
    warnings: parsed.flatMap(({ warnings }) => warnings),
    ...(guess && { unitGuess: guess }),
  };
}

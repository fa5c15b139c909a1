/** Loads the models of lessons: each file is fetched and read once, and its part is selected by name. */

import type { ParsedFiles, ParsedMesh } from "../../engine/types";
import type { LessonInfo } from "../types";

type Model = LessonInfo["models"][number];
type Parse = (
  sources: { path: string; bytes: Uint8Array }[],
  options: object,
  readers: undefined,
  progress: () => boolean,
) => ParsedFiles;

export class Models {
  readonly #given = new Set<string>();
  readonly #files = new Map<string, ParsedFiles>();

  constructor(
    private readonly base: string,
    private readonly parse: Parse,
    private readonly give: (name: string, mesh: ParsedMesh) => void,
  ) {}

  async fetch(models: readonly Model[]): Promise<void> {
    for (const { name, file, part } of models) {
      if (this.#given.has(name)) continue;
      const parsed = this.#files.get(file) ?? (await this.#read(file));
      const mesh = parsed.parts.find((candidate) => candidate.name === part)?.mesh;
      const found = mesh === undefined ? undefined : parsed.meshes[mesh];
      if (!found) throw new Error(`${file} has no part “${part}”.`);
      this.give(name, found);
      this.#given.add(name);
    }
  }

  async #read(file: string): Promise<ParsedFiles> {
    const url = new URL(file, this.base);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.href} could not be fetched (${answer.status}).`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const parsed = this.parse([{ path: file, bytes }], {}, undefined, () => true);
    this.#files.set(file, parsed);
    return parsed;
  }
}

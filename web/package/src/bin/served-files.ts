/** Maps the files that the user wants to see to the names under which they are served. No other files are served. */

import { readFile, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";

interface Model {
  url?: string;
  files?: Model[];
}

const folder = "given";

export class ServedFiles {
  private constructor(
    /** The files of this machine by their names below `given/`. */
    readonly files: ReadonlyMap<string, string>,
    /** A scene that names the files; undefined if there are none. */
    readonly scene: string | undefined,
  ) {}

  /** Returns the part of the page's address that makes it open the files. */
  get hash(): string {
    return this.scene === undefined ? "" : `#${encodeURIComponent(`${folder}/scene.json`)}`;
  }

  static async of(paths: readonly string[]): Promise<ServedFiles> {
    for (const path of paths) {
      const found = await stat(path).catch(() => undefined);
      if (!found) throw new Error(`${path}: there is no such file.`);
      if (!found.isFile()) throw new Error(`${path} is no file. Name the files in it, or pack it as a zip.`);
    }
    const scenes = paths.filter((path) => /\.json$/i.test(path));
    const [scene] = scenes;
    if (scene !== undefined) {
      if (paths.length > 1)
        throw new Error(`${scene} is a scene file: name it alone. It says itself which models it has.`);
      return ServedFiles.ofScene(scene);
    }
    if (paths.length === 0) return new ServedFiles(new Map(), undefined);
    const files = new Map(paths.map((path, place) => [`${place}/${basename(path)}`, resolve(path)]));
    // One batch, because a file may name another one, as a robot names its meshes.
    const isSplit = new Set(paths.map((path) => dirname(resolve(path)))).size > 1;
    const batch = paths.map((path) => basename(path));
    const model = isSplit || new Set(batch).size < batch.length ? undefined : batch;
    if (model) {
      const own = new Map(paths.map((path) => [basename(path), resolve(path)]));
      return new ServedFiles(own, sceneOf([{ files: model.map((url) => ({ url: encodeURI(url) })) }]));
    }
    return new ServedFiles(files, sceneOf([...files.keys()].map((url) => ({ url: encodeURI(url) }))));
  }

  /** Reads the models that a scene file names, relative to it, and gives them new names. */
  private static async ofScene(path: string): Promise<ServedFiles> {
    const files = new Map<string, string>();
    const named = (model: Model): Model => {
      if (model.files) return { ...model, files: model.files.map(named) };
      if (model.url === undefined || /^[a-z][a-z0-9+.-]+:/i.test(model.url)) return model;
      const file = resolve(dirname(path), decodeURIComponent(model.url));
      const name = `${files.size}/${basename(file)}`;
      files.set(name, file);
      return { ...model, url: encodeURI(name) };
    };
    let scene: { models?: Model[] };
    try {
      scene = JSON.parse(await readFile(path, "utf8"));
    } catch (error) {
      throw new Error(`${path} is no scene file: ${(error as Error).message}.`);
    }
    if (!Array.isArray(scene.models)) throw new Error(`${path} is no scene file: it lists no models.`);
    return new ServedFiles(files, JSON.stringify({ ...scene, models: scene.models.map(named) }));
  }
}

const sceneOf = (models: Model[]): string => JSON.stringify({ version: 1, models });

/**
 * The store of works that are kept in this browser, in IndexedDB. Each is a text and the files that it names by their content;
 * a file that several works name is there once, and goes with the last of them. The browser copies files itself: their bytes
 * do not pass through the page.
 */

import { MessageError } from "../engine/english";
import { message } from "../engine/message";

/** What is known of a work without opening it. */
export interface WorkRow {
  id: string;
  title: string;
  parts: number;
  /** Of its text and its files. */
  bytes: number;
  /** When it was put there, in milliseconds since 1970. */
  at: number;
  /** By content. */
  files: string[];
}

export interface Work {
  text: string;
  /** By content; the text names them so. */
  files: ReadonlyMap<string, Blob>;
}

const version = 1;
const stores = ["works", "texts", "files"] as const;
type Store = (typeof stores)[number];

export class WorkStore {
  #open: Promise<IDBDatabase> | undefined;

  constructor(private readonly name = "nearpoint") {}

  /** The latest first. Makes no database where there is none. */
  async list(): Promise<WorkRow[]> {
    if (!this.#open && !(await exists(this.name))) return [];
    const rows: WorkRow[] = await this.#in("readonly", ({ works }) => done(works.getAll()));
    return rows.sort((a, b) => b.at - a.at);
  }

  /** Undefined where it is not there, or not all of it. */
  take(id: string): Promise<Work | undefined> {
    return this.#in("readonly", async ({ works, texts, files }) => {
      const row: WorkRow | undefined = await done(works.get(id));
      const text: string | undefined = await done(texts.get(id));
      const found = new Map<string, Blob>();
      for (const file of row?.files ?? []) {
        const blob: Blob | undefined = await done(files.get(file));
        if (blob) found.set(file, blob);
      }
      return text !== undefined && found.size === row?.files.length ? { text, files: found } : undefined;
    });
  }

  /** All of it or, where that is refused, nothing of it; what was there of this id before makes room. */
  put(known: Omit<WorkRow, "bytes" | "files">, { text, files }: Work): Promise<WorkRow> {
    return this.#in("readwrite", async (all) => {
      let bytes = text.length;
      for (const [file, blob] of files) {
        bytes += blob.size;
        if ((await done(all.files.getKey(file))) === undefined) all.files.put(blob, file);
      }
      const row = { ...known, bytes, files: [...files.keys()] };
      all.texts.put(text, row.id);
      await done(all.works.put(row, row.id));
      await dropUnused(all);
      return row;
    });
  }

  forget(ids: readonly string[]): Promise<void> {
    return this.#in("readwrite", async (all) => {
      for (const id of ids) {
        all.texts.delete(id);
        await done(all.works.delete(id));
      }
      await dropUnused(all);
    });
  }

  /** Of these files, those that are not there yet. */
  async missing(files: Iterable<string>): Promise<string[]> {
    return this.#in("readonly", async (all) => {
      const absent: string[] = [];
      for (const file of files) {
        if ((await done(all.files.getKey(file))) === undefined) absent.push(file);
      }
      return absent;
    });
  }

  /** One transaction; resolves when what was written in it is there. */
  async #in<T>(
    mode: "readonly" | "readwrite",
    work: (stores: Record<Store, IDBObjectStore>) => Promise<T>,
  ): Promise<T> {
    const transaction = (await this.#database()).transaction([...stores], mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () =>
        reject(transaction.error ?? new MessageError(message("page-browser-gave-up")));
    });
    const store = (name: Store) => transaction.objectStore(name);
    try {
      const asked = work({ works: store("works"), texts: store("texts"), files: store("files") });
      const [value] = await Promise.all([asked, ended]);
      return value;
    } catch (error) {
      abort(transaction);
      // A request fails with the transaction, which knows why.
      await ended.catch(() => undefined);
      throw transaction.error ?? error;
    }
  }

  #database(): Promise<IDBDatabase> {
    this.#open ??= open(this.name, () => {
      this.#open = undefined;
    });
    return this.#open;
  }
}

/** `lost`: the database can be used no longer, or could not be had. */
function open(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = lost;
      // Another tab has a newer page, which may not be kept waiting.
      result.onversionchange = () => {
        result.close();
        lost();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new MessageError(message("page-other-tab")));
  }).catch((error) => {
    lost();
    throw error;
  });
}

/** Unless it has ended. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has.
  }
}

/** A browser that does not tell has one made. */
async function exists(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some((database) => database.name === name) ?? true;
}

/** Files that no work names. */
async function dropUnused({ works, files }: Record<Store, IDBObjectStore>): Promise<void> {
  const rows: WorkRow[] = await done(works.getAll());
  const used = new Set(rows.flatMap((row) => row.files));
  for (const key of await done(files.getAllKeys())) if (!used.has(String(key))) files.delete(key);
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

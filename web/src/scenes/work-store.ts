/**
 * Stores the works of this browser in IndexedDB. Each is a text and the files that it names by their content. A file that several works name is
 * stored once and deleted with the last of them. The browser copies the files itself; their bytes do not pass through the page.
 */

import { MessageError } from "../engine/english";
import { message } from "../engine/message";

/** The data of a work in the list, without its content. */
export interface WorkRow {
  id: string;
  title: string;
  parts: number;
  /** The size of its text and its files. */
  bytes: number;
  /** The time when it was stored, in milliseconds since 1970. */
  at: number;
  /** The content names of its files. */
  files: string[];
}

export interface Work {
  text: string;
  /** The files by their content names, which the text uses. */
  files: ReadonlyMap<string, Blob>;
}

const version = 1;
const stores = ["works", "texts", "files"] as const;
type Store = (typeof stores)[number];

export class WorkStore {
  #open: Promise<IDBDatabase> | undefined;

  constructor(private readonly name = "nearpoint") {}

  /** Returns the works, the latest first. It creates no database. */
  async list(): Promise<WorkRow[]> {
    if (!this.#open && !(await exists(this.name))) return [];
    const rows: WorkRow[] = await this.#in("readonly", ({ works }) => requestDone(works.getAll()));
    return rows.sort((a, b) => b.at - a.at);
  }

  /** Returns a work; undefined if it is missing or incomplete. */
  get(id: string): Promise<Work | undefined> {
    return this.#in("readonly", async ({ works, texts, files }) => {
      const row: WorkRow | undefined = await requestDone(works.get(id));
      const text: string | undefined = await requestDone(texts.get(id));
      const found = new Map<string, Blob>();
      for (const file of row?.files ?? []) {
        const blob: Blob | undefined = await requestDone(files.get(file));
        if (blob) found.set(file, blob);
      }
      return text !== undefined && found.size === row?.files.length ? { text, files: found } : undefined;
    });
  }

  /** Stores a work in place of an earlier one with this id. If that is refused, nothing of it is stored. */
  put(known: Omit<WorkRow, "bytes" | "files">, { text, files }: Work): Promise<WorkRow> {
    return this.#in("readwrite", async (all) => {
      let bytes = text.length;
      for (const [file, blob] of files) {
        bytes += blob.size;
        if ((await requestDone(all.files.getKey(file))) === undefined) all.files.put(blob, file);
      }
      const row = { ...known, bytes, files: [...files.keys()] };
      all.texts.put(text, row.id);
      await requestDone(all.works.put(row, row.id));
      await dropUnused(all);
      return row;
    });
  }

  delete(ids: readonly string[]): Promise<void> {
    return this.#in("readwrite", async (all) => {
      for (const id of ids) {
        all.texts.delete(id);
        await requestDone(all.works.delete(id));
      }
      await dropUnused(all);
    });
  }

  /** Returns those of these files that are not stored yet. */
  async missing(files: Iterable<string>): Promise<string[]> {
    return this.#in("readonly", async (all) => {
      const absent: string[] = [];
      for (const file of files) {
        if ((await requestDone(all.files.getKey(file))) === undefined) absent.push(file);
      }
      return absent;
    });
  }

  /** Runs one transaction. Resolves when it is complete. */
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
      // A request fails with its transaction, which has the reason.
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

/** Opens the database. `lost` is called if it cannot be opened or becomes unusable. */
function open(name: string, lost: () => void): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      const { result } = request;
      result.onclose = lost;
      // Another tab has a newer page, which must not be blocked.
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

/** Aborts a transaction unless it has ended. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

/** Returns whether the database exists. In a browser that cannot report this, the database is created. */
async function exists(name: string): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all?.some((database) => database.name === name) ?? true;
}

/** Deletes the files that no work names. */
async function dropUnused({ works, files }: Record<Store, IDBObjectStore>): Promise<void> {
  const rows: WorkRow[] = await requestDone(works.getAll());
  const used = new Set(rows.flatMap((row) => row.files));
  for (const key of await requestDone(files.getAllKeys())) if (!used.has(String(key))) files.delete(key);
}

const requestDone = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Sends statements to a record store. Statements that failed are stored in the browser and sent again: soon, then less often, and on the next visit.
 * The store identifies statements by their ids, so none counts twice.
 */

import type { Statement } from "./statement";

/** The reason why statements wait: the status of the store, or no answer at all. */
export type SendFailure = { waiting: number; status?: number };

export interface StorageLike {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** The milliseconds to the next attempt; the last value repeats. */
const retryPauses = [2_000, 5_000, 15_000, 60_000, 300_000];
/** The most statements in a request. Browsers limit the size of requests of a page that closes; others are sent in turns. */
const maxStatements = 20;
/** The status of a store that has a different statement with this id. */
const conflict = 409;

export class RecordStore {
  readonly #waiting: Statement[];
  /** The ids of the statements that the store has received from here. */
  readonly #taken = new Set<string>();
  readonly #key: string;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;

  constructor(
    private readonly address: { endpoint: string; auth: string | undefined },
    private readonly store: StorageLike | undefined,
    /** A callback for when sending begins to fail, and with undefined when all statements were received. */
    private readonly onFailure: (trouble: SendFailure | undefined) => void,
    private readonly fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
  ) {
    this.#key = `nearpoint-statements ${address.endpoint}`;
    this.#waiting = readStored(store, this.#key);
    if (this.#waiting.length > 0) void this.send();
  }

  add(statement: Statement): void {
    this.#waiting.push(statement);
    this.#persist();
    void this.send();
  }

  /** Resolves when all were tried; never rejects. */
  send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    let size = maxStatements;
    while (this.#waiting.length > 0) {
      const turn = this.#waiting.slice(0, size);
      const status = await this.#post(turn);
      // The store has one of these ids already, from a statement that is sent again. Each is sent by itself, to find it.
      const isKnown = status === conflict;
      if (isKnown && turn.length > 1) {
        size = 1;
        continue;
      }
      if (!isKnown && (status === undefined || status < 200 || status >= 300)) {
        this.#fail(status);
        return;
      }
      this.#waiting.splice(0, turn.length);
      for (const { id } of turn) this.#taken.add(id);
      this.#persist();
    }
    if (this.#failures > 0) this.onFailure(undefined);
    this.#failures = 0;
  }

  async #post(statements: readonly Statement[]): Promise<number | undefined> {
    const { endpoint, auth } = this.address;
    try {
      const answer = await this.fetch(`${endpoint}statements`, {
        method: "POST",
        keepalive: true, // the last statement is often made while the page closes
        headers: {
          "Content-Type": "application/json",
          "X-Experience-API-Version": "1.0.3",
          ...(auth !== undefined && { Authorization: auth }),
        },
        body: JSON.stringify(statements),
      });
      return answer.status;
    } catch {
      return undefined;
    }
  }

  #fail(status: number | undefined): void {
    const pause = retryPauses[Math.min(this.#failures, retryPauses.length - 1)];
    this.#failures += 1;
    if (this.#failures === 1)
      this.onFailure({ waiting: this.#waiting.length, ...(status !== undefined && { status }) });
    this.#timer = setTimeout(() => void this.send(), pause);
  }

  /** Stores the waiting statements, and leaves those of other pages of this browser. */
  #persist(): void {
    const here = new Set(this.#waiting.map(({ id }) => id));
    const others = readStored(this.store, this.#key).filter(
      ({ id }) => !here.has(id) && !this.#taken.has(id),
    );
    const all = [...others, ...this.#waiting];
    try {
      if (all.length === 0) this.store?.removeItem(this.#key);
      else this.store?.setItem(this.#key, JSON.stringify(all));
    } catch {
      // There is no space: they wait in this page as long as it is open.
    }
  }
}

function readStored(store: StorageLike | undefined, key: string): Statement[] {
  try {
    return JSON.parse(store?.getItem(key) ?? "[]") as Statement[];
  } catch {
    return [];
  }
}

/**
 * The page's end of the loader worker. Cancel, crash, silence and the end of a CAD kernel are the same thing to it: a new
 * worker.
 */

import type { FileToRead, FromLoader, ToLoader } from "./protocol";
import type { Parsed, Wish } from "./types";

export interface Progress {
  /** 0…1. */
  done: number;
  doing: string;
}

interface Job {
  id: number;
  resolve(parsed: Parsed): void;
  reject(reason: Error): void;
  progress(progress: Progress): void;
}

/** The user pressed Cancel. */
export class Cancelled extends Error {
  constructor() {
    super("cancelled");
    this.name = "Cancelled";
  }
}

/** The loader died on these files: more memory than there is, or a fault of ours. */
export class LoaderDied extends Error {
  override name = "LoaderDied";
}

/** Nothing was heard of the loader for so long. */
export class LoaderHung extends Error {
  constructor(readonly minutes: number) {
    super(`the reader has said nothing for ${minutes} minutes`);
    this.name = "LoaderHung";
  }
}

/**
 * The CAD kernel reads a file in one call, during which nothing is heard: ten seconds for 35 MB. What takes sixty times as
 * long has lost its way. Until then the user may press Cancel.
 */
const patience = 10;

export class LoaderClient {
  #worker: Worker | undefined;
  #job: Job | undefined;
  #next = 1;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** A worker that never started would only fail again. */
  #started = false;

  constructor(private readonly create: () => Worker) {
    this.#start(); // at once: the package compiles while the files are fetched
  }

  /** Reads one batch of files; one batch at a time. */
  parse(files: FileToRead[], wish: Wish, progress: (progress: Progress) => void): Promise<Parsed> {
    const worker = this.#worker ?? this.#start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#job = { id, resolve, reject, progress };
      worker.postMessage({ type: "parse", id, files, wish } satisfies ToLoader);
      this.#listen();
    });
  }

  cancel(): void {
    this.#replace(new Cancelled());
  }

  #start(): Worker {
    const worker = this.create();
    worker.onmessage = (event: MessageEvent<FromLoader>) => this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(new LoaderDied(event.message));
    };
    this.#worker = worker;
    return worker;
  }

  #receive(message: FromLoader): void {
    if (message.type === "ready") {
      this.#started = true;
      if (this.#job) this.#listen();
      return;
    }
    const job = this.#job;
    if (!job || message.id !== job.id) return;
    switch (message.type) {
      case "progress":
        this.#listen();
        job.progress(message);
        break;
      case "parsed":
        this.#end(message.kernel);
        job.resolve(message.parsed);
        break;
      case "failed":
        this.#end(message.kernel);
        job.reject(new Error(message.message));
        break;
      case "crashed":
        this.#replace(new LoaderDied(message.message));
    }
  }

  /** Waits again, from now on. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#replace(new LoaderHung(patience)), patience * 60_000);
  }

  #replace(reason: Error): void {
    const job = this.#job;
    this.#end(true);
    job?.reject(reason);
  }

  /** The batch is over, and with it a worker that is spent. */
  #end(spent: boolean): void {
    clearTimeout(this.#silence);
    this.#job = undefined;
    if (!spent) return;
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.#started) this.#start();
  }
}

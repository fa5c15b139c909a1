/** The page's end of the loader worker. Cancel and crash are the same thing to it: a new worker. */

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

export class LoaderClient {
  #worker: Worker | undefined;
  #job: Job | undefined;
  #next = 1;
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
      return;
    }
    const job = this.#job;
    if (!job || message.id !== job.id) return;
    switch (message.type) {
      case "progress":
        job.progress(message);
        break;
      case "parsed":
        this.#job = undefined;
        job.resolve(message.parsed);
        break;
      case "failed":
        this.#job = undefined;
        job.reject(new Error(message.message));
        break;
      case "crashed":
        this.#replace(new LoaderDied(message.message));
    }
  }

  #replace(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const job = this.#job;
    this.#job = undefined;
    if (this.#started) this.#start();
    job?.reject(reason);
  }
}

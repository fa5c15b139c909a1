/** The page's side of the loader worker. After a cancellation, a crash, a timeout or the use of a third-party module, it starts a new worker. */

import { isNamedStep } from "./cad-kernel";
import type { Compiled } from "./compiled";
import { MessageError } from "./english";
import { message } from "./message";
import type { FileToRead, FromLoader, ToLoader } from "./protocol";
import type { ImportOptions, KernelCheck, ParsedFiles, RefinementRow, SolidId, VerifyPair } from "./types";
import { onWorkerLockReleased } from "./worker-lock";

export interface Progress {
  /** The fraction that is done, 0…1. */
  done: number;
  doing: string;
  /** The bytes that the CAD kernel has taken; absent if it does not run. */
  memory?: number;
}

/** Receives the CAD kernel's answer for the pair at an index of the list, and the bytes that it has taken. */
export type OnAnswer = (index: number, answer: KernelCheck, memory?: number) => void;

/** The messages before the last one. */
type JobMessage = Extract<FromLoader, { type: "progress" | "answer" }>;
/** The last message of a job that succeeds. */
type JobResult = Extract<FromLoader, { type: "parsed" | "verified" | "refined" }>;

interface Job {
  id: number;
  request: ToLoader;
  resolve(message: JobResult): void;
  reject(reason: Error): void;
  onMessage(message: JobMessage): void;
}

/** The error of a job that the user cancelled. */
export class Cancelled extends Error {
  constructor() {
    super("cancelled");
    this.name = "Cancelled";
  }
}

/** The error of a loader that died on these files: it ran out of memory or has a bug. */
export class LoaderDied extends Error {
  override name = "LoaderDied";
}

/** The error of a loader that sent nothing for too long. */
export class LoaderHung extends MessageError {
  constructor(readonly minutes: number) {
    super(message("page-reader-silent", { minutes }));
    this.name = "LoaderHung";
  }
}

/**
 * The CAD kernel reads a file in one call, during which it sends nothing: ten seconds for 35 MB. A call that takes sixty times as long is stopped.
 * Until then the user may press Cancel.
 */
const timeoutMinutes = 10;

export class LoaderClient {
  #worker: Worker | undefined;
  #job: Job | undefined;
  #next = 1;
  #timeout: ReturnType<typeof setTimeout> | undefined;
  /** True if the worker has started. One that never started would only fail again. */
  #started = false;
  /** Ends with the present worker. */
  #lifetime = new AbortController();

  constructor(
    private readonly create: () => Worker,
    private readonly kernel: () => Promise<Compiled>,
  ) {
    this.#start(); // at once: the package compiles while the files are fetched
  }

  /** Reads one batch of files. Only one batch runs at a time. */
  async parse(
    files: FileToRead[],
    options: ImportOptions,
    progress: (progress: Progress) => void,
  ): Promise<ParsedFiles> {
    const done = await this.#ask(
      (id) => ({ type: "parse", id, files, options }),
      (message) => message.type === "progress" && progress(message),
    );
    if (done.type !== "parsed") throw new Error(`the reader answered ${done.type}`);
    return done.parsed;
  }

  /** Asks the CAD kernel about pairs of solids of one of these files, which it reads again, as one batch. */
  async verify(files: FileToRead[], pairs: VerifyPair[], reported: OnAnswer): Promise<void> {
    await this.#ask(
      (id) => ({ type: "verify", id, files, pairs }),
      (message) => message.type === "answer" && reported(message.index, message.answer, message.memory),
    );
  }

  /** Triangulates the product of a solid of one of these files again, as one batch. */
  async refine(
    files: FileToRead[],
    solid: SolidId,
    accuracy: number,
    progress: (progress: Progress) => void,
  ): Promise<RefinementRow> {
    const done = await this.#ask(
      (id) => ({ type: "finer", id, files, solid, accuracy }),
      (message) => message.type === "progress" && progress(message),
    );
    if (done.type !== "refined") throw new Error(`the reader answered ${done.type}`);
    return done.refined;
  }

  cancel(): void {
    this.#replace(new Cancelled());
  }

  /** Ends the worker and its job. A later job starts another worker. */
  stop(): void {
    this.#started = false;
    this.cancel();
  }

  #ask(makeRequest: (id: number) => ToLoader, reported: (message: JobMessage) => void): Promise<JobResult> {
    const worker = this.#worker ?? this.#start();
    const id = this.#next++;
    return new Promise((done, reject) => {
      const job: Job = { id, request: makeRequest(id), resolve: done, reject, onMessage: reported };
      this.#job = job;
      if (job.request.files.some(({ path }) => isNamedStep(path))) void this.#askWithKernel(job);
      else worker.postMessage(job.request);
      this.#restartTimeout();
    });
  }

  /** Asks with the kernel when it is compiled, unless the job has ended by then. */
  async #askWithKernel(job: Job): Promise<void> {
    const kernel = await this.kernel();
    if (this.#job === job) this.#worker?.postMessage({ ...job.request, kernel } satisfies ToLoader);
  }

  #start(): Worker {
    const worker = this.create();
    worker.onmessage = (event: MessageEvent<FromLoader>) => this.#receive(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#replace(new LoaderDied(event.message ?? "the worker could not be loaded"));
    };
    this.#worker = worker;
    this.#lifetime = new AbortController();
    return worker;
  }

  #receive(message: FromLoader): void {
    if (message.type === "ready") {
      this.#started = true;
      if (message.lock !== undefined)
        onWorkerLockReleased(message.lock, this.#lifetime.signal, () =>
          this.#replace(new LoaderDied("the reader is gone")),
        );
      if (this.#job) this.#restartTimeout();
      return;
    }
    const job = this.#job;
    if (!job || message.id !== job.id) return;
    switch (message.type) {
      case "needsKernel":
        void this.#askWithKernel(job);
        break;
      case "progress":
      case "answer":
        this.#restartTimeout();
        job.onMessage(message);
        break;
      case "parsed":
      case "verified":
      case "refined":
        this.#end(message.isSpent);
        job.resolve(message);
        break;
      case "failed":
        this.#end(message.isSpent);
        job.reject(new MessageError(message.message));
        break;
      case "crashed":
        this.#replace(new LoaderDied(message.message));
    }
  }

  /** Restarts the timeout. */
  #restartTimeout(): void {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#replace(new LoaderHung(timeoutMinutes)), timeoutMinutes * 60_000);
  }

  #replace(reason: Error): void {
    const job = this.#job;
    this.#end(true);
    job?.reject(reason);
  }

  /** Ends the batch, and also the worker if it is spent. */
  #end(spent: boolean): void {
    clearTimeout(this.#timeout);
    this.#job = undefined;
    if (!spent) return;
    this.#lifetime.abort();
    this.#worker?.terminate();
    this.#worker = undefined;
    if (this.#started) this.#start();
  }
}

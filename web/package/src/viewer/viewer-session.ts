/** The engine of an element while that is in a page: canvas, workers and scene. It stops all that it started. */

import { compiledKernel } from "../../../src/engine/cad-kernel";
import type { Compiled } from "../../../src/engine/compiled";
import { english } from "../../../src/engine/english";
import { LoaderClient } from "../../../src/engine/loader-client";
import type { EngineInfo, EngineProtocol, FileToRead, StartOptions } from "../../../src/engine/protocol";
import { Supervisor } from "../../../src/engine/supervisor";
import type { Changes, DragMode, Label } from "../../../src/engine/types";
import type { CallArguments, CallName, CallResult } from "../../../src/engine/worker-protocol";
import { SceneDocumentStore } from "../../../src/scenes/document-store";
import type { OpenResult } from "../../../src/scenes/sources";
import { glides } from "../../../src/state/smooth-motion";
import { Canvas } from "../../../src/ui/canvas";
import { keyOf } from "../../../src/ui/input";
import type { GivenFile } from "./public-types";
import { SceneSnapshot } from "./scene-snapshot";
import { engineWorker, loaderWorker } from "./workers";

export interface ViewerHost {
  stage: HTMLElement;
  options(): Pick<StartOptions, "theme" | "threads">;
  label(): string;
  /** Returns the address of the CAD kernel, which STEP files need; undefined if none was given. */
  kernel(): URL | undefined;
  dragMode(): DragMode;
  ready(info: EngineInfo): void;
  changes(changes: Changes, areOtherParts: boolean): void;
  labels(labels: readonly Label[]): void;
  progress(doing: string, done: number | undefined): void;
  refused(why: string): void;
  /** Reports that the engine ended. Without `again` it is not restarted. */
  ended(why: string, again: Promise<void> | undefined): void;
  /** Reports that a restarted engine lacks the scene, or ended while it loaded it. */
  lost(why: Error): void;
}

export class ViewerSession {
  readonly snapshot = new SceneSnapshot();
  readonly #engine: Supervisor<EngineProtocol>;
  readonly #loader: LoaderClient;
  readonly #documents: SceneDocumentStore;
  #canvas: Canvas | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #loading = 0;
  #isStarted = false;
  #isReady = false;

  constructor(private readonly host: ViewerHost) {
    this.#engine = new Supervisor<EngineProtocol>(
      {
        createWorker: engineWorker,
        freshCanvas: () => this.#canvas?.fresh(),
        options: () => ({ ...this.#size(), ...host.options(), glide: glides() }),
        restore: () => this.#restore(),
      },
      {
        ready: (info) => this.#ready(info),
        changes: (changes) => this.#changes(changes),
        ended: ({ how, message }, again) => {
          this.#isReady = false;
          host.ended(
            `${how === "hung" ? "The engine did not answer." : "The engine failed."} ${english(message)}`,
            again,
          );
        },
      },
    );
    this.#loader = new LoaderClient(loaderWorker, () => this.#kernel());
    this.#documents = new SceneDocumentStore(this.#engine, this.#loader, {
      progress: (_, doing, done) => host.progress(doing, done),
      sceneLost: () => void this.#engine.renew().catch(host.lost),
    });
  }

  /** True while something is being opened. */
  get isLoading(): boolean {
    return this.#loading > 0;
  }

  get isStarted(): boolean {
    return this.#isStarted;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  get title(): string {
    return this.#documents.origin.title;
  }

  /** Starts the engine, or restarts it with the last scene. */
  start(): Promise<void> {
    this.#canvas = new Canvas(this.host.stage, this.host.label, {
      input: (input) => this.#engine.input(input),
      resize: (width, height, dpr) => width > 1 && this.send("resize", width, height, dpr),
    });
    this.#isStarted = true;
    this.#engine.start();
    return this.#restore();
  }

  #restore(): Promise<void> {
    return this.#queue(async () => {
      const restored = await this.#documents.restore();
      if (this.#documents.refusal) throw this.#documents.refusal;
      if (restored !== "last")
        throw new Error(
          "The engine failed at the scene twice: so it is as it was before, or not open any more.",
        );
    });
  }

  /** Saves the state of the scene for a restart. If the engine can no longer give it, the restart has no scene. */
  async remember(): Promise<void> {
    if (this.#isReady && !this.isLoading) await this.#documents.remember().catch(() => undefined);
  }

  /** Ends all workers. */
  stop(): void {
    this.#isStarted = false;
    this.#isReady = false;
    this.#engine.stop();
    this.#loader.stop();
    this.#canvas?.end();
    this.#canvas = undefined;
  }

  open(what: string | GivenFile[]): Promise<OpenResult> {
    return this.#queue(() =>
      typeof what === "string"
        ? this.#documents.openLink({ scene: new URL(what, document.baseURI).href })
        : this.#documents.openFiles(what.map(fileOf)),
    );
  }

  clear(): Promise<void> {
    return this.#queue(() => this.#documents.clear());
  }

  save(): Promise<string> {
    return this.#queue(() => this.#documents.save());
  }

  call<Name extends CallName<EngineProtocol>>(
    name: Name,
    ...args: CallArguments<EngineProtocol, Name>
  ): Promise<CallResult<EngineProtocol, Name>> {
    return this.#engine.call(name, ...args);
  }

  /** Makes a call and ignores its answer. */
  send<Name extends CallName<EngineProtocol>>(
    name: Name,
    ...args: CallArguments<EngineProtocol, Name>
  ): void {
    this.call(name, ...args).catch((error: Error) => {
      if (this.#isReady && error.name !== "EngineGone") this.host.refused(error.message);
    });
  }

  key(event: KeyboardEvent, isDown: boolean): void {
    this.#engine.input(keyOf(event, isDown));
  }

  focus(): void {
    this.#canvas?.focus();
  }

  describe(): void {
    this.#canvas?.setLabel();
  }

  /** Resolves when nothing is being opened, all queries are answered and the picture is up to date. */
  async idle(): Promise<void> {
    for (;;) {
      const last = this.#last;
      await last;
      try {
        await this.call("settle");
      } catch (error) {
        if ((error as Error).name === "EngineGone" && this.#isStarted) continue; // another one has replaced it
        throw error;
      }
      if (this.#last === last && !this.snapshot.busy && this.snapshot.pending === 0) return;
    }
  }

  #size(): Pick<StartOptions, "width" | "height" | "dpr"> {
    return this.#canvas?.size() ?? { width: 1, height: 1, dpr: 1 };
  }

  #kernel(): Promise<Compiled> {
    const address = this.host.kernel();
    return address
      ? compiledKernel(address)
      : Promise.resolve({
          why: "STEP files need the CAD kernel, whose address is to stand in the element's attribute kernel",
        });
  }

  #ready(info: EngineInfo): void {
    this.#isReady = true;
    const mode = this.host.dragMode();
    if (mode !== "detect") this.send("command", { type: "setDragMode", mode });
    this.host.ready(info);
  }

  #changes(changes: Changes): void {
    const others = this.snapshot.apply(changes);
    this.#canvas?.setCursor(changes.cursor);
    if (changes.labels) this.host.labels(changes.labels);
    if (changes.refusal !== undefined) this.host.refused(english(changes.refusal));
    if (!this.isLoading && !this.snapshot.busy && this.snapshot.pending === 0) this.#documents.markStable();
    this.host.changes(changes, others);
  }

  /** Runs jobs one after the other, even if earlier ones failed. */
  #queue<T>(work: () => Promise<T>): Promise<T> {
    this.#loading += 1;
    const next = this.#last.then(work).finally(() => {
      this.#loading -= 1;
    });
    this.#last = next.catch(() => undefined);
    return next;
  }
}

const fileOf = ({ name, bytes }: GivenFile): FileToRead => ({
  path: name,
  blob: bytes instanceof Blob ? bytes : new Blob([bytes]),
});

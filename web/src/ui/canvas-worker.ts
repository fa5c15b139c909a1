/** A canvas and the worker that draws on it, with what every such page needs: size, theme, cursor, labels and refusals. */

import { batch, effect } from "@preact/signals-core";
import type { EngineEnd } from "../engine/client";
import { english, messageOf } from "../engine/english";
import { Supervisor } from "../engine/supervisor";
import type { CanvasCalls, CanvasProtocol } from "../engine/worker-protocol";
import type { CanvasState } from "../state/canvas-state";
import { theme } from "../state/theme";
import { Canvas } from "./canvas";

export interface CanvasWorkerOptions<S extends CanvasProtocol> {
  /** The parent of the canvas, and its description for screen readers. */
  host: HTMLElement;
  label(): string;
  worker(): Worker;
  /** The start options, besides size and theme. */
  options: Omit<S["start"], "width" | "height" | "dpr" | "theme">;
  /** Restores the state of the old worker in a new one. */
  restore(): Promise<void>;
  ready?(info: S["info"]): void;
  changes(changes: S["changes"]): void;
  /** Reports a refusal, or the failure of a call that nobody waits for. */
  refused(why: string, unasked: boolean): void;
  /** Returns whether a worker ended because of a request, not because of what it was started with. */
  wasRequested?(end: EngineEnd): boolean;
  /** Reports that a worker ended. `again` resolves when its successor is restored; it is absent if there is none. */
  ended(end: EngineEnd, again: Promise<void> | undefined): void;
}

export class CanvasWorker<S extends CanvasProtocol> {
  readonly engine: Supervisor<S>;
  readonly #canvas: Canvas;

  constructor(
    readonly known: CanvasState,
    private readonly setup: CanvasWorkerOptions<S>,
  ) {
    const { host, label, worker, options, restore } = setup;
    this.#canvas = new Canvas(host, label, {
      input: (input) => this.engine.input(input),
      // A hidden canvas has no useful size.
      resize: (width, height, dpr) => width > 1 && this.#tell("resize", width, height, dpr),
    });
    this.engine = new Supervisor<S>(
      {
        createWorker: worker,
        freshCanvas: () => this.#canvas.fresh(),
        options: () => ({ ...this.#canvas.size(), theme: theme.value, ...options }),
        restore,
        wasRequested: (end) => setup.wasRequested?.(end) ?? false,
      },
      {
        ready: (info) => this.#ready(info),
        changes: (changes) => this.#changes(changes),
        ended: (end, again) => this.#ended(end, again),
      },
    );
  }

  start(): void {
    this.engine.start();
    effect(() => this.#canvas.setLabel());
    effect(() => {
      const options = theme.value;
      if (this.known.ready.value) this.#tell("setTheme", options);
    });
  }

  /** Starts another worker, if the picture is lost or after a failure. Resolves when it is restored. */
  async renew(): Promise<void> {
    this.known.unavailableReason.value = undefined;
    this.known.ready.value = false;
    await this.engine.renew();
  }

  focus(): void {
    this.#canvas.focus();
  }

  /** Makes a call that nobody waits for. If a restart cancels it, nothing is reported. */
  ask(call: Promise<unknown>): void {
    call.catch((error: Error) => {
      if (error.name !== "EngineGone") this.setup.refused(messageOf(error), false);
    });
  }

  #tell<Name extends "resize" | "setTheme">(name: Name, ...args: Parameters<CanvasCalls[Name]>): void {
    const engine = this.engine as unknown as Supervisor<CanvasProtocol>;
    this.ask(engine.call(name, ...(args as never)));
  }

  #ready(info: S["info"]): void {
    batch(() => {
      this.known.ready.value = true;
      this.setup.ready?.(info);
    });
  }

  #changes(changes: S["changes"]): void {
    const { labels, gpu } = this.known;
    batch(() => {
      if (changes.labels) labels.value = changes.labels;
      if (changes.gpu !== gpu.peek().gpu) {
        const { gpu: state, gpuMessage } = changes;
        gpu.value = { gpu: state, ...(gpuMessage !== undefined && { gpuMessage }) };
      }
      this.setup.changes(changes);
    });
    this.#canvas.setCursor(changes.cursor);
    if (changes.refusal !== undefined) this.setup.refused(changes.refusal, true);
  }

  #ended(end: EngineEnd, again: Promise<void> | undefined): void {
    console.error(`worker ${end.how}: ${english(end.message)}`);
    this.known.ready.value = false;
    this.known.labels.value = []; // they belong to a picture that no longer exists
    if (!again) this.known.unavailableReason.value = end.message;
    this.setup.ended(end, again);
  }
}

/** Decisions about clashes: kept beside the scene, taken back with it, saved in its file, and handed over as reports. */

import { effect } from "@preact/signals-core";
import type { Supervisor } from "./engine/supervisor";
import type { Clashes, ClashRow, Did, PartId, ReportFormat } from "./engine/types";
import { fileName, saveAs } from "./sharing";
import { say } from "./state/messages";
import { chosen, picturing, review, standingFilter } from "./state/review";
import { reviewer } from "./state/reviewer";
import { sight } from "./state/sight";
import { gpu, interaction, phase, rows, scene, title } from "./state/store";
import type { ReportKind, ReviewActions } from "./ui/actions";
import { askName } from "./ui/review/name";
import { text } from "./ui/strings";

const t = text.review;

/** What keeps the decisions of a scene with it. */
export interface Keeps {
  /** As `decisions.schema.json` has them; undefined: none. */
  decisions: unknown;
}

const files: Record<ReportFormat, [ending: string, type: string]> = {
  html: ["html", "text/html"],
  csv: ["csv", "text/csv"],
  xlsx: ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  bcf: ["bcf", "application/octet-stream"],
  junit: ["xml", "application/xml"],
};
/** Formats that have room for pictures, and of how many clashes they get them. */
const pictured: ReadonlySet<ReportKind> = new Set(["html", "bcf"]);
const mostPictures = 200;

export class Reviewing implements ReviewActions {
  /** The engine has a review; without one it need not load what belongs to it. */
  #begun = false;
  #cancelled = false;
  /** Calls follow each other. */
  #queue: Promise<unknown> = Promise.resolve();
  #seen: unknown;

  constructor(
    private readonly engine: Supervisor,
    private readonly keeps: Keeps,
    private readonly idle: () => Promise<void>,
  ) {}

  /** Looks at the clashes again whenever the answers about other pairs are complete. */
  watch(): void {
    effect(() => {
      const now = rows.value;
      void scene.value.limit;
      const still = phase.value === "idle" && !interaction.value.drag;
      if (still && this.#begun && this.#seen !== now) void this.look().catch(() => undefined);
    });
  }

  /** Another scene is there, or the same in another engine, with what was decided about it. */
  begin(): void {
    const { decisions } = this.keeps;
    this.#cancelled = true;
    review.value = undefined;
    standingFilter.value = undefined;
    chosen.value = new Set();
    const was = this.#begun;
    this.#begun = false;
    const work = () => this.engine.call("reviewForget");
    const done = decisions !== undefined ? this.read(JSON.stringify(decisions)) : was && this.#next(work);
    if (done) done.catch((error: Error) => error.name !== "EngineGone" && say("warning", error.message));
  }

  /** What the clashes are now. */
  look(): Promise<Clashes> {
    return this.#next(async () => {
      this.#seen = rows.peek();
      this.#begun = true;
      const clashes = this.#take(await this.engine.call("reviewLook"));
      // What is saved is as it was looked at last.
      if (this.keeps.decisions !== undefined) await this.#remember();
      return clashes;
    });
  }

  /** Takes over the text of a file of decisions; rejects with why not. */
  read(file: string): Promise<Clashes> {
    return this.#next(async () => {
      await this.idle();
      const clashes = this.#take(await this.engine.call("reviewRead", file));
      this.#begun = true;
      await this.#remember();
      return clashes;
    });
  }

  /** Decides about clashes by their numbers, or rejects with why not. */
  async decide(clashes: readonly number[], did: readonly Did[], comment?: string): Promise<Clashes> {
    const decision = {
      clashes: [...clashes],
      by: reviewer.peek() || t.nobody,
      at: now(),
      did: [...did],
      ...(comment !== undefined && { comment }),
    };
    const decided = await this.#next(async () => this.#take(await this.engine.call("reviewAct", decision)));
    await this.#remember();
    return decided;
  }

  async set(
    pairs: readonly { a: PartId; b: PartId }[],
    did: readonly Did[],
    comment?: string,
  ): Promise<void> {
    try {
      if (!reviewer.peek() && !(await askName())) return;
      if (!this.#begun) await this.idle().then(() => this.look());
      const clashes = this.idsOf(pairs);
      if (clashes.length > 0) await this.decide(clashes, did, comment);
    } catch (error) {
      say("warning", (error as Error).message);
    }
  }

  /** The numbers of the clashes of these pairs. */
  idsOf(pairs: readonly { a: PartId; b: PartId }[]): number[] {
    const isOf = ({ a, b }: ClashRow) =>
      pairs.some((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a));
    return (review.peek()?.clashes ?? []).filter((clash) => clash.found && isOf(clash)).map(({ id }) => id);
  }

  /** Whether it was a decision that was to be taken back, or made again. */
  async step(way: "undo" | "redo"): Promise<boolean> {
    if (!this.#begun) return false;
    const done = await this.#next(async () => {
      const clashes = await this.engine.call(way === "undo" ? "reviewUndo" : "reviewRedo");
      if (clashes) this.#take(clashes);
      return clashes !== undefined;
    });
    if (done) await this.#remember();
    return done;
  }

  /** Whatever was asked of the review has been answered. */
  async settled(): Promise<void> {
    await this.idle();
    await this.#queue;
  }

  openDecisions(file: Blob): void {
    file
      .text()
      .then((text) => this.read(text))
      .then(
        ({ clashes }) => say("success", t.taken(clashes.length)),
        (error: Error) => say("warning", error.message),
      );
  }

  save(kind: ReportKind, pictures: boolean): void {
    this.#save(kind, pictures).then(
      (name) => name !== undefined && say("success", text.message.saved(name)),
      (error: Error) => say("warning", error.message),
    );
  }

  cancel(): void {
    this.#cancelled = true;
  }

  async #save(kind: ReportKind, pictures: boolean): Promise<string | undefined> {
    if (kind === "decisions") {
      const name = `${fileName()}.decisions.json`;
      saveAs(name, await this.file(), "application/json");
      return name;
    }
    const bytes = await this.report(kind, pictures && pictured.has(kind));
    if (!bytes) return undefined;
    const [ending, type] = files[kind];
    const name = `${fileName()}-clashes.${ending}`;
    saveAs(name, bytes, type);
    return name;
  }

  /** All that was decided, as a file of its own. */
  async file(): Promise<string> {
    await this.#upToDate();
    return this.engine.call("reviewFile");
  }

  /** All clashes as a file; undefined when it was cancelled. */
  async report(format: ReportFormat, pictures: boolean): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { clashes } = await this.#upToDate();
    this.#cancelled = false;
    if (pictures && gpu.peek().gpu !== "none") await this.#picture(clashes);
    if (this.#cancelled) return undefined;
    const who = reviewer.peek();
    const heading = { title: title.peek().text, when: now(), ...(who && { who }) };
    return (await this.engine.call("reviewReport", format, heading)) as Uint8Array<ArrayBuffer>;
  }

  async #upToDate(): Promise<Clashes> {
    await this.idle();
    return this.look();
  }

  /** Shows each clash in turn, and then what was to be seen before. */
  async #picture(clashes: readonly ClashRow[]): Promise<void> {
    const { engine } = this;
    const seen = clashes.flatMap(({ id, found, a, b }) =>
      found && a !== null && b !== null ? [{ id, a, b }] : [],
    );
    const some = seen.slice(0, mostPictures);
    const { shown } = sight.peek();
    const before = await engine.call("camera");
    try {
      for (const [done, { id, a, b }] of some.entries()) {
        if (this.#cancelled) return;
        picturing.value = { done, of: some.length };
        await engine.call("show", a, b);
        await engine.call("settle");
        const [picture, camera] = [await engine.call("screenshot"), await engine.call("camera")];
        if (!picture) return;
        const png = new Uint8Array(await picture.arrayBuffer());
        await engine.callMoving("reviewPicture", [id, camera, png], [png.buffer]);
      }
    } finally {
      picturing.value = undefined;
      if (shown) {
        await engine.call("show", ...shown);
        await engine.call("view", { camera: before });
      } else {
        await engine.call("leave");
      }
    }
  }

  #take(clashes: Clashes): Clashes {
    review.value = clashes;
    return clashes;
  }

  /** So that it is saved with the scene, and is there in another engine. */
  async #remember(): Promise<void> {
    this.keeps.decisions = JSON.parse(await this.engine.call("reviewFile"));
  }

  #next<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#queue.then(work, work);
    this.#queue = next.catch(() => undefined);
    return next;
  }
}

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, "Z");

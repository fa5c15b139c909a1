/** Manages decisions about clashes. They are stored beside the scene, undone with it, saved in its file, and exported as reports. */

import { batch, effect } from "@preact/signals-core";
import { messageOf } from "./engine/english";
import type { EngineProtocol, ReviewCall } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type {
  Clashes,
  ClashRow,
  Command,
  Did,
  PartId,
  PartMoves,
  PartRow,
  PictureSubject,
  ReportFormat,
  TestChange,
} from "./engine/types";
import type { CallArguments } from "./engine/worker-protocol";
import { fileName } from "./sharing";
import { language } from "./state/language";
import { showMessage } from "./state/messages";
import { areSame } from "./state/part-moves";
import { sentences } from "./state/punctuation";
import { dropFilters } from "./state/result-filters";
import { type Grouping, groupBy } from "./state/result-groups";
import {
  clashOf,
  isUndecided,
  keyOf,
  reportProgress,
  review,
  selectedKeys,
  testFilter,
} from "./state/review";
import { reviewer } from "./state/reviewer";
import { revision } from "./state/revision";
import { Sequence } from "./state/sequence";
import { glides } from "./state/smooth-motion";
import { gpu, interaction, parts, phase, rows, scene, sourceFiles, title } from "./state/store";
import { maxSections, viewState } from "./state/view-state";
import { testActions } from "./test-actions";
import type { ReportContent, ReportKind, ReviewActions, TestActions } from "./ui/actions";
import { sceneName } from "./ui/example-scenes";
import { askName } from "./ui/review/name";
import { saveAs } from "./ui/save-file";
import { right } from "./ui/side-tabs";
import { text } from "./ui/strings";

const t = text.review;

/** The store that keeps the decisions with the scene. */
export interface DecisionStore {
  /** The decisions, as `decisions.schema.json` describes them; undefined if there are none. */
  decisions: unknown;
}

const files: Record<ReportFormat, [ending: string, type: string]> = {
  html: ["html", "text/html"],
  csv: ["csv", "text/csv"],
  xlsx: ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  bcf: ["bcf", "application/octet-stream"],
  junit: ["xml", "application/xml"],
  glb: ["glb", "model/gltf-binary"],
};
/** The formats with pictures, and the number of clashes that get one. */
const picturedKinds: ReadonlySet<ReportKind> = new Set(["html", "bcf"]);
const maxPictures = 200;
/** The number of interferences whose moves are searched for a report. */
const maxMoved = 50;
/** The formats that show the moves that end clashes. */
const movedKinds: ReadonlySet<ReportKind> = new Set(["html", "csv", "xlsx"]);
/** The languages in which the engine writes reports; in others they are English. */
const reportLanguages = ["en", "ja", "ru"] as const;

/** A report with its number of pictures out of all visible clashes, and of interferences with known moves out of all. */
interface ReportFile {
  bytes: Uint8Array<ArrayBuffer>;
  pictures: Share;
  moves: Share;
}

interface Share {
  done: number;
  of: number;
}

/** The moves of clashes by their numbers, and the number of interferences for which they were searched. */
interface MoveSearch extends Share {
  found: [number, PartMoves][];
  /** All parts at the start: each of them may be in the way of a move. */
  parts: readonly PartRow[];
}

/** A clash whose two parts exist. */
interface VisibleClash {
  id: number;
  a: PartId;
  b: PartId;
}

const positionOf = ({ id, found, a, b }: ClashRow): VisibleClash[] =>
  found && a !== null && b !== null ? [{ id, a, b }] : [];

export class ReviewController implements ReviewActions {
  readonly tests: TestActions;
  /** True if the engine has a review. Without one it need not load the review module. */
  #isStarted = false;
  #cancelled = false;
  /** The queue of calls. */
  readonly #calls = new Sequence();
  /** The queue of reports, whose pictures all need the only view. */
  readonly #reports = new Sequence();
  /** The number of earlier scenes. Waiting reports about them are dropped. */
  #scenes = 0;
  #seen: unknown;

  constructor(
    private readonly engine: Supervisor,
    private readonly decisionStore: DecisionStore,
    private readonly idle: () => Promise<void>,
    /** Does work that shows other pairs, and then the present one again. */
    private readonly holdView: <T>(work: () => Promise<T>) => Promise<T>,
  ) {
    this.tests = testActions(this, engine);
  }

  /** Updates the clashes whenever the answers about other pairs are complete, after they were first requested or while tests are shown. */
  watch(): void {
    effect(() => {
      const now = rows.value;
      void scene.value.limit;
      const still = phase.value === "idle" && !interaction.value.drag;
      if (still && (this.#isStarted || right.value === "tests") && this.#seen !== now)
        void this.refresh().catch(() => undefined);
    });
  }

  /**
   * Starts again for another scene, or for the same scene in another engine, with its decisions. `isForgotten`: the engine has dropped the review
   * before, and has a revision of this scene.
   */
  begin(isForgotten = false): void {
    const { decisions } = this.decisionStore;
    this.#scenes += 1;
    this.#cancelled = true;
    review.value = undefined;
    revision.value = undefined;
    dropFilters("status", "revision");
    testFilter.value = undefined;
    groupBy.value = undefined;
    selectedKeys.value = new Set();
    const was = this.#isStarted && !isForgotten;
    this.#isStarted = false;
    // Undo must not reach the decisions of the scene before, so they go first, and then others come.
    const forgotten = was && this.#calls.run(() => this.engine.call("reviewForget"));
    const read = decisions !== undefined && this.read(JSON.stringify(decisions));
    for (const done of [forgotten, read])
      if (done)
        done.catch((error: Error) => error.name !== "EngineGone" && showMessage("warning", messageOf(error)));
  }

  /** Returns the present clashes. */
  refresh(): Promise<Clashes> {
    return this.#calls.run(async () => {
      this.#seen = rows.peek();
      this.#isStarted = true;
      const clashes = this.#applyClashes(await this.engine.call("reviewLook"));
      // What is saved must be the state that was last seen. Only the file of decisions says which clashes a revision has changed.
      const isRevised = clashes.revised !== null && clashes.revised !== undefined;
      if (this.decisionStore.decisions !== undefined || isRevised) await this.#remember();
      return clashes;
    });
  }

  /** Returns the present clashes at once, without a place in the queue, for a caller that the queue itself waits for. */
  async refreshNow(): Promise<void> {
    this.#isStarted = true;
    this.#applyClashes(await this.engine.call("reviewLook"));
  }

  /** Applies the text of a file of decisions. Rejects with the reason. */
  read(file: string): Promise<Clashes> {
    return this.#calls.run(async () => {
      await this.idle();
      const clashes = this.#applyClashes(await this.engine.call("reviewRead", file));
      this.#isStarted = true;
      await this.#remember();
      return clashes;
    });
  }

  /** Queues a change of the decisions until the scene is fully checked. `of` extracts the clashes from the answer. */
  change<T>(work: () => Promise<T>, of: (answer: T) => Clashes): Promise<T> {
    return this.#calls.run(async () => {
      await this.idle();
      if (!this.#isStarted) await this.engine.call("reviewLook");
      this.#isStarted = true;
      const answer = await work();
      this.#applyClashes(of(answer));
      await this.#remember();
      return answer;
    });
  }

  /** Decides about clashes by their numbers. Rejects with the reason. */
  async decide(
    clashes: readonly number[],
    did: readonly Did[],
    comment?: string,
    undecided: readonly { a: PartId; b: PartId }[] = [],
  ): Promise<Clashes> {
    const decision = {
      clashes: [...clashes],
      undecided: undecided.map(({ a, b }): [PartId, PartId] => [a, b]),
      by: reviewer.peek() || t.nobody,
      at: now(),
      did: [...did],
      ...(comment !== undefined && { comment }),
    };
    return this.#changed("reviewAct", decision);
  }

  /** Changes the review after all earlier requests, and saves it. */
  async #changed<Name extends ReviewCall>(
    name: Name,
    ...args: CallArguments<EngineProtocol, Name>
  ): Promise<Clashes> {
    const work = async () => this.#applyClashes((await this.engine.call(name, ...args)) as Clashes);
    const clashes = await this.#calls.run(work);
    await this.#remember();
    return clashes;
  }

  async ask<Name extends ReviewCall>(
    name: Name,
    ...args: CallArguments<EngineProtocol, Name>
  ): Promise<Clashes | undefined> {
    try {
      await this.ready();
      return await this.#changed(name, ...args);
    } catch (error) {
      showMessage("warning", messageOf(error as Error));
      return undefined;
    }
  }

  /** Changes the list of tests, as one undo entry. Rejects with the reason. */
  async changeTests(change: TestChange): Promise<Clashes> {
    await this.ready();
    return this.#changed("reviewTests", JSON.stringify(change));
  }

  /** Starts the review. */
  async ready(): Promise<void> {
    if (!this.#isStarted) await this.idle().then(() => this.refresh());
  }

  group(by: Grouping | undefined): void {
    if (by === "cause") {
      groupBy.value = by;
      return;
    }
    const work = async () => {
      await this.ready();
      const asked = by && by !== "hand" ? JSON.stringify(by) : undefined;
      await this.#calls.run(async () => this.#applyClashes(await this.engine.call("reviewGroup", asked)));
      groupBy.value = by;
    };
    work().catch((error: Error) => showMessage("warning", messageOf(error)));
  }

  async set(
    pairs: readonly { a: PartId; b: PartId }[],
    did: readonly Did[],
    comment?: string,
  ): Promise<void> {
    try {
      if (!reviewer.peek() && !(await askName())) return;
      await this.ready();
      const clashes = this.idsOf(pairs, testFilter.peek());
      const others = pairs.filter((pair) => !clashOf(pair) && isUndecided(pair));
      if (clashes.length + others.length > 0) await this.decide(clashes, did, comment, others);
    } catch (error) {
      showMessage("warning", messageOf(error as Error));
    }
  }

  /** Returns the numbers of the clashes of these pairs, in all tests or in one. */
  idsOf(pairs: readonly { a: PartId; b: PartId }[], test?: string): number[] {
    const wanted = new Set(pairs.flatMap(({ a, b }) => [keyOf({ a, b }), keyOf({ a: b, b: a })]));
    const isOf = ({ a, b }: ClashRow) => a !== null && b !== null && wanted.has(keyOf({ a, b }));
    return (review.peek()?.clashes ?? [])
      .filter((clash) => clash.found && isOf(clash) && (test === undefined || clash.test === test))
      .map(({ id }) => id);
  }

  /** Undoes or redoes the last step. Decisions and scene changes share one order, the engine's. */
  async step(command: Command): Promise<void> {
    const work = async () => {
      const clashes = await this.engine.call("command", command);
      if (clashes) this.#applyClashes(clashes);
      return clashes;
    };
    if (await (this.#isStarted ? this.#calls.run(work) : work())) await this.#remember();
  }

  /** Resolves when all requests to the review are answered. */
  async settled(): Promise<void> {
    await this.idle();
    await this.#calls.last;
  }

  openDecisions(file: Blob): void {
    file
      .text()
      .then((text) =>
        this.change(
          () => this.engine.call("reviewTakeDecisions", text),
          (clashes) => clashes,
        ),
      )
      .then(
        ({ clashes }) => showMessage("success", t.taken({ n: clashes.length })),
        (error: Error) => showMessage("warning", messageOf(error)),
      );
  }

  lookAsOthers(clash: number): void {
    const { engine } = this;
    engine
      .call("reviewOthersLook", clash)
      .then(async (look) => {
        if (!look) return;
        await engine.call("view", { camera: look.camera });
        await engine.call("cut", look.cuts.slice(0, maxSections));
      })
      .catch((error: Error) => showMessage("warning", messageOf(error)));
  }

  save(kind: ReportKind, content: ReportContent): void {
    this.#save(kind, content).then(
      (saved) => saved && showMessage("success", text.message.saved({ name: saved.name }), saved.missing),
      (error: Error) => showMessage("warning", messageOf(error)),
    );
  }

  cancel(): void {
    this.#cancelled = true;
  }

  /** Saves a report. Resolves with its name and, if it is incomplete, a sentence that says so. */
  async #save(
    kind: ReportKind,
    wanted: ReportContent,
  ): Promise<{ name: string; missing?: string } | undefined> {
    if (kind === "decisions") {
      const name = `${fileName()}.decisions.json`;
      saveAs(name, await this.file(), "application/json");
      return { name };
    }
    const content = {
      pictures: wanted.pictures && picturedKinds.has(kind),
      moves: wanted.moves && movedKinds.has(kind),
    };
    const made = await this.#enqueue(() => this.#report(kind, content));
    if (!made) return undefined;
    const { bytes, pictures, moves } = made;
    const [ending, type] = files[kind];
    const name = `${fileName()}-clashes.${ending}`;
    saveAs(name, bytes, type);
    const lacks = [
      ...(pictures.done < pictures.of ? [t.report.lacks({ pictures: pictures.done, of: pictures.of })] : []),
      ...(moves.done < moves.of ? [t.report.lacksMoves({ n: moves.done, of: moves.of })] : []),
    ];
    return { name, ...(lacks.length > 0 && { missing: sentences(lacks) }) };
  }

  /** Makes one report after the other, while its scene is open. */
  #enqueue<T>(work: () => Promise<T>): Promise<T | undefined> {
    const scene = this.#scenes;
    const turn = async () => (scene === this.#scenes ? work() : undefined);
    return this.#reports.run(turn);
  }

  /** Returns all decisions as a file of their own. */
  async file(): Promise<string> {
    await this.#upToDate();
    return this.engine.call("reviewFile");
  }

  /** Returns all clashes as a file; undefined if it was cancelled. */
  async report(format: ReportFormat, content: ReportContent): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return (await this.#enqueue(() => this.#report(format, content)))?.bytes;
  }

  async #report(format: ReportFormat, content: ReportContent): Promise<ReportFile | undefined> {
    const { clashes } = await this.#upToDate();
    this.#cancelled = false;
    const visible = clashes.flatMap(positionOf);
    const search = await this.#findMoves(content.moves ? visible : []);
    if (this.#cancelled) return undefined;
    const seen = content.pictures ? visible : [];
    const some = gpu.peek().gpu === "none" ? [] : seen.slice(0, maxPictures);
    const taken = await this.holdView(() => this.#takePictures(some, format === "html"));
    if (this.#cancelled) {
      if (some.length > 0) await this.engine.call("reviewDropPictures");
      return undefined;
    }
    // Moves of parts that have moved since would be wrong.
    const { found, done, of } = areSame(search.parts) ? search : { ...search, found: [], done: 0 };
    const who = reviewer.peek();
    const { slug, text: own } = title.peek();
    const heading = {
      title: sceneName(own, slug),
      files: sourceFiles.peek(),
      moves: found,
      when: now(),
      language: reportLanguages.find((one) => one === language.peek()) ?? "en",
      ...(who && { who }),
    };
    const bytes = (await this.engine.call("reviewReport", format, heading)) as Uint8Array<ArrayBuffer>;
    return { bytes, pictures: { done: taken, of: seen.length }, moves: { done, of } };
  }

  async #upToDate(): Promise<Clashes> {
    await this.idle();
    return this.refresh();
  }

  /** Finds the moves that end the first interferences. */
  async #findMoves(some: readonly VisibleClash[]): Promise<MoveSearch> {
    const before = parts.peek();
    const interfering = new Set(
      rows.peek().flatMap((row) => (row.class === "interferes" && !row.duplicate ? [keyOf(row)] : [])),
    );
    const all = some.filter(({ a, b }) => interfering.has(keyOf({ a: Math.min(a, b), b: Math.max(a, b) })));
    const wanted = all.slice(0, maxMoved);
    const moves: [number, PartMoves][] = [];
    try {
      for (const [done, { id, a, b }] of wanted.entries()) {
        if (this.#cancelled) break;
        reportProgress.value = { step: "moves", done, of: wanted.length };
        // Fixed parts and links of robots have no moves.
        const found = await this.engine.call("partMoves", a, b, 0).catch(() => undefined);
        if (found) moves.push([id, found]);
      }
    } finally {
      reportProgress.value = undefined;
    }
    return { found: moves, done: wanted.length, of: all.length, parts: before };
  }

  /**
   * Takes a picture of each clash, and restores the view. With context, it also takes one of the whole scene and of both parts of each clash.
   * Resolves with the number of clashes that have one.
   */
  async #takePictures(some: readonly VisibleClash[], withContext: boolean): Promise<number> {
    if (some.length === 0) return 0;
    const { engine } = this;
    let taken = 0;
    const { shown } = viewState.peek();
    const before = await engine.call("camera");
    try {
      await engine.call("setGlide", false); // the view must not move slowly between pictures
      if (withContext) {
        await engine.call("leave");
        const home = await engine.call("camera");
        await engine.call("view", { fit: true });
        await this.#takePicture("scene");
        await engine.call("view", { camera: home });
      }
      for (const [done, { id, a, b }] of some.entries()) {
        if (this.#cancelled) return taken;
        reportProgress.value = { step: "pictures", done, of: some.length };
        await engine.call("show", a, b);
        if (!(await this.#takePicture({ clash: id }))) continue;
        taken += 1;
        if (!withContext) continue;
        await engine.call("view", { fit: [a, b] });
        await this.#takePicture({ context: id });
      }
    } finally {
      reportProgress.value = undefined;
      if (shown) {
        await engine.call("show", ...shown);
        await engine.call("view", { camera: before });
      } else {
        await engine.call("leave");
      }
      await engine.call("setGlide", glides());
    }
    return taken;
  }

  /** Stores the present picture for the next report. Resolves with whether there is one. */
  async #takePicture(subject: PictureSubject): Promise<boolean> {
    const { engine } = this;
    await engine.call("settle");
    const [picture, camera] = [await engine.call("screenshot"), await engine.call("camera")];
    if (!picture) return false;
    const png = new Uint8Array(await picture.arrayBuffer());
    await engine.callMoving("reviewPicture", [subject, camera, png], [png.buffer]);
    return true;
  }

  #applyClashes(clashes: Clashes): Clashes {
    batch(() => {
      review.value = clashes;
      const only = testFilter.peek();
      if (only !== undefined && !clashes.tests.some(({ test }) => test.name === only))
        testFilter.value = undefined;
    });
    this.#extendDistance(clashes.within);
    return clashes;
  }

  /** Raises the scene's distance limit, because a test asks about parts that are farther apart. */
  #extendDistance(limit: number): void {
    const { within } = scene.peek();
    if (within === null || limit <= within) return;
    this.engine
      .call("command", { type: "setWithin", limit })
      .catch((error: Error) => showMessage("warning", messageOf(error)));
  }

  /** Stores the decisions with the scene, so that they are saved and reach another engine. */
  async #remember(): Promise<void> {
    this.decisionStore.decisions = JSON.parse(await this.engine.call("reviewFile"));
  }
}

const now = (): string => new Date().toISOString().replace(/\.\d+Z$/, "Z");

/** Handles the user's files by their kind. Models are added to the scene or replace an earlier revision; decisions, tests and issues are applied. */

import { effect } from "@preact/signals-core";
import { messageOf } from "./engine/english";
import { Cancelled } from "./engine/loader-client";
import type { EngineSeam, FileToRead } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type { Comparison } from "./engine/types";
import type { Reviewing } from "./review-actions";
import type { HowToOpen, Newcomer } from "./scenes/document-store";
import { areIssues, kindOfJson } from "./scenes/kinds";
import { type Likeness, likeness } from "./scenes/likeness";
import { isShipped, type Source } from "./scenes/sources";
import { say } from "./state/messages";
import { review } from "./state/review";
import { reviewer } from "./state/reviewer";
import { comparison, onlyNews, revision } from "./state/revision";
import { loading, parts } from "./state/store";
import { mount, part } from "./ui/mount";
import { askWhat } from "./ui/revision/offer";
import { revisionPanel } from "./ui/revision/panel";
import { unknownTopics } from "./ui/revision/unknown";
import { text } from "./ui/strings";
import { revisionText as t } from "./ui/strings/revision";

/** The functions of the page that it uses. */
export interface Around {
  engine: Supervisor<EngineSeam>;
  review: Reviewing;
  sources(): readonly Source[];
  /** Opens models. Resolves with false if it failed; then a message says why. */
  open(files: FileToRead[], how: HowToOpen): Promise<boolean>;
  select(parts: number[]): void;
}

/** The content that files replace: "alone" all that is open; "dropped" an open example; "beside" nothing; "revision" the most similar model. */
export type Place = "alone" | "dropped" | "beside" | "revision";

const joins = { alone: "never", dropped: "unlessExample", beside: "always", revision: "always" } as const;

/** The options for incoming files. */
export interface Wishes {
  accuracy?: number | undefined;
  place: Place;
  /** True if the user can be asked whether a file is a new revision of an open one. */
  asks: boolean;
}

export class Incoming {
  constructor(private readonly around: Around) {
    this.#show();
    this.#watch();
  }

  /** Sorts files by their content. Files of unknown kind are left to the readers of models, which report what is wrong with them. */
  async sort(files: readonly FileToRead[]): Promise<Sorted> {
    const models: FileToRead[] = [];
    const others: Other[] = [];
    for (const file of files) {
      const kind = (await areIssues(file)) ? "issues" : await kindOfJson(file);
      if (kind) others.push({ kind, file });
      else models.push(file);
    }
    return { models, others };
  }

  /** Resolves with true when all of it is open; otherwise messages say why not. */
  async take({ models, others }: Sorted, { accuracy, place, asks }: Wishes): Promise<boolean> {
    let done = true;
    const newcomer: Newcomer = async (source, parsed, isAdded) => {
      const sources = this.around.sources();
      const found = likeness(source, parsed, sources, parts.peek());
      if (place === "revision") return this.#compared(this.#likest(found));
      if (!asks) return undefined;
      // A user's files do not revise an example.
      const own = found.filter(({ source }) => !isShipped(sources[source] ?? {}));
      return this.#compared(await this.#ask(source, own, isAdded));
    };
    const how = { newcomer, joins: joins[place], ...(accuracy !== undefined && { accuracy }) };
    if (models.length > 0) done = await this.around.open(models, how);
    for (const other of others) done = (await this.#takeOver(other)) && done;
    return done;
  }

  /** Returns what the new clashes are compared with, if files replace a source. */
  async #compared(replaced: number | undefined): Promise<number | undefined> {
    if (replaced === undefined) return undefined;
    const { engine, review } = this.around;
    await engine.call("settle");
    await review.lookNow();
    return replaced;
  }

  /** Asks the user. Nothing is being opened meanwhile. */
  async #ask(source: Source, found: Likeness[], isAdded: boolean): Promise<number | undefined> {
    if (found.length === 0) return undefined;
    const busy = loading.peek();
    loading.value = undefined;
    const choice = await askWhat(source.label, found, isAdded);
    if (choice === "cancel") throw new Cancelled();
    if (busy) loading.value = { ...busy, doing: choice === "beside" ? busy.doing : t.replacing };
    return choice === "beside" ? undefined : choice;
  }

  /** Returns the most similar source. A user who opens a revision need not be asked which it resembles. */
  #likest([first]: ReturnType<typeof likeness>): number {
    if (first) return first.source;
    const [only, ...more] = new Set(parts.peek().map(({ source }) => source));
    if (only === undefined) throw new Error(t.none);
    if (more.length > 0) throw new Error(t.which);
    return only;
  }

  async #takeOver({ kind, file }: Other): Promise<boolean> {
    const { engine, review } = this.around;
    const name = file.path.split("/").at(-1) ?? file.path;
    if (parts.peek().length === 0) {
      say("warning", t.files.first({ file: name }));
      return false;
    }
    try {
      if (kind === "issues") await this.#hear(name, file.blob);
      else {
        const body = await file.blob.text();
        const decisions = () =>
          review.change(
            () => engine.call("reviewTakeDecisions", body),
            (clashes) => clashes,
          );
        const { clashes } = await (kind === "tests" ? review.changeTests({ take: body }) : decisions());
        say(
          "success",
          kind === "tests" ? t.files.tests({ n: clashes.length }) : text.review.taken({ n: clashes.length }),
        );
      }
      return true;
    } catch (error) {
      say("error", t.files.failed({ file: name }), messageOf(error as Error));
      return false;
    }
  }

  async #hear(name: string, blob: Blob): Promise<void> {
    const { engine, review } = this.around;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const by = reviewer.peek() || text.review.nobody;
    const { taken, unknown, notes } = await review.change(
      () => engine.call("reviewHear", { path: name, bytes }, by, new Date().toISOString()),
      ({ clashes }) => clashes,
    );
    const tone = taken.length > 0 ? "success" : "warning";
    say(
      tone,
      t.files.heard({ file: name, taken: taken.length }),
      unknown.length > 0 ? unknownTopics(unknown) : "",
    );
    for (const note of notes.slice(0, 5)) say("warning", note);
  }

  /** Shows the panel beside the picture, from the first revision on. */
  #show(): void {
    const row = document.createElement("div");
    row.className = "bar-row";
    part("stage").querySelector(".bar")?.append(row);
    mount(row, () =>
      revisionPanel({
        show: (shown) => this.compare(shown).catch((error: Error) => say("warning", messageOf(error))),
        select: (ids) => this.around.select(ids),
      }),
    );
  }

  async compare(shown: Comparison | undefined): Promise<void> {
    comparison.value = shown;
    await this.around.engine.call("reviewCompare", shown);
  }

  /** Follows the engine, in which revisions can be undone and redone. */
  #watch(): void {
    effect(() => {
      const number = review.value?.revised ?? undefined;
      if (number === revision.peek()?.number) return;
      if (number === undefined) {
        revision.value = undefined;
        onlyNews.value = false;
        return;
      }
      this.around.engine.call("reviewRevision").then(
        (now) => {
          comparison.value ??= "both";
          revision.value = now;
        },
        () => undefined, // an engine that is gone has no revisions
      );
    });
  }
}

interface Other {
  kind: "decisions" | "tests" | "issues";
  file: FileToRead;
}

/** The models and the other files. */
export interface Sorted {
  models: FileToRead[];
  others: Other[];
}

/** Handles the user's files by their kind. Models are added to the scene or replace an earlier revision; decisions, tests and issues are applied. */

import { effect } from "@preact/signals-core";
import { messageOf } from "./engine/english";
import { Cancelled } from "./engine/loader-client";
import type { EngineProtocol, FileToRead } from "./engine/protocol";
import type { Supervisor } from "./engine/supervisor";
import type { Comparison } from "./engine/types";
import type { ReviewController } from "./review-actions";
import type { DocumentOptions, ResolveRevision } from "./scenes/document-store";
import { areIssues, kindOfJson } from "./scenes/kinds";
import { type Similarity, similarSources } from "./scenes/similarity";
import { isShipped, type Source } from "./scenes/sources";
import { showMessage } from "./state/messages";
import { dropFilters } from "./state/result-filters";
import { review } from "./state/review";
import { reviewer } from "./state/reviewer";
import { comparison, revision } from "./state/revision";
import { loading, parts } from "./state/store";
import { mount, part } from "./ui/mount";
import { askAboutRevision } from "./ui/revision/offer";
import { revisionPanel } from "./ui/revision/panel";
import { unknownTopics } from "./ui/revision/unknown";
import { text } from "./ui/strings";
import { revisionText as t } from "./ui/strings/revision";

/** The functions of the page that it uses. */
export interface ImportHost {
  engine: Supervisor<EngineProtocol>;
  review: ReviewController;
  sources(): readonly Source[];
  /** Opens models. Resolves with false if it failed; then a message says why. */
  open(files: FileToRead[], how: DocumentOptions): Promise<boolean>;
  select(parts: number[]): void;
}

/** The content that files replace: "alone" all that is open; "dropped" an open example; "beside" nothing; "revision" the most similar model. */
export type OpenTarget = "alone" | "dropped" | "beside" | "revision";

const joins = { alone: "never", dropped: "unlessExample", beside: "always", revision: "always" } as const;

/** The options for incoming files. */
export interface OpenOptions {
  accuracy?: number | undefined;
  target: OpenTarget;
  /** True if the user can be asked whether a file is a new revision of an open one. */
  mayAsk: boolean;
}

export class FileImporter {
  constructor(private readonly host: ImportHost) {
    this.#show();
    this.#watch();
  }

  /** Sorts files by their content. Files of unknown kind are left to the readers of models, which report what is wrong with them. */
  async sort(files: readonly FileToRead[]): Promise<SortedFiles> {
    const models: FileToRead[] = [];
    const others: OtherFile[] = [];
    for (const file of files) {
      const kind = (await areIssues(file)) ? "issues" : await kindOfJson(file);
      if (kind) others.push({ kind, file });
      else models.push(file);
    }
    return { models, others };
  }

  /** Resolves with true when all of it is open; otherwise messages say why not. */
  async open(
    { models, others }: SortedFiles,
    { accuracy, target: place, mayAsk: asks }: OpenOptions,
  ): Promise<boolean> {
    let done = true;
    const resolveRevision: ResolveRevision = async (source, parsed, isAdded) => {
      const sources = this.host.sources();
      const found = similarSources(source, parsed, sources, parts.peek());
      if (place === "revision") return this.#withBaseline(this.#mostSimilar(found));
      if (!asks) return undefined;
      // A user's files do not revise an example.
      const own = found.filter(({ source }) => !isShipped(sources[source] ?? {}));
      return this.#withBaseline(await this.#ask(source, own, isAdded));
    };
    const how: DocumentOptions = {
      resolveRevision,
      joins: joins[place],
      ...(accuracy !== undefined && { accuracy }),
    };
    if (models.length > 0) done = await this.host.open(models, how);
    for (const other of others) done = (await this.#applyFile(other)) && done;
    return done;
  }

  /** Returns what the new clashes are compared with, if files replace a source. */
  async #withBaseline(replaced: number | undefined): Promise<number | undefined> {
    if (replaced === undefined) return undefined;
    const { engine, review } = this.host;
    await engine.call("settle");
    await review.refreshNow();
    return replaced;
  }

  /** Asks the user. Nothing is being opened meanwhile. */
  async #ask(source: Source, found: Similarity[], isAdded: boolean): Promise<number | undefined> {
    if (found.length === 0) return undefined;
    const busy = loading.peek();
    loading.value = undefined;
    const choice = await askAboutRevision(source.label, found, isAdded);
    if (choice === "cancel") throw new Cancelled();
    if (busy) loading.value = { ...busy, doing: choice === "beside" ? busy.doing : t.replacing };
    return choice === "beside" ? undefined : choice;
  }

  /** Returns the most similar source. A user who opens a revision need not be asked which it resembles. */
  #mostSimilar([first]: ReturnType<typeof similarSources>): number {
    if (first) return first.source;
    const [only, ...more] = new Set(parts.peek().map(({ source }) => source));
    if (only === undefined) throw new Error(t.none);
    if (more.length > 0) throw new Error(t.which);
    return only;
  }

  async #applyFile({ kind, file }: OtherFile): Promise<boolean> {
    const { engine, review } = this.host;
    const name = file.path.split("/").at(-1) ?? file.path;
    if (parts.peek().length === 0) {
      showMessage("warning", t.files.first({ file: name }));
      return false;
    }
    try {
      if (kind === "issues") await this.#importIssues(name, file.blob);
      else {
        const body = await file.blob.text();
        const decisions = () =>
          review.change(
            () => engine.call("reviewTakeDecisions", body),
            (clashes) => clashes,
          );
        const { clashes } = await (kind === "tests" ? review.changeTests({ take: body }) : decisions());
        showMessage(
          "success",
          kind === "tests" ? t.files.tests({ n: clashes.length }) : text.review.taken({ n: clashes.length }),
        );
      }
      return true;
    } catch (error) {
      showMessage("error", t.files.failed({ file: name }), messageOf(error as Error));
      return false;
    }
  }

  async #importIssues(name: string, blob: Blob): Promise<void> {
    const { engine, review } = this.host;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const by = reviewer.peek() || text.review.nobody;
    const { taken, unknown, notes } = await review.change(
      () => engine.call("reviewHear", { path: name, bytes }, by, new Date().toISOString()),
      ({ clashes }) => clashes,
    );
    const tone = taken.length > 0 ? "success" : "warning";
    showMessage(
      tone,
      t.files.heard({ file: name, taken: taken.length }),
      unknown.length > 0 ? unknownTopics(unknown) : "",
    );
    for (const note of notes.slice(0, 5)) showMessage("warning", note);
  }

  /** Shows the panel beside the picture, from the first revision on. */
  #show(): void {
    const row = document.createElement("div");
    row.className = "bar-row";
    part("stage").querySelector(".bar")?.append(row);
    mount(row, () =>
      revisionPanel({
        show: (shown) =>
          this.compare(shown).catch((error: Error) => showMessage("warning", messageOf(error))),
        select: (ids) => this.host.select(ids),
      }),
    );
  }

  async compare(shown: Comparison | undefined): Promise<void> {
    comparison.value = shown;
    await this.host.engine.call("reviewCompare", shown);
  }

  /** Follows the engine, in which revisions can be undone and redone. */
  #watch(): void {
    effect(() => {
      if (!review.value) return; // nothing is known yet
      const number = review.value.revised ?? undefined;
      if (number === revision.peek()?.number) return;
      if (number === undefined) {
        revision.value = undefined;
        dropFilters("revision");
        return;
      }
      this.host.engine.call("reviewRevision").then(
        (now) => {
          comparison.value ??= "both";
          revision.value = now;
        },
        () => undefined, // an engine that has ended has no revisions
      );
    });
  }
}

interface OtherFile {
  kind: "decisions" | "tests" | "issues";
  file: FileToRead;
}

/** The models and the other files. */
export interface SortedFiles {
  models: FileToRead[];
  others: OtherFile[];
}

/** Gives the scene to the engine and reads it back. */

import { EngineEnded } from "../engine/client";
import { MessageError } from "../engine/english";
import { Cancelled } from "../engine/loader-client";
import { isMissing } from "../engine/missing";
import { buffersOf } from "../engine/protocol";
import type { Supervisor } from "../engine/supervisor";
import type { NewMeshes, ParsedFiles, PartId, RevisionReport } from "../engine/types";
import { type SceneJson, withModels } from "./scene-file";
import { numbered, placeholders, type Source } from "./sources";

/** The number of parts that the engine took, and the first warning about missing memory. */
interface AddResult {
  count: number;
  skipped: string | undefined;
}

export class EngineScene {
  constructor(private readonly engine: Supervisor) {}

  clear(): Promise<unknown> {
    return this.engine.call("command", { type: "clear" });
  }

  /** Sets the distance limit before the parts are added, because the engine refuses parts with too many pairs within it. */
  async setMaxDistance({ within }: SceneJson): Promise<void> {
    if (typeof within === "number") await this.engine.call("lookWithin", within);
  }

  /** Adds batches. What exceeds the memory becomes a warning of its batch. */
  async add(batches: readonly ParsedFiles[], from: number): Promise<AddResult> {
    let count = 0;
    let without: string | undefined;
    for (const [i, parsed] of batches.entries()) {
      const { ids, leftOut } = await this.engine.callMoving(
        "addParts",
        [parsed, from + i],
        buffersOf(parsed),
      );
      if (leftOut) parsed.warnings.unshift(leftOut);
      without ??= leftOut;
      count += ids.length;
    }
    if (count === 0 && without !== undefined) throw new MessageError(without);
    return { count, skipped: without };
  }

  /**
   * Adds batches, of which one is a revision of an earlier batch that is given, too. That one is added first, in its earlier state, and replaced.
   * `order` lists the batches so that the parts are numbered in their order in the scene. The earlier batch gets the next free number.
   */
  async addRevised(
    batches: readonly ParsedFiles[],
    order: Iterable<number>,
    source: number,
    earlier: { parsed: ParsedFiles; parts: readonly SceneJson[] },
  ): Promise<RevisionReport> {
    const replaced = batches.length;
    for (const at of order) {
      const [batch, number] = at === source ? [earlier.parsed, replaced] : [batches[at], at];
      const { skipped } = batch ? await this.add([batch], number) : {};
      if (skipped !== undefined) throw new MessageError(skipped);
    }
    const parts = earlier.parts.map((part) => ({ ...part, model: replaced }));
    await this.restore(withModels({ version: 1, parts }, numbered(replaced + 1)));
    return this.replaceParts(batches[source] as ParsedFiles, replaced, source);
  }

  /** Returns whether the scene has a part of a revision under its number. */
  async hasPartOf({ parts }: RevisionReport): Promise<boolean> {
    for (const { part } of parts) {
      if (part === null) continue;
      const isThere = await this.engine.call("alike", part).then(
        () => true,
        (error: Error) => {
          if (isRefusal(error)) return false;
          throw error;
        },
      );
      if (isThere) return true;
    }
    return false;
  }

  /** Discards the decisions and revisions. */
  async forgetReview(): Promise<void> {
    await this.engine.call("reviewForget");
  }

  /** Replaces the parts of a batch by those of its revision. */
  replaceParts(parsed: ParsedFiles, replaced: number, source: number): Promise<RevisionReport> {
    return this.engine.callMoving("reviewRevise", [parsed, replaced, source], buffersOf(parsed));
  }

  async replaceMeshes(part: PartId, anew: NewMeshes, accuracy: number): Promise<void> {
    await this.engine.callMoving("reshape", [part, anew, accuracy], buffersOf(anew));
  }

  async restore(scene: SceneJson): Promise<void> {
    await this.engine.call("restore", JSON.stringify(scene));
  }

  /** Gives everything to a new engine. Here missing memory is a refusal, because the scene would be incomplete. */
  async restoreParts(parsed: readonly ParsedFiles[], last: SceneJson): Promise<void> {
    await this.setMaxDistance(last);
    const { skipped: without } = await this.add(parsed, 0);
    await this.restore(last).catch((error: Error) => {
      throw without === undefined || !isRefusal(error) ? error : new MessageError(without);
    });
  }

  /** Returns the scene as its file has it, in which the engine names no models. */
  async file(): Promise<SceneJson> {
    return JSON.parse(await this.engine.call("sceneFile")) as SceneJson;
  }

  /** Returns the scene with the number of each batch in place of its models. */
  async state(sources: readonly Source[]): Promise<SceneJson> {
    return withModels(await this.file(), placeholders(sources));
  }
}

/** Returns whether the scene was refused. It is false if the engine ended, a part of the page is missing, or the user cancelled. */
export const isRefusal = (error: Error): boolean =>
  !(error instanceof EngineEnded || error instanceof Cancelled || isMissing(error));

/** The scene as the engine has it: given to it, and asked of it. */

import { EngineGone } from "../engine/client";
import { MessageError } from "../engine/english";
import { Cancelled } from "../engine/loader-client";
import { isMissing } from "../engine/missing";
import { buffersOf } from "../engine/protocol";
import type { Supervisor } from "../engine/supervisor";
import type { Anew, Parsed, PartId, Revised } from "../engine/types";
import { type SceneJson, withModels } from "./scene-file";
import { placeholders, type Source } from "./sources";

/** How many parts the engine took, and the first warning about what there is no memory for. */
interface Added {
  count: number;
  without: string | undefined;
}

export class EngineScene {
  constructor(private readonly engine: Supervisor) {}

  clear(): Promise<unknown> {
    return this.engine.call("command", { type: "clear" });
  }

  /** Says how near pairs matter before the parts come: the engine refuses parts of which too many pairs are that near. */
  async lookWithin({ within }: SceneJson): Promise<void> {
    if (typeof within === "number") await this.engine.call("lookWithin", within);
  }

  /** What there is no memory for becomes a warning of its batch. */
  async add(batches: readonly Parsed[], from: number): Promise<Added> {
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
    return { count, without };
  }

  /** Puts parts in the place of those of the batch that they are a revision of. */
  revise(parsed: Parsed, replaced: number, source: number): Promise<Revised> {
    return this.engine.callMoving("reviewRevise", [parsed, replaced, source], buffersOf(parsed));
  }

  async reshape(part: PartId, anew: Anew, accuracy: number): Promise<void> {
    await this.engine.callMoving("reshape", [part, anew, accuracy], buffersOf(anew));
  }

  async restore(scene: SceneJson): Promise<void> {
    await this.engine.call("restore", JSON.stringify(scene));
  }

  /** Gives everything to a new engine. What there is no memory for now is a refusal: the scene is not had without it. */
  async bringBack(parsed: readonly Parsed[], last: SceneJson): Promise<void> {
    await this.lookWithin(last);
    const { without } = await this.add(parsed, 0);
    await this.restore(last).catch((error: Error) => {
      throw without === undefined || !isRefusal(error) ? error : new MessageError(without);
    });
  }

  /** The scene as its file has it, where the engine names no models. */
  async file(): Promise<SceneJson> {
    return JSON.parse(await this.engine.call("sceneFile")) as SceneJson;
  }

  /** The same, with the number of each batch in the place of its models. */
  async state(sources: readonly Source[]): Promise<SceneJson> {
    return withModels(await this.file(), placeholders(sources));
  }
}

/** Whether it is the scene that was refused: not that the engine ended, a piece of the page is missing, or somebody cancelled. */
export const isRefusal = (error: Error): boolean =>
  !(error instanceof EngineGone || error instanceof Cancelled || isMissing(error));

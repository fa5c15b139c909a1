/** The document of the scene that is open, and how it comes back where an engine failed. */

import type { Origin, SceneDocument } from "./document";
import { type EngineScene, isRefusal } from "./engine-scene";
import { listOf } from "./link";
import type { SceneReader } from "./reader";
import { initialState, isSound, isSuspect, type RecoveryEvent, transition } from "./recovery";
import type { SceneJson } from "./scene-file";
import type { Solids } from "./sources";
import { withoutUnused } from "./unused";

/** What a new engine was given: the scene as it was last; as it was before, where an engine failed at that or refused it; or no scene, where there was none before. */
export type Restored = "last" | "before" | "nothing";

export const nothing: SceneDocument = { sources: [], origin: { title: "" }, opened: {}, begun: {}, last: {} };

export class RecoverableDocument {
  /** What was decided about the clashes, as a scene file has it; undefined: nothing. */
  decisions: unknown;
  /** Why the engine of now, which is well, would not have the scene as it was last. */
  refusal: Error | undefined;
  #recovery = initialState(nothing);
  /** The scene is on its way to the engine. */
  protected isSending = false;

  constructor(
    protected readonly engine: EngineScene,
    protected readonly reader: SceneReader,
  ) {}

  get document(): Readonly<SceneDocument> {
    return this.#recovery.current;
  }

  get origin(): Origin {
    return this.document.origin;
  }

  /** The engine has other parts than the document: how the scene is cannot be told now. */
  get isChanging(): boolean {
    return this.isSending || this.isEngineLost;
  }

  protected get isEngineLost(): boolean {
    return this.#recovery.isEngineLost;
  }

  /** For each batch, as the engine counts them. */
  get solids(): readonly Solids[] {
    return this.document.sources.map(({ solids }) => solids ?? []);
  }

  /** Everything that was asked about the scene as it was remembered last has been answered. */
  markSound(): void {
    this.did({ type: "answered" });
  }

  /** The engine ended for another reason than the scene as it was when it started, as where that was edited since. */
  clearSuspect(): void {
    this.did({ type: "suspectCleared" });
  }

  /** The engine was replaced, or there is none any more: until `restore` is over it can tell nothing of the scene. */
  engineLost(): void {
    this.did({ type: "engineLost" });
  }

  /** No engine can be had, not even with the scene before: so what was done last is not the cause, and is there again. */
  giveUp(): void {
    this.did({ type: "gaveUp" });
  }

  /**
   * Brings the scene back into a new engine. If one has failed at it already and nothing was done since, or this one refuses it, the scene before
   * comes instead. Throws where that is refused, too, where the engine ends, and where something of the page is missing.
   */
  async restore(): Promise<Restored> {
    this.refusal = undefined;
    let hasFallenBack = isSuspect(this.#recovery);
    if (hasFallenBack) this.did({ type: "fellBack" });
    try {
      await this.bringBack();
    } catch (error) {
      if (hasFallenBack || !isRefusal(error as Error) || isSound(this.#recovery)) throw error;
      hasFallenBack = true;
      this.refusal = error as Error;
      this.did({ type: "fellBack" });
      await this.bringBack();
    }
    this.did({ type: "restored" });
    if (!hasFallenBack) return "last";
    return this.document.sources.length > 0 ? "before" : "nothing";
  }

  protected did(event: RecoveryEvent): void {
    const { current } = this.#recovery;
    this.#recovery = transition(this.#recovery, event);
    const isOther = event.type === "fellBack" || event.type === "gaveUp";
    if (isOther && this.document !== current) this.decisions = this.document.last.decisions;
  }

  protected async bringBack(): Promise<void> {
    if (this.document.sources.length === 0) return;
    // Nothing can be undone in it.
    this.did({ type: "trimmed", document: withoutUnused(this.document) });
    const { document } = this;
    this.isSending = true; // a new engine has none
    try {
      const parsed = await this.reader.parse(document.sources, listOf(document.last));
      await this.engine.clear();
      this.did({ type: "startedWith", document }); // an engine is there
      await this.engine.bringBack(parsed, document.last);
      // As this engine tells of it, so that it is known for the same where an engine fails at it.
      const last = this.decided(await this.engine.state(document.sources));
      this.did({ type: "startedWith", document: { ...document, last } });
    } catch (error) {
      // Half of a scene is none, and is not shown.
      if (isRefusal(error as Error)) await this.engine.clear();
      throw error;
    } finally {
      this.isSending = false;
    }
  }

  /** What this engine has from now on is not the scene; false where it has ended, which is known. */
  protected loses(): boolean {
    if (this.isEngineLost) return false;
    this.engineLost();
    this.clearSuspect();
    return true;
  }

  /** The scene with what was decided about it. A link has no room for that. */
  protected decided(scene: SceneJson): SceneJson {
    return this.decisions === undefined ? scene : { ...scene, decisions: this.decisions };
  }
}

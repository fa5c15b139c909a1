/** The document of the open scene, and its recovery after an engine failed. */

import type { Origin, SceneDocument } from "./document";
import { type EngineScene, isRefusal } from "./engine-scene";
import { listOf } from "./link";
import type { SceneReader } from "./reader";
import { initialState, isStable, isSuspect, type RecoveryEvent, transition } from "./recovery";
import type { SceneJson } from "./scene-file";
import type { Solids } from "./sources";
import { withoutUnusedSources } from "./unused-sources";

/**
 * The state that a new engine was given: the latest; the one before, if an engine failed at the latest or refused it; or none, without one before.
 */
export type RestoredState = "last" | "before" | "nothing";

export const emptyDocument: SceneDocument = {
  sources: [],
  origin: { title: "" },
  opened: {},
  begun: {},
  last: {},
};

export class RecoverableDocument {
  /** The decisions about the clashes, as a scene file has them; undefined if there are none. */
  decisions: unknown;
  /** The reason why the present engine refused the latest state. */
  refusal: Error | undefined;
  #recovery = initialState(emptyDocument);
  /** True while the scene is being sent to the engine. */
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

  /** True if the engine has other parts than the document, so that the scene's state is unknown now. */
  get isChanging(): boolean {
    return this.isSending || this.isEngineLost;
  }

  protected get isEngineLost(): boolean {
    return this.#recovery.isEngineLost;
  }

  /** The solids of each batch, in the engine's order. */
  get solids(): readonly Solids[] {
    return this.document.sources.map(({ solids }) => solids ?? []);
  }

  /** Marks the latest state as sound: all queries about it have been answered. */
  markStable(): void {
    this.apply({ type: "answered" });
  }

  /** Records that the engine did not end because of the state that it was started with, for instance after an edit. */
  clearSuspect(): void {
    this.apply({ type: "suspectCleared" });
  }

  /** Records that the engine was replaced or has ended. Until `restore` ends, it has no state of the scene. */
  engineLost(): void {
    this.apply({ type: "engineLost" });
  }

  /** Records that no engine can be started, even with the state before. So the last change is not the cause, and it is restored. */
  abandonRecovery(): void {
    this.apply({ type: "gaveUp" });
  }

  /**
   * Restores the scene in a new engine. The state before is used if an engine failed at the latest one with no change since, or if this engine
   * refuses it. Throws if that is refused, too, if the engine ends, or if a part of the page is missing.
   */
  async restore(): Promise<RestoredState> {
    this.refusal = undefined;
    let hasFallenBack = isSuspect(this.#recovery);
    if (hasFallenBack) this.apply({ type: "fellBack" });
    try {
      await this.sendToEngine();
    } catch (error) {
      if (hasFallenBack || !isRefusal(error as Error) || isStable(this.#recovery)) throw error;
      hasFallenBack = true;
      this.refusal = error as Error;
      this.apply({ type: "fellBack" });
      await this.sendToEngine();
    }
    this.apply({ type: "restored" });
    if (!hasFallenBack) return "last";
    return this.document.sources.length > 0 ? "before" : "nothing";
  }

  protected apply(event: RecoveryEvent): void {
    const { current } = this.#recovery;
    this.#recovery = transition(this.#recovery, event);
    const isOther = event.type === "fellBack" || event.type === "gaveUp";
    if (isOther && this.document !== current) this.decisions = this.document.last.decisions;
  }

  protected async sendToEngine(): Promise<void> {
    if (this.document.sources.length === 0) return;
    // This state has no undo history.
    this.apply({ type: "trimmed", document: withoutUnusedSources(this.document) });
    const { document } = this;
    this.isSending = true; // a new engine has none
    try {
      const parsed = await this.reader.parse(document.sources, listOf(document.last));
      await this.engine.clear();
      this.apply({ type: "startedWith", document }); // now there is an engine
      await this.engine.restoreParts(parsed, document.last);
      // The state is read from this engine, so that it is recognised if an engine fails at it.
      const last = this.withDecisions(await this.engine.state(document.sources));
      this.apply({ type: "startedWith", document: { ...document, last } });
    } catch (error) {
      // An incomplete scene is not shown.
      if (isRefusal(error as Error)) await this.engine.clear();
      throw error;
    } finally {
      this.isSending = false;
    }
  }

  /** Records that the engine no longer has the scene. Returns false if the engine has ended, which is known already. */
  protected markLost(): boolean {
    if (this.isEngineLost) return false;
    this.engineLost();
    this.clearSuspect();
    return true;
  }

  /** Returns the scene with its decisions, for which a link has no space. */
  protected withDecisions(scene: SceneJson): SceneJson {
    return this.decisions === undefined ? scene : { ...scene, decisions: this.decisions };
  }
}

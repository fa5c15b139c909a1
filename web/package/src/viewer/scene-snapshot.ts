/** The engine's last reports about the scene of an element. */

import { toEnglish } from "../../../src/engine/english";
import type { Changes, PairRow, PartId, PartRow, Results, SceneRow } from "../../../src/engine/types";
import { mergePairs, mergeParts } from "../../../src/state/delta";

export class SceneSnapshot {
  parts: PartRow[] = [];
  /** The pairs, in order of their parts. */
  pairs: PairRow[] = [];
  results: Results | undefined;
  scene: SceneRow | undefined;
  pending = 0;
  busy = false;
  /** The state of the graphics, and the reason if there is no picture. */
  gpu: Changes["gpu"] = "webgl2";

  /** Applies a report and returns whether parts have changed. */
  apply(changes: Changes): boolean {
    const { parts, pairs, results, scene, pending, busy, gpu } = changes;
    if (parts) this.parts = mergeParts(this.parts, parts).map(toEnglish);
    if (pairs) this.pairs = mergePairs(this.pairs, pairs).all;
    if (results) this.results = results;
    if (scene) this.scene = scene;
    Object.assign(this, { pending, busy, gpu });
    return parts !== undefined;
  }

  idOf(part: PartId | string): PartId {
    const named = this.parts.filter(({ id, name }) => id === part || name === part);
    const [only] = named;
    if (only && named.length === 1) return only.id;
    const shown = this.parts.slice(0, 8).map(({ name }) => name);
    const list = `The parts are: ${shown.join(", ")}${this.parts.length > shown.length ? ", …" : ""}.`;
    const how = named.length > 1 ? `${named.length} parts are` : "No part is";
    throw new Error(`${how} called “${part}”. ${named.length > 1 ? "Name it by its number." : list}`);
  }

  nameOf(part: PartId): string {
    return this.parts.find(({ id }) => id === part)?.name ?? `part ${part}`;
  }

  /** Returns the description of the scene for screen readers. */
  sentence(): string {
    const { totals } = this.results ?? {};
    if (!totals || this.parts.length === 0) return "There are no parts.";
    const found = [
      count(totals.interfering, "pair interferes", "pairs interfere"),
      count(totals.undecided, "pair is undecided", "pairs are undecided"),
      count(totals.touches, "pair touches", "pairs touch"),
    ].filter((words) => words !== "");
    const worst = this.pairs.filter((pair) => pair.class === "interferes").slice(0, 3);
    const names = worst.map(({ a, b }) => `${this.nameOf(a)} and ${this.nameOf(b)}`).join(", ");
    const all = `${count(this.parts.length, "part", "parts")}: ${found.join(", ") || "all are clear"}.`;
    return names ? `${all} ${names}${totals.interfering > worst.length ? ", and more" : ""}.` : all;
  }
}

const count = (number: number, one: string, more: string): string =>
  number === 0 ? "" : `${number} ${number === 1 ? one : more}`;

/** The person's trials in the browser's storage: nothing leaves it, and Clear takes them away. */

import { sayUnkept } from "../unkept";
import type { ExperimentRecord } from "./types";

const key = "nearpoint.experiment.1";

export interface Kept {
  /** Names whose trials they are without naming anybody. */
  run: string;
  records: ExperimentRecord[];
}

export function readKept(): Kept {
  try {
    const { run, records } = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Kept>;
    if (typeof run === "string" && Array.isArray(records)) return { run, records };
  } catch {
    // No storage in this frame, or not what was put there.
  }
  return { run: "", records: [] };
}

export function keep(kept: Kept): void {
  try {
    if (kept.records.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(kept));
  } catch {
    sayUnkept();
  }
}

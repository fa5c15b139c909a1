/** The person's trials in the browser's storage: nothing leaves it, and Clear takes them away. */

import { recall, remember } from "../../state/preferences";
import type { ExperimentRecord } from "../types";
import { sayUnkept } from "../unkept";

const key = "nearpoint.experiment.1";

export interface Kept {
  /** Names whose trials they are without naming anybody. */
  run: string;
  records: ExperimentRecord[];
}

export function readKept(): Kept {
  try {
    const { run, records } = JSON.parse(recall(key) ?? "{}") as Partial<Kept>;
    if (typeof run === "string" && Array.isArray(records)) return { run, records };
  } catch {
    // Not what was put there.
  }
  return { run: "", records: [] };
}

export function keep(kept: Kept): void {
  if (!remember(key, kept.records.length > 0 ? JSON.stringify(kept) : undefined)) sayUnkept();
}

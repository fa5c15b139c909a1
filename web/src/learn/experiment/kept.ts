/** Stores the person's trials in the browser only; Clear deletes them. */

import { recall, remember } from "../../state/preferences";
import type { ExperimentRecord } from "../types";
import { sayUnkept } from "../unkept";

const key = "nearpoint.experiment.1";

export interface Kept {
  /** An anonymous name of the series of trials. */
  run: string;
  records: ExperimentRecord[];
}

export function readKept(): Kept {
  try {
    const { run, records } = JSON.parse(recall(key) ?? "{}") as Partial<Kept>;
    if (typeof run === "string" && Array.isArray(records)) return { run, records };
  } catch {
    // The stored text is not valid.
  }
  return { run: "", records: [] };
}

export function keep(kept: Kept): void {
  if (!remember(key, kept.records.length > 0 ? JSON.stringify(kept) : undefined)) sayUnkept();
}

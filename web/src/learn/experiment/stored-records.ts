/** Stores the person's trials in the browser only; Clear deletes them. */

import { recall, remember } from "../../state/preferences";
import { warnNotStored } from "../storage-warning";
import type { ExperimentRecord } from "../types";

const key = "nearpoint.experiment.1";

export interface StoredRecords {
  /** An anonymous name of the series of trials. */
  run: string;
  records: ExperimentRecord[];
}

export function readStored(): StoredRecords {
  try {
    const { run, records } = JSON.parse(recall(key) ?? "{}") as Partial<StoredRecords>;
    if (typeof run === "string" && Array.isArray(records)) return { run, records };
  } catch {
    // The stored text is not valid.
  }
  return { run: "", records: [] };
}

export function storeRecords(kept: StoredRecords): void {
  if (!remember(key, kept.records.length > 0 ? JSON.stringify(kept) : undefined)) warnNotStored();
}

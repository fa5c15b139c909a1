/** The tests of a scene: their findings, and the test that is being edited. */

import { batch, computed, signal } from "@preact/signals-core";
import type { ClashTest, PartRow, PartSet, TestKind, TestRule } from "../engine/types";
import { dropFilters } from "./result-filters";
import { type ReviewStatus, review, testFilter } from "./review";

/** A test that is being edited; `was` is the name of the one that it replaces. */
export interface Draft {
  original: string | undefined;
  test: ClashTest;
}

export const draft = signal<Draft | undefined>(undefined);
/** The fields with invalid input, by name. */
export const testError = signal<ReadonlyMap<string, string>>(new Map());

export const testRows = computed(() => review.value?.tests ?? []);

/** The number of clashes of each test by status; those that no longer exist count as resolved. */
export const countsByTest = computed(() => {
  const counts = new Map<string, Map<ReviewStatus, number>>();
  for (const { test, changed, status } of review.value?.clashes ?? []) {
    const own = counts.get(test) ?? new Map<ReviewStatus, number>();
    const standing = changed ? "changed" : status;
    counts.set(test, own.set(standing, (own.get(standing) ?? 0) + 1));
  }
  return counts;
});

/** Lists and shows the clashes of one test only; undefined: all pairs. */
export function listOnly(name: string | undefined): void {
  batch(() => {
    testFilter.value = name;
    dropFilters("class", "status");
  });
}

/** Returns a name that no test has: "gears", "gears 2". */
export function freeName(preferred: string, taken: readonly string[]): string {
  const base = preferred.replace(/ \d+$/, "");
  let name = preferred;
  for (let n = 2; taken.includes(name); n += 1) name = `${base} ${n}`;
  return name;
}

/** Removes the fields that equal their defaults. */
export function trimmedTest({ a, b, tolerance, undecided, ignore, ...test }: ClashTest): ClashTest {
  return {
    ...test,
    name: test.name.trim(),
    ...(a !== undefined && a !== "all" && { a }),
    ...(b !== undefined && b !== "all" && { b }),
    ...(tolerance && { tolerance }),
    ...(undecided && { undecided }),
    ...(ignore?.length && { ignore }),
  };
}

export type KindName = "interference" | "clearance" | "contact" | "duplicates";
export const kindName = (kind: TestKind): KindName => (typeof kind === "string" ? kind : "clearance");

export type SetName = "all" | "name" | "tree" | "colour" | "layer" | "parts" | "anyOf" | "allOf" | "not";
export const setName = (set: PartSet): SetName => (set === "all" ? set : (Object.keys(set)[0] as SetName));

export type RuleName = "sameAssembly" | "fasteners" | "fits" | "pairs" | "approved" | "meeting";
export const ruleName = (rule: TestRule): RuleName =>
  typeof rule === "string" ? rule : (Object.keys(rule)[0] as RuleName);

/** Returns a pattern for a name and those numbered like it: "bolt 3" → "bolt *". */
export const patternOf = (name: string): string => name.replace(/\d+(?=\D*$)/, "*");

/** Returns all groups of the tree once, in order of the parts, as paths from the outermost name on. */
export function groupsOf(parts: readonly PartRow[], most: number): string[][] {
  const known = new Map<string, string[]>();
  for (const { group } of parts) {
    for (let level = 1; level <= group.length; level += 1) {
      const path = group.slice(0, level);
      known.set(JSON.stringify(path), path);
    }
    if (known.size > most) break;
  }
  return [...known.values()];
}

export const depthOf = (parts: readonly PartRow[]): number =>
  parts.reduce((most, { group }) => Math.max(most, group.length), 0);

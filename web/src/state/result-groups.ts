/**
 * Groups clashes for the list: a line for each group, followed by its pairs while it is open. Undecided pairs of coarse meshes are one group by
 * themselves.
 */

import { signal } from "@preact/signals-core";
import type { Bunch, ClashRow, GroupBy, PartId } from "../engine/types";
import { causeOf } from "./causes";
import type { Row } from "./result-class";
import { isFilterOn } from "./result-filters";
import { clashOf, keyOf, review } from "./review";
import { parts } from "./store";

/** The criteria of groups: those of the review, and a move that ends all clashes of the group. */
export type Grouping = GroupBy | "cause";
/** The criterion of the groups; undefined: no groups. */
export const groupBy = signal<Grouping | undefined>(undefined);
/** The keys of the groups that are open. */
export const openGroups = signal<ReadonlySet<string>>(new Set());
/** The key of the group that has the focus. */
export const activeGroup = signal<string | undefined>(undefined);

/** A group of at least two clashes, or one that somebody named. */
export interface GroupLine {
  key: string;
  /** The common property of its clashes: the name of a group or part, or the names of tree nodes. */
  of: readonly string[];
  /** The rows, the worst first. */
  rows: readonly Row[];
  open: boolean;
}
export type Line = Row | GroupLine;

export const isGroupLine = (line: Line): line is GroupLine => "rows" in line;
export const lineKey = (line: Line): string => (isGroupLine(line) ? line.key : keyOf(line));
/** Returns all pairs, including those of groups. */
export const pairsOf = (lines: readonly Line[]): Row[] =>
  lines.flatMap((line) => (isGroupLine(line) ? line.rows : [line]));

export function toggleGroup(key: string): void {
  const next = new Set(openGroups.peek());
  if (!next.delete(key)) next.add(key);
  openGroups.value = next;
}

export interface Lines {
  all: readonly Line[];
  /** The rows of open groups. */
  inside: ReadonlySet<Row>;
}

/** The key of the group of undecided pairs. */
export const coarseKey = "coarse";
/** The largest number of undecided pairs that are listed one by one. */
const maxCoarseRows = 4;

/** Groups the listed rows. Each group stands at its first row. */
export function linesOf(rows: readonly Row[]): Lines {
  const by = groupBy.value;
  const found = review.value;
  const inside = new Set<Row>();
  if (by === undefined || !(found || by === "cause")) return withCoarseGroup(rows);
  const of = by === "cause" ? byCause() : byClash(by, found?.clashes ?? [], found?.bunches ?? []);
  const members = new Map<Bunch, Row[]>();
  for (const row of rows) {
    const bunch = of(row);
    if (bunch) members.get(bunch)?.push(row) ?? members.set(bunch, [row]);
  }
  const all: Line[] = [];
  for (const row of rows) {
    const bunch = of(row);
    const own = (bunch && members.get(bunch)) ?? [];
    if (!bunch || (own.length < 2 && by !== "hand")) {
      all.push(row);
    } else if (own[0] === row) {
      const line = lineOf(bunch, own, by);
      all.push(line);
      for (const member of line.open ? own : []) {
        inside.add(member);
        all.push(member);
      }
    }
  }
  return { all, inside };
}

type BunchOf = (row: Row) => Bunch | undefined;

function byClash(by: GroupBy, clashes: readonly ClashRow[], found: readonly Bunch[]): BunchOf {
  const bunches = by === "hand" ? namedGroups(clashes) : found;
  const bunchOf = new Map(bunches.flatMap((bunch) => bunch.clashes.map((id) => [id, bunch] as const)));
  return (row) => bunchOf.get(clashOf(row)?.id ?? -1);
}

/** Groups pairs by the part whose move ends them. */
function byCause(): BunchOf {
  const bunches = new Map<PartId, Bunch>();
  return (row) => {
    const part = causeOf(row)?.part;
    if (part === undefined) return undefined;
    const bunch = bunches.get(part) ?? { of: [], clashes: [part] };
    bunches.set(part, bunch);
    return bunch;
  };
}

/** Puts undecided pairs that only finer surfaces can settle into one group, unless the user lists undecided pairs alone. */
function withCoarseGroup(rows: readonly Row[]): Lines {
  const isCoarse = (row: Row) => row.because === "withinDeviation" || row.because === "nearerThanDeviation";
  const coarse = isFilterOn("undecided") ? [] : rows.filter(isCoarse);
  if (coarse.length <= maxCoarseRows) return { all: rows, inside: new Set() };
  const open = openGroups.value.has(coarseKey);
  const line: GroupLine = { key: coarseKey, of: [], rows: coarse, open };
  const all = rows.flatMap((row): Line[] => {
    if (!isCoarse(row)) return [row];
    const own = open ? [row] : [];
    return row === coarse[0] ? [line, ...own] : own;
  });
  return { all, inside: new Set(open ? coarse : []) };
}

function lineOf(bunch: Bunch, rows: readonly Row[], by: Grouping): GroupLine {
  const kind = typeof by === "string" ? by : Object.keys(by)[0];
  const key = `${kind} ${by === "hand" ? bunch.of[0] : bunch.clashes[0]}`;
  return { key, of: bunch.of, rows, open: openGroups.value.has(key) };
}

const namedGroups = (clashes: readonly ClashRow[]): Bunch[] => {
  const named = new Map<string, number[]>();
  for (const { id, group } of clashes)
    if (group !== null) named.get(group)?.push(id) ?? named.set(group, [id]);
  return [...named].map(([name, clashes]) => ({ of: [name], clashes }));
};

/** Returns the common part of names: "bolt 1", "bolt 12" → "bolt …". */
export function commonName([first = "", ...others]: readonly string[]): string {
  let length = first.length;
  for (const name of others) while (!name.startsWith(first.slice(0, length))) length -= 1;
  if (length === first.length && others.every((name) => name === first)) return first;
  return `${first.slice(0, length).replace(/\d+$/, "") || first}…`;
}

/** Returns the levels of groups to choose from, counted from 1: `from` is the first that does not hold everything, `to` is at most two deeper. */
export function levels(): { from: number; to: number } {
  const groups = parts.value.map(({ group }) => group);
  const [first = []] = groups;
  const apart = first.findIndex((name, i) => groups.some((group) => group[i] !== name));
  const from = (apart < 0 ? first.length : apart) + 1;
  return { from, to: Math.min(from + 2, Math.max(0, ...groups.map((group) => group.length))) };
}

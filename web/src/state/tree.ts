/** The part tree as a flat list of rows: groups from the file and parts, in file order. */

import type { PartId, PartRow } from "../engine/types";
import type { Row } from "./result-class";

/** The position of a row among the rows of its parent; both numbers count from 1. */
interface TreePosition {
  key: string;
  level: number;
  place: number;
  /** The number of rows of its parent. */
  of: number;
  /** The names of the groups around it, the outermost first. */
  path: readonly string[];
}
export interface GroupRow extends TreePosition {
  kind: "group";
  name: string;
  open: boolean;
  /** All parts below it. */
  parts: readonly PartId[];
  /** The numbers of visible and of selected parts below it. */
  visible: number;
  selected: number;
  /** The pairs with a part below it that interfere, or may, each counted once, and how many of them are completely below it. */
  interfering: number;
  undecided: number;
  within: number;
}
export interface LeafRow extends TreePosition {
  kind: "part";
  part: PartRow;
}
export type TreeRow = GroupRow | LeafRow;

interface Group extends Pick<GroupRow, "visible" | "selected" | "interfering" | "undecided" | "within"> {
  name: string;
  /** The path of names, joined; it is unique in the tree. */
  key: string;
  path: readonly string[];
  parent: Group | undefined;
  /** The last pair that was counted for it. */
  counted: number;
  groups: Map<string, Group>;
  /** The groups and parts in the order in which they first appear. */
  children: (Group | PartRow)[];
  parts: PartId[];
}

/** No name holds this character, so joined paths are unique. */
const separator = "\u001f";

/** Returns the rows. `closed` holds the keys of closed groups. With a filter, every group with a match is open, and all others are omitted. */
export function treeRows(
  parts: readonly PartRow[],
  pairs: readonly Row[],
  closed: ReadonlySet<string>,
  filter: string,
): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const matches = wanted
    ? parts.filter((part) => [part.name, ...part.group].some((name) => name.toLowerCase().includes(wanted)))
    : parts;
  const { root, home } = grouped(matches, commonDepth(parts));
  countPairs(pairs, home);
  const rows: TreeRow[] = [];
  list(root, 1, wanted ? new Set() : closed, rows);
  return rows;
}

/** Returns the parts and pairs that the badges count, without approved pairs. */
export function withoutApproved(
  parts: readonly PartRow[],
  pairs: readonly Row[],
  approved: readonly Row[],
): { parts: readonly PartRow[]; pairs: readonly Row[] } {
  if (approved.length === 0) return { parts, pairs };
  const taken = new Map<PartId, { interfering: number; undecided: number }>();
  for (const row of approved) {
    const badge = badgeOf(row);
    for (const id of badge ? [row.a, row.b] : []) {
      const counts = taken.get(id) ?? { interfering: 0, undecided: 0 };
      if (badge) counts[badge] += 1;
      taken.set(id, counts);
    }
  }
  const isApproved = new Set(approved);
  return {
    parts: parts.map((part) => {
      const { interfering, undecided } = taken.get(part.id) ?? { interfering: 0, undecided: 0 };
      if (interfering + undecided === 0) return part;
      return { ...part, interfering: part.interfering - interfering, undecided: part.undecided - undecided };
    }),
    pairs: pairs.filter((row) => !isApproved.has(row)),
  };
}

/** Returns the badge that counts a pair, if any. */
const badgeOf = ({ class: kind }: Pick<Row, "class">): "interfering" | "undecided" | undefined =>
  kind === "interferes" ? "interfering" : kind === "undecided" ? "undecided" : undefined;

export function groupKeys(parts: readonly PartRow[]): string[] {
  const keys = ({ groups }: Group): string[] =>
    [...groups.values()].flatMap((group) => [group.key, ...keys(group)]);
  return keys(grouped(parts, commonDepth(parts)).root);
}

/** Returns the parts of a row. */
export const partsOf = (row: TreeRow): readonly PartId[] =>
  row.kind === "group" ? row.parts : [row.part.id];

/** Returns the row of a part, or of the innermost closed group that holds it; -1 if the filter omits it. */
export const rowOf = (rows: readonly TreeRow[], part: PartId): number =>
  rows.findLastIndex((row) => (row.kind === "part" ? row.part.id === part : row.parts.includes(part)));

/** Returns how many outermost groups hold everything; they add nothing to the scene's name. */
function commonDepth(parts: readonly PartRow[]): number {
  const first = parts[0]?.group ?? [];
  const apart = first.findIndex((name, i) => parts.some((part) => part.group[i] !== name));
  return apart < 0 ? first.length : apart;
}

const group = (name: string, parent?: Group): Group => ({
  name,
  key: parent ? parent.key + separator + name : "",
  path: parent?.parent ? [...parent.path, parent.name] : [],
  parent,
  counted: -1,
  groups: new Map(),
  children: [],
  parts: [],
  visible: 0,
  selected: 0,
  interfering: 0,
  undecided: 0,
  within: 0,
});

/** Returns all groups, and the innermost one of each part. */
function grouped(parts: readonly PartRow[], outer: number): { root: Group; home: Map<PartId, Group> } {
  const root = group("");
  const home = new Map<PartId, Group>();
  for (const part of parts) {
    let at = root;
    for (let depth = outer; depth < part.group.length; depth += 1) {
      const name = part.group[depth] as string;
      let next = at.groups.get(name);
      if (!next) {
        next = group(name, at);
        at.groups.set(name, next);
        at.children.push(next);
      }
      at = next;
    }
    at.children.push(part);
    home.set(part.id, at);
    for (let holder: Group | undefined = at; holder; holder = holder.parent) {
      holder.parts.push(part.id);
      if (part.visible) holder.visible += 1;
      if (part.selected) holder.selected += 1;
    }
  }
  return { root, home };
}

/** Counts the pairs for the badges. */
function countPairs(pairs: readonly Pick<Row, "a" | "b" | "class">[], home: Map<PartId, Group>): void {
  for (const [i, pair] of pairs.entries()) {
    const { a, b } = pair;
    const badge = badgeOf(pair);
    if (!badge) continue;
    for (let group = home.get(a); group; group = group.parent) {
      group[badge] += 1;
      group.counted = i;
    }
    for (let group = home.get(b); group; group = group.parent) {
      if (group.counted === i) group.within += 1;
      else group[badge] += 1;
    }
  }
}

function list(group: Group, level: number, closed: ReadonlySet<string>, rows: TreeRow[]): void {
  const of = group.children.length;
  const path = group.parent ? [...group.path, group.name] : [];
  for (const [i, child] of group.children.entries()) {
    const standing = { level, place: i + 1, of, path };
    if (!("children" in child)) {
      rows.push({ kind: "part", key: `part ${child.id}`, ...standing, part: child });
      continue;
    }
    const { key, name, parts, visible, selected, interfering, undecided, within } = child;
    const open = !closed.has(key);
    const counts = { parts, visible, selected, interfering, undecided, within };
    rows.push({ kind: "group", key, name, open, ...standing, ...counts });
    if (open) list(child, level + 1, closed, rows);
  }
}

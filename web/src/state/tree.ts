/** The part tree as the flat list of rows that is on the screen: groups from the file, parts, in file order. */

import type { PartId, PartRow } from "../engine/types";
import type { Row } from "./severity";

export interface GroupRow {
  kind: "group";
  /** The path of names, joined; unique in the tree. */
  key: string;
  name: string;
  level: number;
  open: boolean;
  /** All parts below it. */
  parts: PartId[];
  /** Pairs with a part below it that interfere, or may; each pair once, and how many of both are wholly below. */
  interfering: number;
  undecided: number;
  within: number;
}
export interface LeafRow {
  kind: "part";
  key: string;
  level: number;
  part: PartRow;
}
export type TreeRow = GroupRow | LeafRow;

interface Group {
  name: string;
  key: string;
  groups: Map<string, Group>;
  /** Groups and parts in the order in which they first appear. */
  children: (Group | PartRow)[];
}

/** A name never holds this character, so joined paths stay apart. */
const separator = "\u001f";

/**
 * `closed` holds the keys of the groups that the user closed. With a filter every group that holds a match is open, and everything else is left out.
 */
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
  return flatten(grouped(matches, commonDepth(parts)), 1, wanted ? new Set() : closed, pairsOf(pairs));
}

/** How many outermost groups hold everything: they say nothing that the scene's name does not. */
function commonDepth(parts: readonly PartRow[]): number {
  const first = parts[0]?.group ?? [];
  const apart = first.findIndex((name, i) => parts.some((part) => part.group[i] !== name));
  return apart < 0 ? first.length : apart;
}

function grouped(parts: readonly PartRow[], outer: number): Group {
  const root: Group = { name: "", key: "", groups: new Map(), children: [] };
  for (const part of parts) {
    let at = root;
    for (const name of part.group.slice(outer)) {
      let next = at.groups.get(name);
      if (!next) {
        next = { name, key: at.key + separator + name, groups: new Map(), children: [] };
        at.groups.set(name, next);
        at.children.push(next);
      }
      at = next;
    }
    at.children.push(part);
  }
  return root;
}

type Told = Pick<Row, "a" | "b" | "class">;

/** The pairs that a badge counts, by each of their parts. */
function pairsOf(pairs: readonly Told[]): Map<PartId, Told[]> {
  const of = new Map<PartId, Told[]>();
  for (const pair of pairs) {
    if (pair.class !== "interferes" && pair.class !== "undecided") continue;
    for (const part of [pair.a, pair.b]) {
      const known = of.get(part);
      if (known) known.push(pair);
      else of.set(part, [pair]);
    }
  }
  return of;
}

function flatten(
  group: Group,
  level: number,
  closed: ReadonlySet<string>,
  pairs: ReadonlyMap<PartId, readonly Told[]>,
): TreeRow[] {
  return group.children.flatMap((child): TreeRow[] => {
    if (!("children" in child)) return [{ kind: "part", key: `part ${child.id}`, level, part: child }];
    const open = !closed.has(child.key);
    const inside = partsIn(child);
    const row: GroupRow = {
      kind: "group",
      key: child.key,
      name: child.name,
      level,
      open,
      parts: inside.map((part) => part.id),
      ...counted(inside, pairs),
    };
    return open ? [row, ...flatten(child, level + 1, closed, pairs)] : [row];
  });
}

function counted(
  parts: readonly PartRow[],
  pairs: ReadonlyMap<PartId, readonly Told[]>,
): Pick<GroupRow, "interfering" | "undecided" | "within"> {
  const own = new Set(parts.map((part) => part.id));
  const met = [...new Set(parts.flatMap((part) => pairs.get(part.id) ?? []))];
  return {
    interfering: met.filter((pair) => pair.class === "interferes").length,
    undecided: met.filter((pair) => pair.class === "undecided").length,
    within: met.filter(({ a, b }) => own.has(a) && own.has(b)).length,
  };
}

const partsIn = (group: Group): PartRow[] =>
  group.children.flatMap((child) => ("children" in child ? partsIn(child) : [child]));

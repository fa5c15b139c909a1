/** The part tree as the flat list of rows that is on the screen: groups from the file, parts, in file order. */

import type { PartId, PartRow } from "../engine/types";

export interface GroupRow {
  kind: "group";
  /** The path of names, joined; unique in the tree. */
  key: string;
  name: string;
  level: number;
  open: boolean;
  /** All parts below it. */
  parts: PartId[];
  /** Interferences of all parts below it; a pair that is wholly below counts twice. */
  interfering: number;
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
export function treeRows(parts: readonly PartRow[], closed: ReadonlySet<string>, filter: string): TreeRow[] {
  const wanted = filter.trim().toLowerCase();
  const matches = wanted
    ? parts.filter((part) => [part.name, ...part.group].some((name) => name.toLowerCase().includes(wanted)))
    : parts;
  return flatten(grouped(matches, commonDepth(parts)), 1, wanted ? new Set() : closed);
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

function flatten(group: Group, level: number, closed: ReadonlySet<string>): TreeRow[] {
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
      interfering: inside.reduce((sum, part) => sum + part.interfering, 0),
    };
    return open ? [row, ...flatten(child, level + 1, closed)] : [row];
  });
}

const partsIn = (group: Group): PartRow[] =>
  group.children.flatMap((child) => ("children" in child ? partsIn(child) : [child]));

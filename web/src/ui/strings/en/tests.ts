/** Sentences about tests: what is asked of which parts. Loaded with their panel. */

import type { PartSet, TestKind, TestRule } from "../../../engine/types";
import { count, length, type Units } from "../../../state/format";
import { plural } from "./plural";

/** So many parts of a list are named. */
const named = 2;

export const tests = {
  title: "Tests",
  add: "Add test",
  close: "Close the list of tests",
  files: "File",
  open: "Take tests from a file…",
  save: "Save the tests as a file",
  edit: "Change",
  editTitle: (name: string) => `Change the test “${name}”`,
  duplicate: (name: string) => `Duplicate the test “${name}”`,
  remove: (name: string) => `Remove the test “${name}”`,
  removed: (name: string) => `The test “${name}” is removed, with its clashes. Undo brings both back.`,
  show: (name: string) => `List only clashes of “${name}”`,
  looking: "Asking the tests…",
  noClash: "no clash",
  leftOut: (n: number) => `${count(n)} left out`,
  undecided: (n: number) => `${count(n)} undecided`,
  firstName: "new test",

  kinds: {
    interference: "parts that interfere",
    clearance: "parts that are nearer than",
    contact: "parts that touch",
    duplicates: "parts in the same place twice",
  },
  kindOf: (kind: TestKind, units: Units): string =>
    typeof kind === "string"
      ? { interference: "Interference", contact: "Contact", duplicates: "Duplicates" }[kind]
      : `Clearance ${length(kind.clearance, units)}`,
  between: (a: PartSet, b: PartSet): string =>
    a === "all" && b === "all" ? "all parts" : `${setOf(a)} × ${setOf(b)}`,
  tolerated: (tolerance: string) => `tolerance ${tolerance}`,
  setOf,
  rule: (rule: TestRule, units: Units): string => {
    if (rule === "approved") return "pairs approved elsewhere, no deeper";
    if (rule === "meeting") return "pairs that meet";
    if ("sameAssembly" in rule) return "pairs of one sub-assembly";
    if ("pairs" in rule) return `${setOf(rule.pairs.a)} × ${setOf(rule.pairs.b)}`;
    const { name, upTo } = rule.fasteners;
    return `“${name}” in what they hold${upTo === undefined ? "" : `, up to ${length(upTo, units)} deep`}`;
  },
  without: (rules: string) => `without ${rules}`,
  empty: (side: string, set: PartSet) => `No part is in ${side}: ${setOf(set)}.`,

  form: {
    new: "New test",
    change: (name: string) => `Test “${name}”`,
    name: "Name",
    kind: "A clash is",
    distance: "Distance",
    tolerance: "Tolerance",
    toleranceTitle: "What is no deeper, or not nearer by more, than this does not count",
    undecided: "pairs of which it cannot be told, too",
    sides: { a: "A, one set", b: "B, the other set" },
    rules: "Left out",
    addRule: "leave out…",
    removeRule: "Do not leave it out",
    save: "Save test",
    cancel: "Cancel",
    wrong: "Mend what is marked first.",
  },
  ruleNames: {
    sameAssembly: "parts of one sub-assembly",
    fasteners: "fasteners in what they hold",
    pairs: "pairs of two sets",
    approved: "pairs approved in another test",
    meeting: "pairs that meet",
  },
  ruleTitles: {
    approved: "As long as they are no deeper than they were then",
    meeting: "Pairs that interfere, touch or are undecided: for a clearance test beside one of interference",
  },
  level: "of",
  innermost: "the innermost assembly",
  levelOf: (level: number) =>
    level === 1 ? "the outermost assembly" : `the assembly at level ${count(level)}`,
  fastener: {
    name: "Their names",
    held: "What they hold",
    upTo: "No deeper than",
    anyDepth: "however deep",
  },

  sets: {
    all: "all parts",
    name: "parts called",
    tree: "a group of the tree",
    colour: "parts of a colour",
    layer: "parts in layers called",
    parts: "chosen parts",
    anyOf: "any of these",
    allOf: "all of these",
    not: "all but",
  },
  kindOfSet: (label: string) => `${label}: which parts`,
  pattern: "* stands for any characters, ? for one",
  take: "Take the selection",
  takeTitle: "Just the parts that are selected now",
  nothingSelected: "Select parts in the picture or the tree, and take them.",
  parts: (n: number) => plural(n, "part", "parts"),
  select: "Select them",
  noPart: {
    name: (pattern: string) => `No part is called “${pattern}”: * stands for any characters, ? for one.`,
    other: "No part is in this set.",
  },
  addSet: "Add a set",
  removeSet: "Take this set away",
};

function setOf(set: PartSet): string {
  if (set === "all") return "all parts";
  if ("name" in set) return `“${set.name}”`;
  if ("tree" in set) return set.tree.at(-1) ?? "all parts";
  if ("colour" in set) return `parts in ${set.colour}`;
  if ("layer" in set) return `layers “${set.layer}”`;
  if ("not" in set) return `all but ${bracketed(set.not)}`;
  if ("anyOf" in set) return set.anyOf.map(bracketed).join(" or ") || "nothing";
  if ("allOf" in set) return set.allOf.map(bracketed).join(" and ") || "all parts";
  const names = set.parts.map(({ path }) => path.at(-1) ?? "");
  const more = names.length - named;
  return names.length === 0
    ? "nothing"
    : [names.slice(0, named).join(", "), ...(more > 0 ? [`and ${count(more)} more`] : [])].join(" ");
}

const bracketed = (set: PartSet): string =>
  typeof set !== "string" && ("anyOf" in set || "allOf" in set) ? `(${setOf(set)})` : setOf(set);

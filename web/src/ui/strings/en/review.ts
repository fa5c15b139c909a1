/** Sentences about what was decided about clashes, and reports of it. */

import { count } from "../../../state/format";
import { plural } from "./plural";

export const review = {
  standing: {
    changed: "Changed",
    new: "New",
    active: "Active",
    reviewed: "Reviewed",
    approved: "Approved",
    resolved: "Resolved",
  },
  standingTitle: {
    changed: "It is worse than when it was decided, or is still there after it was resolved",
    new: "Nobody has decided anything",
    active: "Known, and something is to be done",
    reviewed: "Somebody has looked at it",
    approved: "It may stay, as deep as it is",
    resolved: "It is seen to",
  },
  /** What is found of a pair, and that it was approved. */
  lead: (found: string, approved: boolean) => (approved ? `${found}, approved` : found),
  filter: "Only clashes that are",
  status: "Status",
  priority: "Priority",
  priorities: { low: "Low", normal: "Normal", high: "High", critical: "Critical" },
  noPriority: "no priority",
  assignee: "Assignee",
  nobodyYet: "assign to…",
  comment: "Comment",
  commentHint: "What is to be known about it",
  add: "Add",
  group: "Group",
  noGroup: "name a group…",
  tests: "Tests",
  testsTitle: "What is asked of which parts, and what counts as a clash",
  onlyTest: (name: string) => `Only clashes of “${name}”`,
  allTests: "Show all pairs again",
  grouping: "Clashes in groups",
  groupBy: {
    none: "not grouped",
    hand: "by own groups",
    part: "by part",
    level: (level: number) => `by assembly, level ${level}`,
    nearness: "by nearness",
    sameness: "the same × n",
  },
  bunch: (n: number, open: boolean) => `${plural(n, "clash", "clashes")}, ${open ? "open" : "closed"}`,
  times: (n: number) => `× ${count(n)}`,
  topLevel: "top level",
  nearby: "nearby",
  several: (n: number) => `${plural(n, "clash", "clashes")} chosen`,
  clear: "Choose none",
  comments: "Comments",
  nobody: "Somebody",
  others: "As in the BCF file",
  othersTitle: "Look from where it was looked at in the file, cut open as there",

  name: {
    title: "Who decides?",
    about: "Your name stands beside what you decide and write. It is kept in this browser.",
    label: "Name",
    go: "Go on",
    cancel: "Cancel",
  },

  report: {
    title: "Report",
    about: "Hand over what was found and decided",
    kinds: {
      html: "HTML, to read and print",
      csv: "CSV table",
      xlsx: "Excel table (XLSX)",
      bcf: "BCF issues, for CAD and BIM",
      junit: "JUnit, for build servers",
      glb: "3D model of the clashes (GLB)",
      decisions: "Decisions, to take them in again",
    },
    pictures: "with pictures in HTML and BCF",
    open: "Take decisions from a file…",
    lacks: (pictures: number, of: number) =>
      `It has pictures of ${count(pictures)} of ${plural(of, "clash", "clashes")}.`,
    progress: (done: number, of: number) => `Taking pictures: ${count(done)} of ${count(of)}`,
    cancel: "Cancel",
  },
  taken: (n: number) => `Decisions were taken from the file: ${plural(n, "clash", "clashes")}.`,
} as const;

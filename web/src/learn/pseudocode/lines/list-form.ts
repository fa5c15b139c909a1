/** The list form. */
import type { Lines } from "../code";

export const listForm: Lines<"list-form"> = [
  { line: "corners", at: ["list-form.begin"], shows: { triangles: "triangles", corners: "corners" } },
  { line: "each", through: ["list-form.next"] },
  { line: "compare", depth: 1, at: ["list-form.next"], shows: { comparisons: "linear" } },
  { line: "append", depth: 1, through: ["list-form.next"], shows: { N: "vertices" } },
  { line: "edges", through: ["list-form.branch"] },
  { line: "branch", depth: 1, at: ["list-form.branch"], shows: { entries: "entries" } },
  { line: "support", through: ["list-form.climb", "list-form.patch"] },
  {
    line: "highest",
    depth: 1,
    through: ["list-form.climb", "list-form.patch"],
    shows: { products: "products" },
  },
  { line: "up", depth: 1, through: ["list-form.climb"] },
  { line: "top", depth: 1, at: ["list-form.climb", "list-form.patch"], shows: { v: "top" } },
  { line: "save", at: ["list-form.file"], shows: { bytes: "bytes" } },
  { line: "length", at: ["list-form.short"], through: ["list-form.read", "list-form.inward"] },
  { line: "load", at: ["list-form.read"], through: ["list-form.inward"], shows: { numbers: "numbers" } },
  { line: "check", at: ["list-form.inward"], through: ["list-form.read"] },
];

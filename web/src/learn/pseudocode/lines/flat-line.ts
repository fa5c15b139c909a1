/** The flat line. */
import type { Lines } from "../code";

export const flatLine: Lines<"flat-line"> = [
  { line: "size", at: ["flat-line.first", "flat-line.size", "flat-line.ends"], shows: { N: "vertices" } },
  {
    line: "cycle",
    depth: 1,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { cycles: "cycles" },
  },
  {
    line: "plain",
    depth: 2,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { products: "products-plain" },
  },
  {
    line: "one",
    depth: 2,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { products: "products-one" },
  },
  {
    line: "two",
    depth: 2,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { products: "products-two" },
  },
  {
    line: "climbing",
    depth: 2,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { products: "products-climbing" },
  },
  {
    line: "compare",
    depth: 2,
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { wrong: "wrong" },
  },
  { line: "track", through: ["flat-line.first", "flat-line.size", "flat-line.ends", "flat-line.flaw"] },
  { line: "repeat", through: ["flat-line.first", "flat-line.size", "flat-line.ends", "flat-line.flaw"] },
  {
    line: "search",
    depth: 1,
    at: ["flat-line.sides"],
    through: ["flat-line.first", "flat-line.size", "flat-line.ends", "flat-line.flaw"],
  },
  {
    line: "return",
    depth: 1,
    at: ["flat-line.flaw"],
    through: ["flat-line.first", "flat-line.size", "flat-line.ends"],
    shows: { reported: "reported" },
  },
  { line: "next", depth: 1, through: ["flat-line.first", "flat-line.size", "flat-line.ends"] },
];

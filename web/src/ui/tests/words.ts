/** Describes in words what a test requires of which parts. */

import type { PartSet, TestKind, TestRule } from "../../engine/types";
import { length, type Units } from "../../state/format";
import { listText } from "../strings";
import { tests as t } from "../strings/tests";

/** The number of parts of a list that are named. */
const named = 2;

export const kindText = (kind: TestKind, units: Units): string =>
  typeof kind === "string"
    ? t.kindNames[kind]
    : t.kindNames.clearance({ distance: length(kind.clearance, units) });

export const between = (a: PartSet, b: PartSet): string =>
  a === "all" && b === "all" ? t.set.all : `${setText(a)} × ${setText(b)}`;

export function ruleText(rule: TestRule, units: Units): string {
  if (rule === "approved" || rule === "meeting") return t.rule[rule];
  if ("sameAssembly" in rule) return t.rule.sameAssembly;
  if ("pairs" in rule) return `${setText(rule.pairs.a)} × ${setText(rule.pairs.b)}`;
  if ("fits" in rule) {
    const { shaft = "all", upTo } = rule.fits;
    const set = setText(shaft);
    return upTo === undefined ? t.rule.fits({ set }) : t.rule.fitsUpTo({ set, size: length(upTo, units) });
  }
  const { name, upTo } = rule.fasteners;
  return upTo === undefined
    ? t.rule.fasteners({ name })
    : t.rule.fastenersUpTo({ name, depth: length(upTo, units) });
}

export function setText(set: PartSet): string {
  if (set === "all") return t.set.all;
  if ("name" in set) return t.set.name({ name: set.name });
  if ("tree" in set) return set.tree.at(-1) ?? t.set.all;
  if ("colour" in set) return t.set.colour({ colour: set.colour });
  if ("layer" in set) return t.set.layer({ layer: set.layer });
  if ("not" in set) return t.set.not({ set: bracketed(set.not) });
  if ("anyOf" in set) return set.anyOf.map(bracketed).join(t.set.or) || t.set.nothing;
  if ("allOf" in set) return set.allOf.map(bracketed).join(t.set.and) || t.set.all;
  const all = set.parts.map(({ path }) => path.at(-1) ?? "");
  const names = listText(all.slice(0, named));
  const more = all.length - named;
  if (all.length === 0) return t.set.nothing;
  return more > 0 ? t.set.andMore({ names, n: more }) : names;
}

const bracketed = (set: PartSet): string =>
  typeof set !== "string" && ("anyOf" in set || "allOf" in set)
    ? t.set.bracketed({ set: setText(set) })
    : setText(set);

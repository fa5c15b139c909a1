/** Sentences about tests: what is asked of which parts, in Japanese. Loaded with their panel. */

import type { PartSet, TestKind, TestRule } from "../../../engine/types";
import { count, length, type Units } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { tests as english } from "../en/tests";

/** So many parts of a list are named. */
const named = 2;

export const tests: Like<typeof english> = {
  title: "検査",
  add: "検査を追加",
  close: "検査の一覧を閉じる",
  files: "ファイル",
  open: "検査をファイルから取り込む…",
  save: "検査をファイルに保存",
  edit: "変更",
  editTitle: (name: string) => `検査「${name}」を変更`,
  duplicate: (name: string) => `検査「${name}」を複製`,
  remove: (name: string) => `検査「${name}」を取り除く`,
  removed: (name: string) => `検査「${name}」を、その干渉とともに取り除きました。元に戻すと両方が戻ります。`,
  show: (name: string) => `「${name}」の干渉だけを一覧にする`,
  looking: "検査中…",
  noClash: "干渉なし",
  leftOut: (n: number) => `除外 ${count(n)} 組`,
  undecided: (n: number) => `未確定 ${count(n)} 組`,
  firstName: "新しい検査",

  kinds: {
    interference: "干渉する部品",
    clearance: "次の距離より近い部品",
    contact: "接触する部品",
    duplicates: "同じ位置に重複する部品",
  },
  kindOf: (kind: TestKind, units: Units): string =>
    typeof kind === "string"
      ? { interference: "干渉", contact: "接触", duplicates: "重複" }[kind]
      : `すきま ${length(kind.clearance, units)}`,
  between: (a: PartSet, b: PartSet): string =>
    a === "all" && b === "all" ? "すべての部品" : `${setOf(a)} × ${setOf(b)}`,
  tolerated: (tolerance: string) => `許容差 ${tolerance}`,
  setOf,
  rule: (rule: TestRule, units: Units): string => {
    if (rule === "approved") return "ほかの検査で承認済みで、より深くない組";
    if (rule === "meeting") return "出会う組";
    if ("sameAssembly" in rule) return "同じサブアセンブリの組";
    if ("pairs" in rule) return `${setOf(rule.pairs.a)} × ${setOf(rule.pairs.b)}`;
    const { name, upTo } = rule.fasteners;
    return `「${name}」と留める相手${upTo === undefined ? "" : `（深さ ${length(upTo, units)} まで）`}`;
  },
  without: (rules: string) => `除外：${rules}`,
  empty: (side: string, set: PartSet) => `${side} に当たる部品がありません：${setOf(set)}。`,

  form: {
    new: "新しい検査",
    change: (name: string) => `検査「${name}」`,
    name: "名前",
    kind: "干渉とするもの",
    distance: "距離",
    tolerance: "許容差",
    toleranceTitle: "深さ、または近すぎる量がこれ以下なら、数えません",
    undecided: "判定できない組も",
    sides: { a: "A：一方の集合", b: "B：他方の集合" },
    rules: "除外",
    addRule: "除外するもの…",
    removeRule: "除外をやめる",
    save: "検査を保存",
    cancel: "中止",
    wrong: "先に、印の付いたところを直してください。",
  },
  ruleNames: {
    sameAssembly: "同じサブアセンブリの部品",
    fasteners: "締結部品と留める相手",
    pairs: "2つの集合の組",
    approved: "別の検査で承認済みの組",
    meeting: "出会う組",
  },
  ruleTitles: {
    approved: "承認したときより深くないかぎり",
    meeting: "干渉、接触、未確定の組です。干渉の検査と並べて行うすきまの検査のためのものです",
  },
  level: "範囲",
  innermost: "最も内側のアセンブリ",
  levelOf: (level: number) => (level === 1 ? "最も外側のアセンブリ" : `第 ${count(level)} 段のアセンブリ`),
  fastener: {
    name: "その名前",
    held: "留める相手",
    upTo: "深さの上限",
    anyDepth: "どの深さでも",
  },

  sets: {
    all: "すべての部品",
    name: "名前で選ぶ部品",
    tree: "ツリーのグループ",
    colour: "色で選ぶ部品",
    layer: "レイヤー名で選ぶ部品",
    parts: "選んだ部品",
    anyOf: "次のいずれか",
    allOf: "次のすべて",
    not: "次以外",
  },
  kindOfSet: (label: string) => `${label}：どの部品か`,
  pattern: "* は任意の文字列、? は1文字を表します",
  take: "選択を取り込む",
  takeTitle: "今選択している部品だけ",
  nothingSelected: "図かツリーで部品を選択し、取り込んでください。",
  parts: (n: number) => `部品 ${count(n)} 個`,
  select: "選択する",
  noPart: {
    name: (pattern: string) =>
      `「${pattern}」という名前の部品はありません。* は任意の文字列、? は1文字を表します。`,
    other: "この集合に当たる部品はありません。",
  },
  addSet: "集合を追加",
  removeSet: "この集合を取り除く",
};

function setOf(set: PartSet): string {
  if (set === "all") return "すべての部品";
  if ("name" in set) return `「${set.name}」`;
  if ("tree" in set) return set.tree.at(-1) ?? "すべての部品";
  if ("colour" in set) return `${set.colour} の部品`;
  if ("layer" in set) return `レイヤー「${set.layer}」`;
  if ("not" in set) return `${bracketed(set.not)} 以外`;
  if ("anyOf" in set) return set.anyOf.map(bracketed).join(" または ") || "なし";
  if ("allOf" in set) return set.allOf.map(bracketed).join(" かつ ") || "すべての部品";
  const names = set.parts.map(({ path }) => path.at(-1) ?? "");
  const more = names.length - named;
  return names.length === 0
    ? "なし"
    : [...names.slice(0, named), ...(more > 0 ? [`ほか ${count(more)} 個`] : [])].join("、");
}

const bracketed = (set: PartSet): string =>
  typeof set !== "string" && ("anyOf" in set || "allOf" in set) ? `（${setOf(set)}）` : setOf(set);

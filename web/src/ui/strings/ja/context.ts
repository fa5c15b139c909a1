/** Every sentence of the menus about parts, pairs and the picture, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { context as english } from "../en/context";

export const context: Like<typeof english> = {
  fit: "ここを見る",
  section: "ここを通る断面",
  alike: "同じ形をすべて選択",
  alikeFound: (n: number) =>
    n === 1 ? "この形の部品はほかにありません。" : `この形の部品は ${count(n)} 個あります。`,
  group: (name: string) => `${name} をすべて選択`,
  path: () => "パスをコピー",
  percent: (share: number) => `${share * 100}\u202f%`,
  colour: "色…",
  remove: "取り除く",

  show: "表示",
  showCut: "切り開いて表示",
  selectPair: "両方の部品を選択",
  isolatePair: "両方の部品だけ表示",
  pairs: (n: number) => `結果 ${count(n)} 件`,

  picture: "図",
  fitAll: "全体を表示",
  look: "視点",
  views: { front: "正面", right: "右", top: "上", iso: "斜め" },
  closeSection: "断面を閉じる",
  selectAll: "すべて選択",
  copied: "クリップボードに入れました。",
};

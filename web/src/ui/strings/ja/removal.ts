/** Every sentence about taking parts out, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { removal as english } from "../en/removal";

export const removal: Like<typeof english> = {
  ask: "取り出せるか？",
  askSeveral: "まとめて取り出せるか？",
  askTitle: "選択したものを一体として動かし、見えているほかの全部品から外へ出る経路を探します",
  title: (name: string) => `${name} を取り出す`,
  close: "閉じる",
  cancel: "中止",
  again: "もう一度探す",
  group: (first: string, more: number) => `${first} とほか ${count(more)} 個`,

  searching: "外への経路を探しています…",
  shortening: "経路があります。短くしています…",
  places: (states: number) => `${count(states)} か所に到達`,
  found: (length: string) => `取り出せます：${length}`,
  clearance: (length: string, other: string) => `最小のすきまは ${other} まで ${length}`,
  between: (lower: string, upper: string) => `${lower}～${upper}`,
  contact: (other: string) => `${other} に接触`,
  freeFrom: (percent: string) => `${percent} から先はすべてから離れている`,
  outside: "すでに、見えているほかのどの部品よりも外にあります。",
  none: (resolution: string) => `${resolution}では外への経路なし`,
  tooMany: (states: number) => `見つかりません：${count(states)} か所に到達し、さらに先があります`,
  tooManyHint: "経路はあるかもしれません。刻みを大きくするか、回転を減らしてください。",
  noneHint: "もっと細かい刻みや回転なら、ここで見落とした経路が見つかるかもしれません。",
  cancelled: "分かる前に中止しました。",
  moved: "その後で部品が変わりました。見つかった結果は、変わる前についてのものです。",
  resolution: (step: string, turns: string) => `刻み ${step}、${turns}`,
  turnsOf: (angle: string) => `回転 ${angle} ごと`,
  noTurns: "回転なし",
  blockers: "じゃまをするもの：",
  look: (part: string, other: string) => `${part} と ${other} を見る`,
  more: (n: number) => `ほか ${count(n)} 組`,
  others: (n: number) => `部品 ${count(n)} 個がじゃまをしているかもしれません。`,
  hidden: (n: number) => `隠した部品 ${count(n)} 個はじゃまとみなしません。`,
  how: (resolution: string, fit: string) => `${resolution}、はめあい ${fit} で探しました。`,

  place: "経路上の位置",
  placeIs: (percent: string, length: string) => `${percent}、${length}`,
  play: "経路を再生",
  pause: "一時停止",
  takeOut: "取り出す",
  takeOutTitle: "部品を経路の終わりに置きます。元に戻すと戻ります",
  export: "経路を保存",
  formats: { csv: "CSV", json: "JSON" },
  saved: (name: string) => `${name} を保存しました。`,

  settings: "探し方",
  chosen: "自動",
  fields: {
    step: ["刻み", "試す位置の間隔。空欄なら大きさから選びます。"],
    turns: ["回転", "試す回転の間隔、どの軸についても。細かいほど時間がかかります。"],
    fit: [
      "はめあい",
      "きついはめあいや接する面が離れられるように、部品を小さく見積もる量。空欄ならメッシュの精度に必要な分です。",
    ],
  },
  never: "なし",
  notALength: (typed: string) =>
    `「${typed}」は 0 より大きい長さではありません。2.5 や 1/8 in のように入力するか、空欄にしてください。`,
};

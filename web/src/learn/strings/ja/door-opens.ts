/** The door opens, in Japanese. */
import type { Like } from "../../../state/like";
import type { doorOpens as english } from "../en/door-opens";

export const doorOpens: Like<typeof english> = {
  "lesson.door-opens": "扉が開く",
  "about.door-opens": "場を下るロボットが、障害物がどくまで行き詰まります。",
  "source.door-opens":
    "北村 1996、第4章、図 4.5 と 4.6 · 世界とロボットは自作 · 修復される本ページの計画は論文のものとは別",

  "parameter.door-opens.opening": "扉の開き",

  "say.door.closed": {
    title: "閉じた扉",
    text: [
      "T 字形のロボットが輪まで行こうとしています。壁にはすきまがありますが、その後ろに扉があります。輪郭線は、扉がすべっていく先です。",
      "物が動きうる場所では、論文は終わりまで計画を立てません。ロボットは1歩ごとに、値が最も低い隣のセルへ行きます。つまり、坂を下ります。",
    ],
    formula: ["1歩ずつ"],
  },
  "say.door.stuck": {
    title: "行き詰まり",
    text: [
      "{steps} 歩のあと、隣にこれより低いセルはなく、どう回っても先へ進めません。線は通ってきた道です。",
      "ロボットは扉のことを何も知りません。知っているのは、まわりのセルだけです。",
    ],
    formula: ["{steps} 歩、その先なし"],
  },
  "say.door.proven": {
    title: "まだ経路はない",
    text: [
      "本ページの探索は、1 ボクセルの移動と 45° の回転で目標に至る姿勢をすべて調べます。{poses} 個あり、点はその場所です。",
      "出発点はその中にありません。ですから、扉が閉じている間は、このような歩みによる経路は存在しません。",
    ],
    formula: ["姿勢 {poses} 個、経路なし"],
  },
  "say.door.opened": {
    title: "扉が動く",
    text: [
      "扉が {opening} mm すべりました。扉自身の木から、満ちたセル {full} 個を求め直し、場も作り直します。",
      "ロボットは、行き詰まった場所に立っています。",
    ],
    formula: ["{opening} mm だけ"],
  },
  "say.door.on": {
    title: "先へ進む",
    text: [
      "新しい場で、ロボットはさらに {more} 歩下り、目標に着きます。",
      "ここまでの道のり全体で {turned}° 回りました。",
    ],
    formula: ["さらに {more} 歩"],
  },
  "say.door.stuck-again": {
    title: "また行き詰まり",
    text: [
      "ロボットはさらに {more} 歩試しましたが、目標に着きません。",
      "経路がないからかもしれませんし、下るだけでは見つからないからかもしれません。",
    ],
    formula: ["さらに {more} 歩"],
  },
  "say.door.mended": {
    title: "計画を修復する",
    text: [
      "本ページの探索は、わかったことを残しておきます。扉のまわりだけを、{mended} 個の姿勢から調べ直します。証明には {poses} 個かかりました。",
      "見つかった経路は、出発点にいるロボットのためのものです。",
    ],
    formula: ["姿勢 {mended} 個、以前は {poses} 個"],
  },
  "say.door.proven-again": {
    title: "やはり経路はない",
    text: [
      "本ページの探索は、わかったことを残しておき、扉のまわりだけを、{mended} 個の姿勢から調べ直します。証明には {poses} 個かかりました。",
      "1 ボクセルの移動と 45° の回転による経路は、やはり存在しません。",
    ],
    formula: ["姿勢 {mended} 個、以前は {poses} 個"],
  },
  "say.door.robot": {
    title: "扉を通って",
    text: [
      "本ページの計画による経路の上の姿勢をいくつか示しました。合わせて {turned-ours}° 回ります。",
      "どの区間も端から端まで調べてあります。",
    ],
    formula: ["回転 {turned-ours}°"],
  },

  "question.door.climb": "いつも最も低い隣へ進むと、ロボットは目標に着きますか。",
  "question.door.on": "今いる場所から、今度は目標に着きますか。",
  "question.door.less": "計画の修復に使う姿勢は、証明のときより少ないですか。",

  "number.climbing-steps": "移動と回転",
  "number.poses-expanded": "先を調べた姿勢",
  "line.way-climbed": "下った道",

  "number.poses-mended": "修復で先を調べた姿勢",
};

/** Move it while it runs, in Japanese. */
import type { Like } from "../../../state/like";
import type { moveIt as english } from "../en/move-it";

export const moveIt: Like<typeof english> = {
  "lesson.move-it": "動作中に動かす",
  "about.move-it": "ブロックをロボットの行く手にドラッグすると、計画がただちに修復されます。",
  "source.move-it":
    "北村 1996、4.4.1 節にならい、障害物が動く · 探索は本ページのもの：厳密に調べた歩みの上の D* Lite（Koenig and Likhachev 2002）",

  "parameter.move-it.x": "ブロック、壁に垂直",
  "parameter.move-it.y": "ブロック、壁に沿う",

  "say.move-it.world": {
    title: "ドラッグするブロック",
    text: [
      "T 字形のロボットが、2つのすきまのどちらかを通って輪まで行こうとしています。ブロックはじゃまになることがあります。ドラッグするか、矢印キーで動かしてください。",
      "動かすたびに、計画が合うように直されます。",
    ],
    formula: ["ブロックをドラッグ"],
  },
  "say.move-it.way": {
    title: "計画",
    text: [
      "1 ボクセルの移動と 45° の回転による最短経路を、さらに短くしたものです。経路が通るすきまにブロックを置いて、どうなるか見てください。",
      "この経路で、ロボットは {turned}° 回ります。",
    ],
    formula: ["回転 {turned}°"],
  },
  "say.move-it.none": {
    title: "経路なし",
    text: [
      "ブロックがここにあると、1 ボクセルの移動と 45° の回転による経路は存在しません。",
      "それを知るために、探索は {mended} 個の姿勢から先を調べました。作り直せば {anew} 個でした。",
    ],
    formula: ["経路なし"],
  },
  "say.move-it.still": {
    title: "修復は不要",
    text: [
      "ブロックは、計画を作ったときの場所にあります。修復のために先を調べた姿勢は {mended} 個、計画を作るのには {anew} 個かかりました。",
      "点は、探索が知っているすべての場所です。では、ブロックを動かしてください。",
    ],
    formula: ["姿勢 {mended} 個 · 作り直し {anew} 個"],
  },
  "say.move-it.mended": {
    title: "修復済み",
    text: [
      "灰色の線は、ブロックが動く前の計画です。ブロックによって変わったところだけを、{mended} 個の姿勢から調べ直しました。計画を作り直すと {anew} 個になります。",
      "点は、探索が今までに知ったすべての場所です。",
    ],
    formula: ["姿勢 {mended} 個 · 作り直し {anew} 個"],
  },
  "say.move-it.robot": {
    title: "経路の上のロボット",
    text: [
      "経路の上の姿勢をいくつか示しました。姿勢と姿勢の間で、ロボットは平行移動と回転を同時に行います。",
      "どの区間も、ブロックが今ある場所で、端から端まで調べてあります。",
    ],
    formula: ["回転 {turned}°"],
  },

  "question.move-it.less": "計画の修復に使う姿勢は、作り直すより少ないですか。",
  "chart.turned-on-way": "経路での回転",
  "axis.degrees-turned": "度",
  "line.plan-now": "今の計画",
  "line.plan-before": "ブロックが動く前",
  "label.drag-me": "ドラッグ",
};

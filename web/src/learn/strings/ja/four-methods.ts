/** Four methods, in Japanese. */
import type { Like } from "../../../state/like";
import type { fourMethods as english } from "../en/four-methods";

export const fourMethods: Like<typeof english> = {
  "lesson.four-methods": "4つの方法",
  "about.four-methods": "2つの輪郭を4つの方法で離します。移動、残る重なり、時間を比べます。",
  "source.four-methods":
    "はじめの3つを Fayzrakhmanov ほかが比較している · 凸な断片は耳切り法で作って併合し（Hertel and Mehlhorn）、箱を付けた。それを必要とする2つの方法に公平なため · 繰り返し尋ねる方法の移動は 8 回まで · 厳密な方法は本ページのもの",

  "parameter.four-methods.pair": "組",
  "choice.four-methods.pair.u-and-bar": "U と棒",
  "choice.four-methods.pair.l-and-t": "L と T",
  "choice.four-methods.pair.combs": "2つの櫛",
  "choice.four-methods.pair.star-and-l": "星と L",
  "choice.four-methods.pair.frame-and-bar": "穴のある枠と棒",
  "parameter.four-methods.x": "B を右へ",
  "parameter.four-methods.y": "B を上へ",
  "parameter.four-methods.turn": "B の回転, °",

  "say.four.pair": {
    title: "2つの輪郭",
    text: [
      "青い輪郭 A を、青緑の輪郭 B から抜け出させます。最短の道のりは {depth} です。",
      "B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから、4つの方法がどう答えるかを見てください。",
    ],
    formula: ["重なり {depth}"],
  },
  "say.four.published-apart": {
    title: "発表どおり：離れている",
    text: ["発表された検査は、離れていると答えます。正解です。"],
    formula: ["離れている"],
  },
  "say.four.published-wrong": {
    title: "発表どおり：誤り",
    text: [
      "発表された検査は、ここでは誤っています。真の重なりは {depth} ですが、A を {by} 動かします。",
      "この検査は、A の辺ではなく辺の直線を調べます。穴のことも知りません。",
    ],
    formula: ["重なり {depth}、移動 {by}"],
  },
  "say.four.published-left": {
    title: "発表どおり：足りない",
    text: [
      "A は全体のまま、B は {others} 個の凸な断片に分けて扱います。A を {by} 動かします。斜線で示した {left} の重なりが残ります。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.published-stuck": {
    title: "発表どおり：足りない",
    text: [
      "A は全体のまま、B は {others} 個の凸な断片に分けて扱います。A を {by} 動かします。斜線で示した {left} の重なりが残ります。",
      "繰り返し尋ねても、{moves} 回動かしたあとでまだ衝突していると答えます。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.published-clear": {
    title: "発表どおり：離れた",
    text: [
      "A は全体のまま、B は {others} 個の凸な断片に分けて扱います。A を {by} 動かすと、2つは離れます。最短の道のりは {depth} です。",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.sat-apart": {
    title: "分離軸：離れている",
    text: [
      "A は {pieces} 個、B は {others} 個の凸な断片です。どの組にもすきまのある軸があるので、2つは離れています。",
    ],
    formula: ["離れている"],
  },
  "say.four.sat-left": {
    title: "分離軸：足りない",
    text: [
      "A は {pieces} 個、B は {others} 個の凸な断片です。A を、最も深く入っている断片から {by} 動かして出します。しかし、そのために別の断片に入るか、別の断片に入ったままになり、{left} が残ります。",
      "繰り返し尋ねると、{moves} 回の移動で離れたと答えます。グラフを見てください。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.sat-stuck": {
    title: "分離軸：行き詰まり",
    text: [
      "A は {pieces} 個、B は {others} 個の凸な断片です。A を、最も深く入っている断片から {by} 動かして出します。しかし、そのために別の断片に入り、{left} が残ります。",
      "繰り返し尋ねても行ったり来たりして、{moves} 回動かしたあとでもまだ重なっています。",
    ],
    formula: ["{depth} → {left} → …"],
  },
  "say.four.sat-clear": {
    title: "分離軸：離れた",
    text: [
      "A は {pieces} 個、B は {others} 個の凸な断片です。A を、最も深く入っている断片から {by} 動かして出します。ここではそれで十分です。最短の道のりは {depth} です。",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.gjk-apart": {
    title: "GJK と EPA：離れている",
    text: ["差が原点を含むような凸な断片の組を、GJK は見つけません。2つは離れています。"],
    formula: ["0 ∉ A − B"],
  },
  "say.four.gjk-left": {
    title: "GJK と EPA：足りない",
    text: [
      "同じ凸な断片について、GJK は交わる組を、EPA はその深さを求めます。最も深い組から抜け出す道のりは {by} です。{left} が残ります。",
      "繰り返し尋ねると、{moves} 回の移動で離れたと答えます。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.four.gjk-stuck": {
    title: "GJK と EPA：行き詰まり",
    text: [
      "同じ凸な断片について、GJK は交わる組を、EPA はその深さを求めます。最も深い組から抜け出す道のりは {by} です。{left} が残ります。",
      "繰り返し尋ねても行ったり来たりして、{moves} 回動かしたあとでもまだ重なっています。",
    ],
    formula: ["{depth} → {left} → …"],
  },
  "say.four.gjk-clear": {
    title: "GJK と EPA：離れた",
    text: [
      "同じ凸な断片について、GJK は交わる組を、EPA はその深さを求めます。最も深い組から抜け出す道のりは {by} で、ここではそれで十分です。",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.four.exact-apart": {
    title: "厳密：離れている",
    text: ["厳密な方法では、両方の内側にある点はありません。動かすものはないということです。"],
    formula: ["離れている"],
  },
  "say.four.exact-clear": {
    title: "厳密：1回で、最短",
    text: [
      "ノーフィットポリゴンは、B が A と重なる位置と重ならない位置との境界です。その最も近い点が、最短の移動 {by} を教えます。1回の移動で離れ、それより短い移動では離れません。",
      "これは組と回転ごとに1度だけ作り、B を平行移動する間は使い続けます。",
    ],
    formula: ["min |V| = {by}"],
  },
  "say.four.all": {
    title: "並べて比べる",
    text: [
      "各図は、それぞれの方法が最初に動かしたあとの A を示します。離れているのは、4つのうち {clear} です。",
      "横の時間は、1回の問いにかかった時間を実際に測ったものです。",
    ],
    formula: ["4 中 {clear} が離れた"],
  },
  "say.four.all-apart": {
    title: "並べて比べる",
    text: [
      "2つの輪郭は離れているので、何も動かす必要はありません。そのままにする方法は、4つのうち {clear} です。",
      "横の時間は、1回の問いにかかった時間を実際に測ったものです。",
    ],
    formula: ["4 中 {clear} が離れたまま"],
  },

  "question.four.published-clears": "発表された検査は重なりに気づき、その移動で離せますか。",
  "question.four.published-apart": "発表された検査は、離れていることに気づきますか。",
  "question.four.same": "GJK と EPA は、A を分離軸と同じように動かしますか。",
  "question.four.way-out": "A を最短の道のりで B の外へ出すには、A をどこへ動かせばよいですか。",
  "point.four.way-out":
    "輪郭 A も一緒に動きます。残る重なりが {within} 以下で、道のりが最短より {within} を超えて長くなければ正解とします。",
  "label.by-published": "発表どおり",
  "label.by-sat": "分離軸",
  "label.by-gjk": "GJK と EPA",
  "label.by-exact": "厳密",

  "number.pieces-of-a": "A の凸な断片",
  "number.pieces-of-b": "B の凸な断片",
  "number.move-published": "移動、発表どおり",
  "number.move-sat": "移動、分離軸",
  "number.move-gjk": "移動、GJK と EPA",
  "number.move-exact": "移動、厳密",
  "number.left-published": "残り、発表どおり",
  "number.left-sat": "残り、分離軸",
  "number.left-gjk": "残り、GJK と EPA",
  "number.left-exact": "残り、厳密",
  "number.moves-until-content": "離れたと答えるまでの移動",
  "number.time-published": "時間、発表どおり",
  "number.time-sat": "時間、分離軸",
  "number.time-gjk": "時間、GJK と EPA",
  "number.time-exact": "時間、厳密",
  "number.time-prepare": "ノーフィットポリゴン、1度",

  "chart.left-by-moves": "移動ごとの残った重なり",
  "line.by-published": "発表どおり",
  "line.by-sat": "分離軸",
  "line.by-gjk": "GJK と EPA",
  "line.by-exact": "厳密",
};

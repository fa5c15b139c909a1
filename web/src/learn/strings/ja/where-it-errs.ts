/** Where it errs, in Japanese. */
import type { Like } from "../../../state/like";
import type { whereItErrs as english } from "../en/where-it-errs";

export const whereItErrs: Like<typeof english> = {
  "lesson.where-it-errs": "どこで誤るか",
  "about.where-it-errs":
    "発表された検査が誤る、無作為に作った輪郭を見つけ、それがどのくらい多いかを数えます。",
  "source.where-it-errs":
    "Fayzrakhmanov ほか · A：頂点は等しい角度ごと、中心から 0.2〜1。B：半径 0.15〜0.9 の円の上の 3〜8 頂点。間は 1.5 以下。すべて無作為で、毎回同じ · ここでは厳密な方法と照らして数える",

  "parameter.where-it-errs.corners": "A の頂点",
  "choice.where-it-errs.corners.6": "6",
  "choice.where-it-errs.corners.8": "8",
  "choice.where-it-errs.corners.12": "12",
  "choice.where-it-errs.corners.16": "16",
  "parameter.where-it-errs.largest": "それぞれ数える組",
  "choice.where-it-errs.largest.50": "50",
  "choice.where-it-errs.largest.300": "300",
  "choice.where-it-errs.largest.2000": "2 000",

  "say.errs.pair": {
    title: "無作為な輪郭",
    text: [
      "A には {corners} 個の頂点があり、凸であることはまれです。B は凸です。どちらも無作為に {pairs} 回作り、発表された検査に尋ねます。本当の答えは厳密な方法が知っています。",
      "ここではすべてうまくいきました。重なりは {before} で、{by} の移動で離れました。オレンジの辺が軸を与えました。",
    ],
    formula: ["{before} → 0"],
  },
  "say.errs.false-hit": {
    title: "誤検出",
    text: [
      "2つは重なっていませんが、B は A のいくつかの辺の直線と交わっています。検査は、離れていると示す辺を見つけられず、A を {by} 動かそうとします。",
      "{pairs} 組のうち、すきまが最も広い誤検出です。",
    ],
    formula: ["重なり 0、移動 {by}"],
  },
  "say.errs.missed": {
    title: "重なりの見逃し",
    text: [
      "B は A の奥深くにあり、A のすべての辺の直線に対して片側にあります。検査は、離れていると答えます。離すには {before} 必要です。",
      "{pairs} 組のうち、見逃された最も深い重なりです。",
    ],
    formula: ["重なり {before}、未検出"],
  },
  "say.errs.not-clear": {
    title: "離れない移動",
    text: [
      "重なり {before} は見つかり、A は {by} 動きました。しかし斜線で示した {after} が残っています。軸に沿った最小の重なりが、抜け道になるとは限らないのです。",
      "{pairs} 組のうち、悪化させずに最も多くを残した移動です。",
    ],
    formula: ["{before} → {after}"],
  },
  "say.errs.worse": {
    title: "悪化させる移動",
    text: [
      "重なりは {before} でした。A を {by} 動かすと {after} になりました。中心が示す向きは、外へ向かっていません。",
      "{pairs} 組のうち、重なりを最も増やした移動です。",
    ],
    formula: ["{before} → {after}"],
  },
  "say.errs.not-found": {
    title: "見つからない",
    text: ["{pairs} 組の中に、このような例はありませんでした。組を増やすか、頂点の数を変えてみてください。"],
    formula: ["{pairs} 組中 0"],
  },
  "say.errs.often": {
    title: "どのくらい多いか",
    text: [
      "種類ごとに {pairs} 組を、今数えました。{corners} 頂点では、検査は {wrong} 組で誤りました。見つけた重なり {hits} 件のうち、その移動で離れたのは {cleared} 件です。",
      "グラフは頂点の数ごとの割合です。誤検出は離れている組全体に対する割合、見逃しは重なっている組全体に対する割合、移動は見つけた重なり全体に対する割合です。",
    ],
    formula: ["{hits} 件中 {cleared} 件が離れた"],
  },

  "question.errs.most": "割合で見て、最もよく出会う誤りはどれですか。",
  "question.errs.convex": "A が凸でも、重なっているかどうかの答えを検査が誤ることはありますか。",
  "question.errs.corners": "離せない移動は、4 頂点より 24 頂点のほうが多いですか。",
  "label.false-hits": "誤検出",
  "label.missed-overlaps": "重なりの見逃し",
  "label.moves-not-clear": "離れない移動",

  "number.pairs-tried": "組",
  "number.false-hits": "誤検出",
  "number.missed-overlaps": "重なりの見逃し",
  "number.overlaps-found": "見つけた重なり",
  "number.cleared-by-one": "移動で離れた",
  "number.made-worse": "移動で悪化した",
  "number.convex-wrong": "凸な組での誤り",
  "number.convex-not-cleared": "凸で、離れない",

  "chart.errors-by-corners": "誤りの割合",
  "axis.corners": "頂点",
  "line.false-hits": "誤検出",
  "line.missed-overlaps": "重なりの見逃し",
  "line.moves-not-clear": "離れない移動",
  "line.moves-worse": "悪化させる移動",
};

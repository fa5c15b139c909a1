/** The flat line, in Japanese. */
import type { Like } from "../../../state/like";
import type { flatLine as english } from "../en/flat-line";

export const flatLine: Like<typeof english> = {
  "lesson.flat-line": "平らな線",
  "about.flat-line":
    "頂点 10 個から 100 000 個まで。1サイクルに各方法でどれだけかかるかを、このページで今測ります。",
  "source.flat-line": "佐藤ほか、図 2 · JP 3316092 B2",

  "parameter.flat-line.speed": "1サイクルの移動量",
  "choice.flat-line.speed.slow": "少し",
  "choice.flat-line.speed.fast": "その10倍",
  "parameter.flat-line.shapes": "形状",
  "choice.flat-line.shapes.balls": "球",
  "choice.flat-line.shapes.eggs": "卵形",
  "choice.flat-line.shapes.drums": "太鼓（30 000 まで）",
  "parameter.flat-line.largest": "頂点数の上限",
  "choice.flat-line.largest.1000": "1 000",
  "choice.flat-line.largest.10000": "10 000",
  "choice.flat-line.largest.100000": "100 000",

  "say.flat-line.first": {
    title: "小さな凸包：どの方法も同じくらい",
    text: [
      "一方の凸包が他方のまわりを、サイクルごとに少しずつ動きます。頂点がそれぞれ {vertices} 個のとき、単純な GJK 法の内積は1サイクルに {plain} 回です。サポート点ごとに、すべての頂点を調べるからです。",
      "しかし最近点は、隣の要素に移るだけです。方法1は前回の最近点のまわりにある多角形の頂点を、方法2は三角形の頂点を調べ、山登り法は辺をたどって登ります。この大きさではほとんど差がありません。",
    ],
    formula: ["単純 {plain} · 山登り {climbing}"],
  },
  "say.flat-line.size": {
    title: "頂点が増えても、近所は同じ",
    text: [
      "頂点がそれぞれ {vertices} 個のとき、1サイクルの内積は単純な方法で {plain} 回、方法2で {two} 回、山登り法で {climbing} 回です。隣だけを調べる方法には、頂点が全部でいくつあるかはほとんど影響しません。それでも手間は少し増えます。同じ経路でも、細かい凸包では最近点がより多くの頂点を通るからです。",
      "発表された方法は、近くにもっと近いものがなくなると止まります。{cycles} サイクルのうち {wrong} サイクルで、距離は厳密な値ではありませんでした。",
    ],
    formula: ["単純 {plain} · 方法1 {one}", "方法2 {two} · 山登り {climbing}"],
  },
  "say.flat-line.ends": {
    title: "頂点が増え、面の辺も増える",
    text: [
      "太鼓の {vertices} 個の頂点は、半分ずつ両端の面のまわりにあります。1サイクルの内積は単純な方法で {plain} 回、方法1で {one} 回です。方法1は毎回、端の面の全体を調べるからです。方法2は {two} 回、山登り法は {climbing} 回です。一度に調べる頂点はわずかですが、ふちの頂点を1つずつたどるので、これらの線も平らではありません。",
      "発表された方法は、近くにもっと近いものがなくなると止まります。{cycles} サイクルのうち {wrong} サイクルで、距離は厳密な値ではありませんでした。",
    ],
    formula: ["単純 {plain} · 方法1 {one}", "方法2 {two} · 山登り {climbing}"],
  },
  "say.flat-line.sides": {
    title: "多角形より三角形がよい理由",
    text: [
      "端の面が {sides} 角形の太鼓です。方法1は、最近点のある面すべての、すべての頂点を調べます。輪で示した、両方の太鼓を合わせて {looked-one} 個です。方法2は先に面を三角形に分け（細い線）、その三角形の頂点だけを調べます。円板で示した {looked-two} 個で、一度に調べる数は端の面が何角形でも変わりません。",
      "例外の頂点が1つあります。端の面の三角形はこの頂点からケーキのように切り分けられ、すべてがここに集まります。そのため、そのまわりでは方法2も {looked-hub} 個の頂点を調べます。山登り法は太鼓の辺をたどり、辺はどの頂点にも3本しかありません。どちらの方法でも増えるのは、調べる回数です。1サイクルの間に最近点が通り過ぎる頂点の間隔が、どんどん狭くなるからです。",
    ],
    formula: ["方法1 {looked-one} · 方法2 {looked-two}"],
  },
  "say.flat-line.flaw": {
    title: "隣だけを調べると誤る場合",
    text: [
      "点が立方体の上面を突き抜けました。方法1はその面だけを調べます。その面は、見える範囲では今も最も近い面なので、{reported} のすきまがあると報告します。実際には、点は内部に {depth} 入っています。",
      "前回の要素を信じてよいのは、相手がその面の外側にある間だけです。このライブラリの既定の方法は、山登りで凸包全体に問い合わせるので、これに気づきます。",
    ],
    formula: ["報告 d ≈ {reported}", "真の深さ = {depth}"],
  },
  "question.flat-line.grows":
    "頂点が約3倍になると、単純な方法が調べる量も約3倍になります。山登り法の手間も同じだけ増えますか。",
  "question.flat-line.which": "頂点が約3倍になると、調べる量が2倍を超えるのは、発表されたどの方法ですか。",
  "why.flat-line.which":
    "どの方法も、前回の最近点のまわりにあるものの頂点を調べます。面の全体か、1つ1つの三角形かの違いです。太鼓の端の面の頂点が3倍になると、その面がどうなるかを考えてください。今の内積は1サイクルに、方法1で {one} 回、方法2で {two} 回です。",

  "label.method-one": "方法1",
  "label.method-two": "方法2",
  "label.both": "両方",

  "number.sides": "端の面の辺数",
  "number.looked-one": "調べる頂点、方法1",
  "number.looked-two": "調べる頂点、方法2",
  "number.looked-hub": "三角形が集まる頂点で",
  "number.vertices": "それぞれの頂点数",
  "number.cycles": "測定したサイクル",
  "number.products-plain": "内積、単純",
  "number.products-one": "内積、方法1",
  "number.products-two": "内積、方法2",
  "number.products-climbing": "内積、山登り",
  "number.evaluations-plain": "サポート点、単純",
  "number.evaluations-climbing": "サポート点、山登り",
  "number.time-plain": "時間、単純",
  "number.time-one": "時間、方法1",
  "number.time-two": "時間、方法2",
  "number.time-climbing": "時間、山登り",
  "number.reported": "方法1の報告",
  "number.depth": "真の深さ",

  "chart.time": "1サイクルの時間",
  "chart.products": "1サイクルの内積",
  "axis.vertices": "頂点数",
  "axis.microseconds": "µs",
  "axis.inner-products": "回数",
  "line.plain": "単純",
  "line.method-one": "方法1",
  "line.method-two": "方法2",
  "line.climbing": "山登り",
  "line.published-flat": "発表値、追跡",
  "line.published-plain": "発表値、単純",
};

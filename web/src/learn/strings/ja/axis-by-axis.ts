/** Axis by axis, in Japanese. */
import type { Like } from "../../../state/like";
import type { axisByAxis as english } from "../en/axis-by-axis";

export const axisByAxis: Like<typeof english> = {
  "lesson.axis-by-axis": "軸を1本ずつ",
  "about.axis-by-axis":
    "2つの平らな輪郭についての発表された検査を辺ごとにたどり、輪郭がどこへ動かされるかを見ます。",
  "source.axis-by-axis":
    "Fayzrakhmanov ほか、凸でない輪郭の衝突の解消 · 欠陥も含めて印刷のとおり · 印刷の乱れた箇所は次のように読む：最小の重なりを残す、輪郭は反時計回り、中心は頂点の平均 · 組は自作",

  "parameter.axis-by-axis.pair": "組",
  "choice.axis-by-axis.pair.convex": "両方とも凸",
  "choice.axis-by-axis.pair.l-and-bar": "L と棒",
  "choice.axis-by-axis.pair.notch": "U の切り欠きに棒",
  "choice.axis-by-axis.pair.within": "U の中身に箱",
  "choice.axis-by-axis.pair.arm": "U の腕に箱",
  "parameter.axis-by-axis.x": "B を右へ",
  "parameter.axis-by-axis.y": "B を上へ",
  "parameter.axis-by-axis.turn": "B の回転, °",

  "say.axis.pair": {
    title: "2つの輪郭",
    text: [
      "青い輪郭 A と、青緑の輪郭 B です。間に直線を引けるなら、2つは離れています。それには、{edges} 本の辺の法線に沿って見れば十分です。",
      "B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから次のステップへ進んでください。",
    ],
    formula: ["n = (−E_y, E_x) / |E|"],
  },
  "say.axis.pair-not-convex": {
    title: "2つの輪郭、片方に切り欠き",
    text: [
      "青い輪郭 A には切り欠きがあり、凸ではありません。ふつうの検査なら凸な断片に切り分けるところです。この検査は切り分けません。A の辺を1本ずつ、続いて B の辺を1本ずつ、合わせて {edges} 本を調べます。",
      "B をドラッグしてください。回転はスライダーか、Shift を押しながらのドラッグで行います。それから次のステップへ進んでください。",
    ],
    formula: ["n = (−E_y, E_x) / |E|"],
  },
  "say.axis.apart": {
    title: "辺 {k}：すきまあり",
    text: [
      "2つの輪郭は、辺に垂直な軸の上に影を落とします。影の間には {interval} のすきまがあります。",
      "つまり、輪郭の間に直線を引けます。2つは離れていて、検査は終わります。この答えは正しいものです。",
    ],
    formula: ["I = {interval} > 0"],
  },
  "say.axis.aside": {
    title: "辺 {k}：除外",
    text: [
      "影は重なっています。しかし A には切り欠きがあるので、この検査は辺そのものも調べます。辺は自分の法線の上では 1 点、ひし形の印になります。B の影は全体がその片側にあり、{interval} 離れています。",
      "B はこの辺の直線に届かないので、この辺は除かれます。",
    ],
    formula: ["I = {interval} > 0"],
  },
  "say.axis.aside-of-all": {
    title: "辺 {k}：離れている、との答え",
    text: [
      "A のこれまでの辺すべてと同じく、B はこの辺の直線に対しても片側にあります。この検査はそれを、離れていることの証明とみなして終わります。",
      "しかし、直線は辺が終わったところより先へも続きますし、A の内側にあるものはどの辺とも交わりません。",
    ],
    formula: ["毎回 I = {interval} > 0"],
  },
  "say.axis.kept": {
    title: "辺 {k}：これまでで最小",
    text: [
      "影は赤で示した {interval} だけ重なっています。これより小さい重なりは今までありませんでした。これを軸とともに、抜け出す向き V として残します。",
    ],
    formula: ["D = |I| = {interval}"],
  },
  "say.axis.kept-line": {
    title: "辺 {k}：これまでで最小",
    text: [
      "辺そのものは、法線の上では 1 点、ひし形の印になります。B は赤で示した {interval} だけその先へ出ています。これより小さい重なりは今までありませんでした。これを軸とともに、抜け出す向き V として残します。",
    ],
    formula: ["D = |I| = {interval}"],
  },
  "say.axis.dropped": {
    title: "辺 {k}：より小さくない",
    text: [
      "影は赤で示した {interval} だけ重なっています。残してある重なり {kept} はこれより大きくないので、そのまま残します。",
    ],
    formula: ["{interval} ≥ D = {kept}"],
  },
  "say.axis.dropped-line": {
    title: "辺 {k}：より小さくない",
    text: [
      "B は赤で示した {interval} だけ辺の直線の先へ出ています。残してある重なり {kept} はこれより大きくないので、そのまま残します。",
    ],
    formula: ["{interval} ≥ D = {kept}"],
  },
  "say.axis.move": {
    title: "移動",
    text: [
      "離れていると示した辺は1本もありませんでした。この検査は、衝突していると答えます。A を、残した軸に沿って、残した重なり {by} だけ動かします。",
      "向きは B の中心から A の中心へ向かっているので、そのまま使います。",
    ],
    formula: ["(C_A − C_B)·V ≥ 0", "P_A += V"],
  },
  "say.axis.move-turned": {
    title: "移動、向きは逆",
    text: [
      "離れていると示した辺は1本もありませんでした。この検査は、衝突していると答えます。A を、残した軸に沿って、残した重なり {by} だけ動かします。",
      "向きは B の中心へ向かっていたので、逆にしました。",
    ],
    formula: ["(C_A − C_B)·V < 0：V = −V", "P_A += V"],
  },
  "say.axis.right-apart": {
    title: "正解：離れている",
    text: ["厳密な方法も同じ答えです。2つの輪郭は離れています。"],
    formula: ["離れている"],
  },
  "say.axis.clear": {
    title: "離れた",
    text: [
      "重なっていた2つが、今は離れています。移動の長さは {by} でした。緑の矢印は、厳密な方法で求めた、すべての中で最短の抜け出し方 {depth} です。",
    ],
    formula: ["{by} ≥ {depth}"],
  },
  "say.axis.not-clear": {
    title: "まだ離れていない",
    text: [
      "確かに重なっていましたが、この移動では足りません。斜線の部分がまだ重なっていて、離すにはあと {left} 必要です。緑の矢印は、厳密な方法で求めた最短の抜け出し方 {depth} です。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.axis.worse": {
    title: "前より悪い",
    text: [
      "重なりは {depth} でした。今は {left} です。A は間違った向きに動きました。切り欠きのある輪郭では、中心を見ても、中身がどちら側にあるかはわかりません。緑の矢印が、最短の抜け出し方です。",
    ],
    formula: ["{depth} → {left}"],
  },
  "say.axis.false-hit": {
    title: "誤検出",
    text: [
      "まったく重なっていませんでした。B は A の辺の直線と、辺の端より先で交わるだけです。この検査には、それが辺と交わるのと区別できません。",
      "A を {by} だけ、むだに動かしました。",
    ],
    formula: ["重なり 0、移動 {by}"],
  },
  "say.axis.missed": {
    title: "重なりの見逃し",
    text: [
      "2つは重なっています。離すには、緑の矢印に沿って {depth} 必要です。B は全体が内側にあるので、調べた直線のどれとも交わりません。",
    ],
    formula: ["重なり {depth}、未検出"],
  },

  "question.axis.collides": "この検査は、衝突していると答えますか。",
  "question.axis.next": "次の辺ではどうなりますか。",
  "question.axis.clear-now": "厳密な方法は何と答えますか。",
  "question.axis.is-apart": "2つは離れていますか。",
  "label.axis-kept": "重なりがこれまでで最小",
  "label.axis-dropped": "重なりはより小さくない",
  "label.axis-aside": "除外される",
  "label.axis-apart": "検査が終わる：離れている",
  "label.met-clear": "重なっていて、今は離れている",
  "label.met-not-clear": "重なっていて、今も重なっている",
  "label.did-not-meet": "重なっていなかった",
  "label.exact-way": "厳密",

  "number.interval": "I：すきま (+)、重なり (−)",
  "number.kept-depth": "D：これまでで最小の重なり",
  "number.moved-by": "移動量",
  "number.overlap-before": "はじめの真の重なり",
  "number.overlap-left": "残った重なり",

  "chart.overlap-by-edge": "各軸に沿った重なり",
  "axis.edge-number": "辺",
  "axis.overlap": "重なり",
  "line.overlap-on-axis": "この軸の上",
  "line.overlap-kept": "D、これまでで最小",
};

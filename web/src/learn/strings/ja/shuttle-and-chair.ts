/** Shuttle and chair, in Japanese. */
import type { Like } from "../../../state/like";
import type { shuttleAndChair as english } from "../en/shuttle-and-chair";

export const shuttleAndChair: Like<typeof english> = {
  "lesson.shuttle-and-chair": "シャトルと椅子",
  "about.shuttle-and-chair":
    "空間の中で：すべての軸のまわりに回るロボットが、数百から数千のセルからなる世界で窓をくぐり抜けます。",
  "source.shuttle-and-chair":
    "北村 1996、4.4.2 節、図 4.7〜4.12 · 論文の世界とロボットは入手できないため自作し、満ちたセルの数を論文とほぼ同じにした",

  "parameter.shuttle-and-chair.world": "世界",
  "choice.shuttle-and-chair.world.one-wall": "壁 1 枚",
  "choice.shuttle-and-chair.world.thick-wall": "厚い壁と椅子",
  "choice.shuttle-and-chair.world.two-walls": "壁 2 枚",
  "choice.shuttle-and-chair.world.thin-walls": "薄い壁 2 枚",

  "say.shuttle.world": {
    title: "空間の中のロボット",
    text: [
      "ロボットは、それぞれの壁の窓を通って輪まで行こうとしています。",
      "今の向きのままでは通れません。回らなければならず、3 本の軸のどれのまわりにも回れます。",
    ],
    formula: ["一辺 32 ボクセル"],
  },
  "say.shuttle.cells": {
    title: "すべてが八分木",
    text: [
      "世界の木には満ちたセルが {full} 個あります。論文の世界では {published} 個でした。その中を、満ちたセル {robot} 個のロボットが動きます。",
      "探索は空のセルをたどります。広いところでは大きなセル、壁の近くでは小さなセルです。",
    ],
    formula: ["満ちたセル {full} · 論文 {published}"],
  },
  "say.shuttle.slice": {
    title: "場の断面",
    text: [
      "ボクセル1層分の場で、ロボットが出発する層です。壁の中で最も高くなります。",
      "窓からは、向こう側の低い値が透けて見えます。",
    ],
    formula: ["{low} … {high}"],
  },
  "say.shuttle.surfaces": {
    title: "場の等値面",
    text: [
      "場の値がどこでも同じになる2つの面です。緑の面は目標のまわりの低いところ全体を、薄いオレンジの面は高いところ全体を囲んでいます。",
      "薄いオレンジの面は、どの障害物からも少し離れて取り囲んでいます。これがロボットを遠ざけるのです。",
    ],
    formula: ["P = const"],
  },
  "say.shuttle.explored": {
    title: "調べたところ",
    text: [
      "印の一つ一つが、ロボットを試したセルの中心です。ノードは {nodes} 個で、複数の向きを試したセルもあります。",
      "はじめはロボットを平行移動させるだけです。それで行き詰まると、値が最も低いところで、1 本の軸のまわりに 30° ずつ回します。",
    ],
    formula: ["ノード {nodes} 個"],
  },
  "say.shuttle.way": {
    title: "見つかった経路",
    text: [
      "線は、セルの中心と、セルどうしが共有する面の中心を結んでいます。ロボットは合わせて {turned}° 回ります。",
      "経路は目標のセルで終わります。これらの場所の間で何が起きるかは調べていません。",
    ],
    formula: ["回転 {turned}°"],
  },
  "say.shuttle.robot": {
    title: "経路の上のロボット",
    text: [
      "経路の上の姿勢をいくつか示しました。ここでは、どの区間も端から端まで厳密に調べました。論文では行っていないことです。",
      "{legs} 区間のうち {hits} 区間で、ロボットは障害物に当たります。最初に当たる場所では赤くなります。",
    ],
    formula: ["{legs} 区間中 {hits}"],
  },
  "say.shuttle.times": {
    title: "図 4.12 と並べて",
    text: [
      "論文では、満ちたセル 981 個の世界で、場に 2.8 s、探索に 4.7 s かかりました。計算機は SGI Onyx です。図 4.12 のほかの点は本文にないので、示していません。",
      "ここの時間はこのコンピューターのもので、4 つの世界すべてについて示します。立方体ごとに計算すると、論文が見いだしたとおり、場の時間はセルの数とともに増えます。軸に沿った 3 回の走査なら増えません。探索の時間は、むしろロボットを何回回すかで決まります。時間のほかに、段が1つ少ないとき、同じとき、1つ多いときに探索が調べるノードの数も示します。",
    ],
    formula: ["セル 981 個：2.8 s + 4.7 s、論文"],
  },

  "question.shuttle.how": "探索は、どうやってロボットを目標まで導きますか。",

  "number.published-cells": "論文の世界の満ちたセル",
  "number.field-cubes": "場、立方体ごと",
  "number.field-sweeps": "場、3 回の走査",
  "number.plan-search": "探索",
  "number.published-field": "場、論文の 981 個",
  "number.published-search": "探索、論文の 981 個",

  "number.nodes-level-4": "調べたノード、段 4",
  "number.nodes-level-5": "調べたノード、段 5",
  "number.nodes-level-6": "調べたノード、段 6",
  "chart.shuttle-times": "満ちたセルの数と時間",
  "axis.full-cells": "満ちたセル",
  "line.field-cubes": "場、立方体ごと",
  "line.field-sweeps": "場、走査",
  "line.plan-search": "探索",
  "line.published-field": "場、論文",
  "line.published-search": "探索、論文",
};

/** From coarse to fine, in Japanese. */
import type { Like } from "../../../state/like";
import type { coarseToFine as english } from "../en/coarse-to-fine";

export const coarseToFine: Like<typeof english> = {
  "lesson.coarse-to-fine": "粗から密へ",
  "about.coarse-to-fine":
    "包絡球、次に凸包、次に要素。凸でない部品のための手順と、0.1 が正しいのに 3.5 と答える溝の例。",
  "source.coarse-to-fine": "JP 3316092 B2",

  "parameter.coarse-to-fine.pair": "部品",
  "choice.coarse-to-fine.pair.rod-and-arm": "腕付きの棒と溝",
  "choice.coarse-to-fine.pair.rod": "棒と溝",
  "choice.coarse-to-fine.pair.corner": "ブロックと L 形",
  "parameter.coarse-to-fine.mode": "終わるとき",
  "choice.coarse-to-fine.mode.published": "発表どおり",
  "choice.coarse-to-fine.mode.proven": "証明されたとき",
  "parameter.coarse-to-fine.near": "ε：近いとみなす値",
  "parameter.coarse-to-fine.spheres": "包絡球",
  "choice.coarse-to-fine.spheres.first": "最初に一度",
  "choice.coarse-to-fine.spheres.every": "凸包ごとに先に",
  "parameter.coarse-to-fine.lift": "A を持ち上げる量",

  "say.coarse-to-fine.begin": {
    title: "凸要素からなる2つの部品",
    text: [
      "A は {a} 個、B は {b} 個の凸要素からなります。部品の距離は、最も近い2つの要素の距離です。すべてをすべてと比べれば確実ですが、数が多いと遅くなります。",
      "そこで、粗いものから細かいものへと比べます。部品を囲む球、すべての要素を囲む凸包、一方の部品の要素と他方の凸包、最後に要素と要素です。",
    ],
    formula: ["d(A, B) = min d(Aᵢ, Bⱼ)"],
  },
  "say.coarse-to-fine.spheres-apart": {
    title: "球は離れている",
    text: [
      "{a}と{b}の包絡球は交わらないので、部品も交わりません。もとの方法はここで終わり、中心間の距離 {distance} を答えます。わかっていることはそれより少なく、部品は少なくとも {gap} 離れているということだけです。",
    ],
    formula: ["|P_A − P_B| = {distance} > R_A + R_B", "d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.coarse-to-fine.spheres-apart-proven": {
    title: "球は離れている",
    text: [
      "{a}と{b}の包絡球は交わりません。両者は少なくとも {gap} 離れています。もっと近いかもしれない組を先に調べます。",
    ],
    formula: ["d ≥ |P_A − P_B| − R_A − R_B = {gap}"],
  },
  "say.coarse-to-fine.spheres-meet": {
    title: "球は交わる",
    text: [
      "{a}と{b}の包絡球の中心は {distance} 離れており、これは半径の和以下です。これだけでは何もわからず、もっと細かい比較が必要です。",
    ],
    formula: ["|P_A − P_B| = {distance} ≤ R_A + R_B"],
  },
  "say.coarse-to-fine.hulls-attained": {
    title: "最近点は要素にある",
    text: [
      "{a}と{b}の凸包は {distance} 離れており、最近点は2つとも要素の上にあります。この中に、これより近いものはありません。",
    ],
    formula: ["r = {distance}"],
  },
  "say.coarse-to-fine.hulls-bound": {
    title: "下界",
    text: [
      "{a}と{b}の凸包は {distance} 離れています。しかし最近点の1つは、併合した凸包の、下に要素がないところにあります。要素はこれより遠いことはあっても、近いことはありません。",
    ],
    formula: ["d ≥ {distance}"],
  },
  "say.coarse-to-fine.hulls-overlap": {
    title: "凸包が重なる",
    text: [
      "{a}と{b}の凸包が重なっています。要素どうしならこれは干渉です。いくつかを併合した凸包では、くぼみが埋められているので、要素が交わるとは限りません。",
    ],
    formula: ["r = 0"],
  },
  "say.coarse-to-fine.release": {
    title: "凸包を解放する",
    text: ["{part}の代わりに、これからはその {elements} 個の要素を調べます。"],
  },
  "say.coarse-to-fine.drop": {
    title: "要素を除く",
    text: [
      "{element}は{other}から {distance} 離れており、これは ε より大きいので除きます。理由は、相手の凸包から遠いものは干渉しえないということです。それは正しいのですが、それでも最も近い要素かもしれません。",
    ],
    formula: ["r = {distance} > ε"],
  },
  "say.coarse-to-fine.right": {
    title: "答えは正しい",
    text: [
      "答え：{distance}。凸包どうしの探索は {searches} 回でした。すべての要素をすべてと比べれば {pairs} 回です。2つの界がこの値で一致するので、正しいことがわかっています。",
    ],
    formula: ["d = {distance}"],
  },
  "say.coarse-to-fine.unproven": {
    title: "答えは正しいが、そうとはわからない",
    text: [
      "答え：{distance}。これは正しい値です。しかしこの手順にはそれがわかりません。除いたものについては、少なくとも {lower} 離れていることしかわかっていないからです。",
    ],
    formula: ["{lower} ≤ d = {distance}"],
  },
  "say.coarse-to-fine.centres": {
    title: "2つの中心の距離",
    text: [
      "答え：{distance}。これは中心間の距離です。実際には、部品は {truth} 離れています。何かが近くにあるかどうかだけを知りたいなら、これでかまいません。どれだけ離れているかを知りたいなら、これを距離と思ってはいけません。",
    ],
    formula: ["{lower} ≤ d = {truth}"],
  },
  "say.coarse-to-fine.too-far": {
    title: "最も近いものを除いてしまった",
    text: [
      "答え：{distance}。実際には、部品は {truth} 離れています。最も近い要素は、相手の凸包から ε より遠かったので除かれました。残った要素は、その凸包の奥深くにありながら、凸包の中の要素からは離れています。",
      "ε を {truth} より大きくするか、証明されたときに終わるようにしてください。",
    ],
    formula: ["答え {distance} > {truth} = d"],
  },
  "say.coarse-to-fine.too-near": {
    title: "下界を答えにした",
    text: [
      "答え：{distance}。これは併合した凸包の距離です。凸包の最も近いところに要素がないので、実際には部品は {truth} 離れています。",
    ],
    formula: ["答え {distance} < {truth} = d"],
  },
  "say.coarse-to-fine.proven": {
    title: "答えは証明済み",
    text: [
      "{distance}。凸包どうしの探索は {searches} 回、要素の組は最大で {pairs} 組でした。近いものから順に比べ、下界が答えより小さいものは一つも除いていません。",
    ],
    formula: ["d = {distance}"],
  },
  "say.coarse-to-fine.heights-wrong": {
    title: "すべての高さで同じことを",
    text: [
      "A を少しずつ持ち上げ、そのたびに問い直します。{all} とおりの高さのうち {wrong} とおりで、答えは距離と違います。線が分かれるところで、遠すぎるか近すぎます。",
    ],
  },
  "say.coarse-to-fine.heights-right": {
    title: "すべての高さで同じことを",
    text: [
      "A を少しずつ持ち上げ、そのたびに問い直します。{all} とおりの高さのすべてで、答えは距離と一致します。違う答えの高さ：{wrong}。",
    ],
  },
  "question.coarse-to-fine.right": "答えは真の距離になりますか。",

  "word.whole-a": "A の全体",
  "word.whole-b": "B の全体",
  "word.rod": "棒",
  "word.rod-arm": "外側の腕",
  "word.bridge": "つなぎ",
  "word.left-wall": "左の壁",
  "word.right-wall": "右の壁",
  "word.floor": "底",
  "word.block": "ブロック",
  "word.foot": "底板",
  "word.upright": "縦板",

  "number.spheres-compared": "比べた球",
  "number.hulls-compared": "探索した凸包",
  "number.answered": "答え",
  "number.true-distance": "真の値",
  "chart.coarse-to-fine": "高さと距離",
  "axis.lift": "持ち上げた量",
  "line.answered": "答え",
  "line.known-at-least": "既知の下界",
};

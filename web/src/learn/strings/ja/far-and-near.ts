/** Far and near, in Japanese. */
import type { Like } from "../../../state/like";
import type { farAndNear as english } from "../en/far-and-near";

export const farAndNear: Like<typeof english> = {
  "lesson.far-and-near": "遠くと近く",
  "about.far-and-near":
    "遠くでは凸包が見張り、近くでは泡が引き継ぎます。探索と探索の間に保たれた値は、誤っていることがあります。",
  "source.far-and-near": "佐藤ほか · Quinlan 1994",

  "parameter.far-and-near.shapes": "形状",
  "choice.far-and-near.shapes.channel": "溝の中の棒",
  "choice.far-and-near.shapes.tori": "つながったトーラス",
  "parameter.far-and-near.mode": "探索と探索の間",
  "choice.far-and-near.mode.published": "発表どおり",
  "choice.far-and-near.mode.proven": "証明済み",
  "parameter.far-and-near.threshold": "しきい値：未満なら泡",
  "parameter.far-and-near.cycles": "C：探索しないサイクル",
  "parameter.far-and-near.alpha": "α：相対誤差",

  "say.far-and-near.hulls": {
    title: "遠い：凸包で足りる",
    text: [
      "2つの部品の凸包は {hull} 離れており、しきい値 {threshold} より大きい値です。遠い間は、これを調べるだけです。2つの凸包の追跡には、ほとんど手間がかかりません。",
      "これは下界にすぎません。くぼみのある部品そのものは、{exact} 離れています。",
    ],
    formula: ["d ≥ {hull} > {threshold}"],
  },
  "say.far-and-near.searched": {
    title: "近い：泡を探索した",
    text: [
      "しきい値を下回ると、部品は交わらないのに凸包は交わることがあります。そこで小さな球で多角形を覆い、その上に大きな球の木を立てます。2つの木を、それまでの最短の距離を界として、深さ優先で探索します。",
      "最も近かった多角形の組は、続くサイクルのために取っておきます。",
    ],
    formula: ["d = {answer}"],
  },
  "say.far-and-near.kept": {
    title: "近い：取っておいた組だけ",
    text: [
      "木を探索したのは {age} サイクル前です。それからは、そのとき取っておいた組だけを測っており、手間はほとんどかかりません。",
      "これらの組が示すのは上界です。その間に別のところがもっと近づいているかもしれません。ここでは、そうなっていません。",
    ],
    formula: ["d ≤ {answer}"],
  },
  "say.far-and-near.wrong": {
    title: "取っておいた組は誤り",
    text: [
      "{age} サイクル前に取っておいた組は {answer} と答えます。しかし最も近いところは別の場所に移っており、実際の距離は {exact} です。発表どおりの方法は、次の探索までこれにまったく気づきません。",
      "「証明済み」を選ぶと、前回の探索からの動きによって、次に探索する時が決まる様子を見られます。",
    ],
    formula: ["答え d ≤ {answer}", "真の d = {exact}"],
  },
  "question.far-and-near.hulls": "次のサイクルで調べるのは凸包だけですか。",
  "question.far-and-near.wrong": "次のサイクルで、取っておいた組は誤りになりますか。",
  "event.far-and-near.bubbles": "泡が引き継ぐ：{from} から {to} へ",
  "event.far-and-near.hulls": "凸包が引き継ぐ：{from} から {to} へ",
  "event.far-and-near.wrong": "取っておいた組では {to}、実際は {exact}",

  "number.answer": "答え",
  "number.hull-distance": "凸包",
  "number.exact-distance": "部品、厳密",
  "number.at-least": "既知の下界",
  "number.at-most": "既知の上界",
  "number.sphere-pairs": "球の組",
  "number.triangle-pairs": "三角形の組",
  "number.age": "探索後のサイクル",

  "chart.distances": "距離",
  "chart.sphere-pairs": "1サイクルの球の組",
  "axis.cycle": "サイクル",
  "axis.count": "個数",
  "line.exact": "厳密",
  "line.hulls": "凸包",
  "line.bubbles": "泡",
  "line.wrong": "誤り",
  "line.threshold": "しきい値",
  "line.searched-each-cycle": "毎サイクル探索",
  "line.this-run": "今回",
};

/** Decomposition, in Japanese. */
import type { Like } from "../../../state/like";
import type { decomposition as english } from "../en/decomposition";

export const decomposition: Like<typeof english> = {
  "lesson.decomposition": "分解",
  "about.decomposition":
    "穴のある部品が、併合を重ねて凸要素になります。いくつかの方式と、検査を節約する方法を比べます。",
  "source.decomposition": "JP 3316092 B2",

  "parameter.decomposition.model": "部品",
  "choice.decomposition.model.bracket": "ブラケット",
  "choice.decomposition.model.housing": "減速機のケース",
  "parameter.decomposition.variant": "方式",
  "choice.decomposition.variant.basic": "基本：1回",
  "choice.decomposition.variant.optimised": "最適化：併合がなくなるまで",
  "choice.decomposition.variant.negative": "負の物体、曲がるものだけ",
  "choice.decomposition.variant.published-negative": "負の物体、発表どおり",
  "parameter.decomposition.check": "検査の前の確認",
  "choice.decomposition.check.gilbert": "2つの凸包に GJK 法",
  "choice.decomposition.check.one-evaluation": "評価を1回",
  "choice.decomposition.check.none": "なし",
  "choice.decomposition.check.lookup": "辺の表（発表になし）",

  "say.decomposition.begin": {
    title: "まず三角形がそれぞれ1つの要素",
    text: [
      "三角形は {triangles} 個で、それぞれが1つの凸要素です。要素は初めに {elements} 個あります。リストを半分に、また半分に分け、戻る途中で、一方の半分の要素 CL を他方の半分の要素 CH と比べます。",
      "2つの要素は、辺を共有し、共有する辺の両側の多角形がどれも凸の関係にあるとき、1つになります。凸の関係とは、一方の中心が他方の平面より下にあることです。次に比べる2つを輪郭で示しています。",
    ],
    formula: ["辺で凸：c · n ≤ ε"],
  },
  "say.decomposition.merged": {
    title: "凸：2つは1つになる",
    text: [
      "2つは {edges} 本の辺（緑）を共有し、そのどれをはさんでも凸の関係にあります。残る要素は {elements} 個です。",
      "このステップで続く併合：{more} 回。次に比べる2つを輪郭で示しています。",
    ],
  },
  "say.decomposition.concave": {
    title: "凸でない：2つは別のまま",
    text: [
      "赤い辺をはさんで、一方の三角形の中心が他方の平面より {height} 上に出ています。要素は {elements} 個のままです。",
      "このステップで続く併合：{more} 回。次に比べる2つを輪郭で示しています。",
    ],
    formula: ["c · n = {height} > ε"],
  },
  "say.decomposition.inconsistent": {
    title: "裏返し：2つは別のまま",
    text: [
      "赤い辺をはさんで、一方の三角形は表を、他方は裏を見せています。そのため凸かどうかを言えません。要素は {elements} 個のままです。",
      "このステップで続く併合：{more} 回。",
    ],
  },
  "say.decomposition.not-convex": {
    title: "どの辺でも凸だが、全体としては凸でない",
    text: [
      "赤い辺のどれをはさんでも凸の関係ですが、一方の要素のある頂点が、他方のある平面より上に出ています。これらは分割し直した要素のかけらなので全体を調べ、2つは別のままとします。",
      "要素は {elements} 個のままです。このステップで続く併合：{more} 回。",
    ],
  },
  "say.decomposition.holes": {
    title: "穴と切り欠きを先に",
    text: [
      "法線をすべて裏返すと、くぼんでいたところが凸になります。こうして見つかった {holes} 個の要素は負の物体で、灰色で示しています。その三角形を取り除き、残りをそのまま分解します。",
      "もとの方法は、2つ以上の多角形からなる要素をすべて負の物体にします。三角形ではそれぞれの平らな面もそうなってしまうので、「曲がるもの」には2つ以上の平面を求めます。",
    ],
  },
  "say.decomposition.broken": {
    title: "どの辺でも凸だが、全体としては凸でない",
    text: [
      "面のつながりは、どの辺でも凸のまま、ぐるりと回って自分の平面の上に再び出ることがあります。もとの方法はこれに気づきません。ここでは各要素を自分のすべての頂点と照らして調べます。この要素は不合格で、{pieces} 個に分かれ、組み立て直されます。",
      "要素は全部で {elements} 個です。このステップで続く併合：{more} 回。",
    ],
  },
  "say.decomposition.found": {
    title: "要素と、凸包が付け足すもの",
    text: [
      "要素は {elements} 個、そのうち負のものは {holes} 個です。要素は表面の一部であり、その凸包は部品があけているところを埋めることがあります。斜線は、それらの凸包の面のうち部品の表面でない最大のものです。仮想面は {virtual} 個、実在する面は {real} 個です。",
      "仮想面によって答えを出してはなりません。",
    ],
  },
  "say.decomposition.checks": {
    title: "同じ要素を、別の手間で",
    text: [
      "要素の組が {pairs} 組出てきました。辺を比べる前に、2つの要素が離れていることを確認で証明できます。辺を比べた組は、確認なしで {none} 組、2つの境界の凸包に GJK 法を使うと {gilbert} 組、サポート関数を1回評価すると（r > 0 なら証明になります）{one} 組です。",
      "もとの方法にはない、すべての辺を並べた表では、{lookup} 組になります。要素はどの場合も同じです。",
    ],
    formula: ["r = −h(−V₀) > 0 ⇒ 離れている"],
  },
  "say.decomposition.variants": {
    title: "同じ部品、別の要素",
    text: [
      "基本：要素は {basic} 個。最適化（もう併合がなくなるまで自分の結果に繰り返す）：{optimised} 個。曲がる負の物体を使う：{negative} 個、そのうち穴や切り欠きは {holes} 個。発表どおり平らな面も負の物体に含める：{published} 個。",
    ],
  },
  "question.decomposition.merges": "輪郭で示した2つの要素 CL と CH は1つになりますか。",

  "number.elements": "要素",
  "number.merges": "併合",
  "number.concave": "却下：凸でない",
  "number.pairs": "調べた組",
  "number.saved": "確認で省いた検査",
  "number.tests": "検査した組",
  "number.holes": "負の物体",
  "number.virtual-faces": "仮想面",
  "number.passes": "繰り返し",
  "number.broken": "分割し直し",
  "number.tests-none": "検査、確認なし",
  "number.tests-gilbert": "検査、GJK",
  "number.tests-one-evaluation": "検査、評価1回",
  "number.tests-lookup": "検査、辺の表",
  "number.time-none": "時間、確認なし",
  "number.time-gilbert": "時間、GJK",
  "number.time-one-evaluation": "時間、評価1回",
  "number.time-lookup": "時間、辺の表",
  "number.elements-basic": "要素、基本",
  "number.elements-optimised": "要素、最適化",
  "number.elements-negative": "要素、曲がる負の物体",
  "number.elements-published": "要素、負、発表どおり",
  "number.time-basic": "時間、基本",
  "number.time-optimised": "時間、最適化",
  "number.time-negative": "時間、曲がる負の物体",
  "number.time-as-published": "時間、負、発表どおり",
  "chart.elements": "要素",
  "axis.tests": "検査した組",
  "axis.elements": "要素",
  "line.elements": "要素",
};

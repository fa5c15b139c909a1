/** The arch, in Japanese. */
import type { Like } from "../../../state/like";
import type { arch as english } from "../en/arch";

export const arch: Like<typeof english> = {
  "lesson.arch": "アーチ",
  "about.arch": "腕がアーチをくぐります。併合した凸包は、じゃまになると解放され、通り過ぎると復帰します。",
  "source.arch": "JP 3316092 B2",

  "parameter.arch.mode": "凸包を解放するとき",
  "choice.arch.mode.exact": "最も近いとき",
  "choice.arch.mode.published": "貫かれたとき",
  "parameter.arch.virtuality": "仮想面",
  "choice.arch.virtuality.uncovered": "部品が覆わない面",
  "choice.arch.virtuality.published": "二部品の頂点からなる面",
  "parameter.arch.recover": "T：復帰までのサイクル",
  "parameter.arch.cycles": "サイクル",
  "parameter.arch.compare": "比較の相手",
  "choice.arch.compare.none": "なし",
  "choice.arch.compare.mode": "もう一方のモード",

  "say.arch.begin": {
    title: "多くの部品に1つの凸包",
    text: [
      "腕が机の上のアーチをくぐり、向こう側の物体を取ってきます。たがいに動かない部品は1つの凸包を共有します。アーチ、机とアーチを合わせたもの、手、腕です。今は {merged} 個の凸包がすべての部品を代表しています。併合しなければ、{pairs} 組の部品を探索することになります。",
      "斜線を付けた面は仮想面です。凸包の面ですが、どの部品の面でもありません。仮想面によって出た答えは、界にすぎません。",
    ],
  },
  "say.arch.merged": {
    title: "併合したままで厳密",
    text: [
      "最近点は2つとも実在する面にあります。そのため、グループ全体を1つとして探索したのに、腕から机とアーチまでの距離はちょうど {distance} です。使っている併合した凸包：{merged} 個。このサイクルの探索は {searches} 回、そのうち {cut} 回は途中で打ち切りました。",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.parts": {
    title: "部品どうしを探索する",
    text: [
      "もう凸包は何の代わりもしていません。部品そのものの距離が {distance} です。凸包を復帰できるかどうかの試しを含めて探索は {searches} 回、そのうち {cut} 回は、もっと近いものがわかっていたので途中で打ち切りました。部品は {pairs} 組あります。",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.still": {
    title: "何も動かない",
    text: [
      "すべてが止まっています。部品が動いた凸包があれば、ここで新しい凸包になります。腕から机とアーチまでは、ちょうど {distance} です。",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.bound": {
    title: "界にすぎない",
    text: [
      "最も近い点は仮想面にあり、そこに部品はありません。発表どおりの方法は、面が貫かれるまで凸包の距離 {distance} を報告します。これは下界です。実際には（破線）、腕と周囲の距離は {truth} です。",
    ],
    formula: ["d ≥ {distance}", "真の d = {truth}"],
  },
  "say.arch.stopped": {
    title: "凸包は交わるが、部品は交わらない",
    text: [
      "凸包どうしが、実在する面を先にして重なりました。発表どおりの方法はこれを答えとして動きを止め、{distance} と報告します。実際には、部品は {truth} 離れています。",
    ],
    formula: ["d ≥ {distance}", "真の d = {truth}"],
  },
  "say.arch.virtual": {
    title: "仮想面が最も近い：解放",
    text: [
      "最近点が{hull}の仮想面（{rule}）にあったので、凸包をすぐに解放し、併合されていたものを探索します。まず、その面に触れる {first} 個の部品（赤）からです。答えは厳密なままです：{distance}。",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.pierced": {
    title: "仮想面が貫かれた：解放",
    text: [
      "{hull}の仮想面が干渉した（{rule}）ので、凸包を解放し、併合されていたものを探索します。まず、その面に触れる {first} 個の部品（赤）からです。報告される距離は {distance} に跳びます。これまでは凸包の距離でした。",
    ],
    formula: ["報告 d = {distance}", "真の d = {truth}"],
  },
  "say.arch.overlap": {
    title: "凸包が重なった：解放",
    text: [
      "2つの凸包が、実在する面を先にして重なりました。しかし部品が重なるとは限りません。{hull}の凸包を解放し、併合されていたものを探索するので、答えは厳密なままです：{distance}。",
    ],
    formula: ["d = {distance}"],
  },
  "say.arch.recovered": {
    title: "凸包が復帰する",
    text: [
      "{hull}の凸包は {cycles} サイクル（T）の間離れており、その部品はたがいに動いていません。同じ凸包が、手間をかけずに戻ります。",
    ],
  },
  "say.arch.remerged": {
    title: "すべて静止：併合し直す",
    text: [
      "前のサイクルから何も動いていません。{hull}の部品は以前たがいに動いたので、ここで新しい凸包になります。",
      "同じサイクルに解放された凸包（手に持つものがその中にあるため）：{releases}。",
    ],
  },
  "say.arch.lost": {
    title: "凸包が失われる",
    text: [
      "{hull}の部品の1つが他に対して動いたので、前の凸包はもう正しくありません。すべてが静止するまで、部品を探索します。",
    ],
  },

  "question.arch.releases": "次のサイクルで、どの凸包が解放されますか。",
  "question.arch.returns": "次のサイクルで、どの凸包が戻る、または作り直されますか。",
  "event.arch.released": "{hull}の凸包を解放：{rule}",
  "event.arch.recovered": "{hull}の凸包が復帰",
  "event.arch.lost": "{hull}の凸包が失われた：部品が動いた",
  "event.arch.remerged": "{hull}が新しい凸包になる",
  "word.arch": "アーチ",
  "word.arm": "腕",
  "word.hand": "手",
  "word.table-and-arch": "机とアーチ",
  "word.virtual-against-real": "仮想面と実在面",
  "word.virtual-against-virtual": "仮想面と仮想面",
  "word.overlap": "凸包の重なり",
  "label.arch": "アーチ",
  "label.arm": "腕",
  "label.hand": "手",
  "label.table-and-arch": "机とアーチ",

  "number.to-environment": "腕から机とアーチ",
  "number.to-environment-true": "その真の値",
  "number.to-object": "腕から物体",
  "number.to-object-true": "その真の値",
  "number.merged-hulls": "併合した凸包",
  "number.searches": "このサイクルの探索",
  "number.searches-cut": "打ち切った探索",
  "number.part-pairs": "部品の組",
  "chart.arch.environment": "腕から机とアーチまで",
  "chart.arch.object": "腕から物体まで",
  "chart.arch.searches": "1サイクルの探索",
  "line.reported": "報告値",
  "line.reported-compared": "報告値、もう一方",
  "line.searches": "探索",
  "line.searches-compared": "探索、もう一方",
  "line.part-pairs": "併合なし",
};

/** GJK, step by step, in Japanese. */
import type { Like } from "../../../state/like";
import type { gilbert as english } from "../en/gilbert";

export const gilbert: Like<typeof english> = {
  "lesson.gilbert": "GJK 法を一歩ずつ",
  "about.gilbert": "2つの凸形状、そのミンコフスキー差、そして距離をはさんで近づいていく2つの界。",
  "source.gilbert": "Gilbert, Johnson, Keerthi 1988 · JP 3316092 B2 · Montanari ほか 2017",

  "parameter.gilbert.shapes": "形状",
  "choice.gilbert.shapes.hulls": "凸包",
  "choice.gilbert.shapes.boxes": "直方体",
  "choice.gilbert.shapes.needles": "針",
  "choice.gilbert.shapes.polygons": "多角形",
  "choice.gilbert.shapes.point": "点",
  "parameter.gilbert.vertices": "それぞれの頂点数",
  "parameter.gilbert.gap": "すきま（0 未満は重なり）",
  "parameter.gilbert.start": "最初の点",
  "choice.gilbert.start.means": "平均",
  "choice.gilbert.start.direction": "上から",
  "choice.gilbert.start.bad": "反対側",
  "parameter.gilbert.method": "単体の最近点",
  "choice.gilbert.method.signed-volumes": "符号付き体積",
  "choice.gilbert.method.johnson": "Johnson",
  "parameter.gilbert.compare": "比較の相手",
  "choice.gilbert.compare.none": "なし",
  "choice.gilbert.compare.method": "もう一方の方法",
  "choice.gilbert.compare.climbing": "山登り法",

  "say.gilbert.begin": {
    title: "2つの問いが1つになる",
    text: [
      "K₁ と K₂ はどれだけ離れているでしょうか。一方のすべての点から他方のすべての点を引くと、その集合がミンコフスキー差 K = K₁ − K₂ です（右）。原点からこの集合までの距離が、2つの形状の距離です。",
      "K を実際に作ることはありません。頂点が {a} 個と {b} 個のここでは、K の頂点は {difference} 個です。探索が求めるのは、ある方向でいちばん外にある K の点だけです。それは、K₁ のいちばん外の点から K₂ のそれを引いたものです。探索はそのような点の1つ y₀ から始まります。",
    ],
    formula: ["d(K₁, K₂) = min |x − y| = min |k|, k ∈ K"],
  },
  "say.gilbert.first": {
    title: "原点のほうを見る",
    text: [
      "単体の中で原点に最も近い点が ν₀ です。頂点が1つなら、その頂点です。したがって距離は |ν₀| = {upper} 以下です。",
      "次に、方向 −ν₀、つまり原点へ向かっていちばん遠い K の点を求めます。その点が次の頂点になります。この点を通り、その方向に垂直な平面の片側に、K の全体があります。この平面は ν₀ より {gain} だけ原点に近いので、もっと近い K の点がまだあるかもしれません。",
    ],
    formula: ["g(ν₀) = |ν₀|² + h(−ν₀) = {g}", "r₀ = −h(−ν₀) / |ν₀| = {lower}"],
  },
  "say.gilbert.refine": {
    title: "単体を改良する",
    text: [
      "単体の中で原点に最も近い点 ν は、{corners} 個の頂点の凸包にあります。捨てた頂点は {dropped} 個です。",
      "方向 −ν のサポート点を通る平面は、ν より {gain} だけ原点に近いので、ν はまだ答えではないかもしれません。この平面は、形状が少なくとも {lower} 離れていることを証明します。",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "{lower} ≤ d ≤ {upper}"],
  },
  "say.gilbert.unproven": {
    title: "まだ証明はない",
    text: [
      "ν は今、{corners} 個の頂点の凸包にあり、距離は {upper} 以下です。",
      "サポート点を通る平面から見て、原点は K と同じ側にあります。これでは何も証明されず、形状は交わっているかもしれません。平面は方向 −ν に ν から {gain} 先にあり、サポート点が次の頂点になります。",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "r = {lower} ≤ 0 ≤ d ≤ {upper}"],
  },
  "say.gilbert.arrived": {
    title: "これより近い点はない",
    text: [
      "方向 −ν のサポート点は、丸め誤差の範囲で、ν より原点に近くありません。したがって K のどの点も ν より近くはなく、ν が最近点です。",
      "2つの界が一致しました。ν を通り、K と原点を分ける平面がその証明です。",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) ≈ 0", "{lower} ≤ d ≤ {upper}"],
  },
  "say.gilbert.meets": {
    title: "まもなく原点が囲まれる",
    text: [
      "サポート点を通る平面は ν から {gain} 先、原点の向こう側にあります。この点を頂点に加えると、単体は原点を含みます。K₁ のある点が K₂ の点でもあるということです。",
    ],
    formula: ["g(ν) = |ν|² + h(−ν) = {g}", "d ≤ {upper}"],
  },
  "say.gilbert.met": {
    title: "形状は交わっている",
    text: [
      "{corners} 個の頂点の凸包が原点を含むので、K₁ のある点は K₂ の点でもあり、距離は 0 です。もとの方法はここで、「干渉する」と答えて終わります。",
      "利用者が知りたいのは、どれだけ深いかです。ここから単体は外へ広がり、その面の1つが K の面になるまで続けます。",
    ],
    formula: ["0 ∈ conv V ⊆ K"],
  },
  "say.gilbert.expand": {
    title: "どれだけ深いか",
    text: [
      "広がっていく凸包の面のうち、原点に最も近い面がいちばんよい見当です。深さは少なくともその面までの距離です。その面の先にあるサポート点から、深さが最大でどれだけかがわかります。",
    ],
    formula: ["{least} ≤ 深さ ≤ {most}"],
  },
  "say.gilbert.separated": {
    title: "離れている",
    text: [
      "距離は {distance} で、{iterations} 回の反復で求まりました。単体の中での ν の重みを、単体の頂点のもとになった K₁ と K₂ の点に掛けると、2つの最近点が得られます。",
      "最近点はどちらも、その形状の要素、つまり頂点か辺か面の上にあります。特許の方法はこの要素も返します。図では要素を強調し、番号で示します。v5 は頂点、e2–5 は2つの頂点の間の辺、f3 は面です。連続的な探索は、次のサイクルをここから始めます。",
    ],
    formula: ["p₁ = Σ λᵢ x₁ᵢ,  p₂ = Σ λᵢ x₂ᵢ", "d = |p₁ − p₂| = {distance}"],
  },
  "say.gilbert.touching": {
    title: "接触している",
    text: [
      "原点は K の表面にあります。形状は重ならずに接触しています。{iterations} 回の反復でわかりました。",
    ],
    formula: ["d = {distance}"],
  },
  "say.gilbert.overlapping": {
    title: "重なっている",
    text: [
      "K の最も近い面は原点から {depth} のところにあります。一方の形状をその面の法線に沿ってそれだけ動かせば、接触するだけになります。交わりを知るのに {iterations} 回の反復、深さを求めるのに {expansions} 回の拡大がかかりました。この深さは最短の移動の長さで、文献でいう貫入深さです。レビューのページの深さはこれとは別で、最も深い点が表面からどれだけ内側にあるかを表します。",
    ],
    formula: ["深さ = {depth}"],
  },
  "say.gilbert.unfinished": {
    title: "終わっていない",
    text: ["2つの界が一致する前に探索が止まりました。わかっているのは界が示すことだけです。"],
  },

  "event.gilbert.vertex": "{of}：頂点 v{v}",
  "event.gilbert.edge": "{of}：辺 e{v}–{w}",
  "event.gilbert.face": "{of}：面 f{f}（{sides} 角形）",
  "event.gilbert.within": "{of}：内部（同じ面にない頂点の間）",
  "word.k-1": "K₁",
  "word.k-2": "K₂",

  "question.gilbert.support": "y₀ から原点へ向かう方向に最も遠くまで届くのは、K のどの頂点ですか。",
  "point.gilbert.support":
    "点は頂点から頂点へ移ります。最も遠い頂点に届かない分が {within} 以下なら正解とします。",
  "question.gilbert.proven": "次のステップで、形状が離れていることは証明されますか。",
  "question.gilbert.leaves": "どの頂点が単体から外れますか。",
  "question.gilbert.done": "これが最近点ですか。",

  "label.pair": "2つの形状",
  "label.difference": "ミンコフスキー差 K₁ − K₂",
  "label.origin": "原点",

  "number.vertices-a": "K₁ の頂点数",
  "number.vertices-b": "K₂ の頂点数",
  "number.vertices-difference": "K の頂点数",
  "number.depth-most": "深さの上限",
  "number.depth-least": "深さの下限",
  "number.g-share": "|ν|² に対する g(ν)",
  "chart.bounds": "2つの界",
};

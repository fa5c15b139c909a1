/** Four steps, in Japanese. */
import type { Like } from "../../../state/like";
import type { fourSteps as english } from "../en/four-steps";

export const fourSteps: Like<typeof english> = {
  "lesson.four-steps": "4つのステップ",
  "about.four-steps":
    "箱、候補の面、立方体、組。100 万組に近い面の組が、どのようにして 200 回の検査になるのでしょうか。",
  "source.four-steps": "北村、第3章 · 箱と立方体は一瞬ではなくサイクル全体のもの",

  "parameter.four-steps.shapes": "形状",
  "choice.four-steps.shapes.spheres": "2つの球",
  "choice.four-steps.shapes.sheet": "球と、曲がるシート",
  "parameter.four-steps.largest": "各部品の面の数",
  "choice.four-steps.largest.168": "168",
  "choice.four-steps.largest.960": "960",
  "choice.four-steps.largest.3968": "3 968",
  "parameter.four-steps.depth": "立方体を半分にする回数",
  "choice.four-steps.depth.face-size": "面の大きさになるまで",
  "choice.four-steps.depth.published": "6 回、世界は 16³（学位論文）",
  "choice.four-steps.depth.2": "2 回",
  "choice.four-steps.depth.4": "4 回",
  "choice.four-steps.depth.6": "6 回",
  "choice.four-steps.depth.8": "8 回",
  "parameter.four-steps.bounds": "箱と立方体に入るもの",
  "choice.four-steps.bounds.swept": "サイクル全体の面",
  "choice.four-steps.bounds.instant": "開始時の面：見逃しうる",
  "parameter.four-steps.method": "組の検査",
  "choice.four-steps.method.plain-start": "単純、開始時：後のことは見えない",
  "choice.four-steps.method.plain-end": "単純、終了時：通過を見逃す",
  "choice.four-steps.method.hull": "動きの凸包（学位論文）",
  "choice.four-steps.method.exact": "厳密、接触時刻も求める",

  "say.four-steps.parts": {
    title: "衝突する直前の2つの部品",
    text: [
      "それぞれの部品には {faces} 個の面があります。これはサイクル {cycle} です。これまでの動きから次のサイクルの位置を予測すると、そこへ向かう途中でいくつかの面が交わります。どの面でしょうか。",
      "一方の部品のすべての面を他方のすべての面と調べると、{all} 回の検査になります。4つのステップで、そのほとんどを省きます。",
    ],
  },
  "say.four-steps.boxes": {
    title: "ステップ 1：箱と、その重なり",
    text: [
      "各部品がこのサイクルに通るところ全体を、世界の軸に平行な箱で囲みます。交わるものは必ず両方の箱の中、つまり濃く描いた重なりの領域にあります。",
      "箱が離れている部品は、ここで終わりです。",
    ],
  },
  "say.four-steps.candidates": {
    title: "ステップ 2：重なりにある面だけ",
    text: [
      "1つ目の部品の {a} 個の面と2つ目の部品の {b} 個の面が、重なりの領域に入ります。これらが候補で、濃い色で示しています。薄い面は何とも交わりません。",
      "それでも、候補どうしのすべての組は {all} 組のうち {left} 組あります。",
    ],
    formula: ["{a} · {b} = {left}"],
  },
  "say.four-steps.world": {
    title: "ステップ 3：全体を1つの立方体に",
    text: [
      "{faces} 個の候補すべてを1つの立方体に入れます。ここからの規則は1つです。両方の部品の面が入る立方体は8つに分け、ほかの立方体はすぐに捨てます。",
      "木を作ったり保存したりはしません。面を持ち運びながら、立方体の上を再帰するだけです。",
    ],
  },
  "say.four-steps.level": {
    title: "両方の面がある立方体だけ",
    text: [
      "段 {level}：両方の部品の面がある、一辺 {edge} ボクセルの立方体が {cubes} 個残っています。最も混んだ立方体には {most} 個の面があります。一方の部品の面しかない立方体はなくなり、{faces} 個の面が残っています。",
    ],
  },
  "say.four-steps.leaves": {
    title: "葉",
    text: [
      "段 {level}：ここまで来ると、立方体はもう分けません。葉は {cubes} 個、幅は {edge} ボクセルで、1つの葉の面は最大 {most} 個です。立方体がもっとずっと細かければ、同じ面が多くの立方体に見つかります。もっとずっと粗ければ、1つの立方体に面が多く残りすぎます。",
      "次に、葉ごとに、一方の部品の面と他方の部品の面を組にします。",
    ],
  },
  "say.four-steps.pairs": {
    title: "組のリスト",
    text: [
      "{pairs} 組が葉を共有します。どの組も、両方が入る最初の葉で1回だけリストに載ります。これは全 {all} 組の {share%} です。面の箱どうしが離れている組は載せません。",
      "箱と立方体には、面がサイクル全体で通るところが入るので、交わる組を失うことはありません。",
    ],
  },
  "say.four-steps.pairs-instant": {
    title: "一瞬だけの、組のリスト",
    text: [
      "{pairs} 組が葉を共有します。どの組も1回だけ載ります。これは全 {all} 組の {share%} です。",
      "箱と立方体は、学位論文と同じく、サイクルの開始時についてだけ調べました。すると、立方体の境をはさむ2つの面は、どれほど近くても組になりません。今回の見逃し：{missed} 組。",
    ],
  },
  "say.four-steps.hull": {
    title: "ステップ 4：動きの凸包",
    text: [
      "今の位置とこれからの位置の面を、それぞれ1つの凸包で囲みます。2つの凸包が交われば、その面の組を報告します。{pairs} 組のうち {met} 組です。",
      "これで見逃しはありませんが、すれ違うだけの面も報告されることがあります。時間について厳密な検査では {exact} 組です。",
    ],
    formula: ["凸包 {hull} · 厳密 {exact}"],
  },
  "say.four-steps.exact": {
    title: "ステップ 4：時間について厳密な検査",
    text: [
      "どの頂点も直線上を一様に動くとして、各組をサイクルの間追い、最初にいつ交わるかを調べます。{pairs} 組のうち {met} 組が交わります。",
      "学位論文のように動きの凸包を使うと、{hull} 組が報告されます。",
    ],
    formula: ["凸包 {hull} · 厳密 {exact}"],
  },
  "say.four-steps.plain": {
    title: "ステップ 4：一瞬だけの単純な検査",
    text: [
      "面を、サイクルの一方の端での位置だけで検査します。そこでは {pairs} 組のうち {met} 組が交わります。その間に起こることは見逃します。サイクル全体では {exact} 組が交わります。",
      "学位論文では、この検査の時間は凸包の6分の1です。",
    ],
    formula: ["今 {met} · サイクル全体 {exact}"],
  },
  "say.four-steps.shares": {
    title: "時間はどこにかかるか",
    text: [
      "学位論文の表 3.1 では、ステップ 1〜4 の割合は {one%}、{two%}、{three%}、{four%} です。その横が、あなたのコンピューターで今かかった割合です。ステップ 1 には、頂点を予測した位置へ動かす時間も含みます。組の検査が速くなると、リスト作りが最も長くなることがあります。",
      "数マイクロ秒の時間は、ブラウザーの時計の1刻みより短いので、各ステップを何度も繰り返し、その平均を示しています。",
    ],
  },

  "question.four-steps.candidates": "すべての面のうち、重なりの領域に入るのはどれくらいですか。",
  "question.four-steps.all-eight": "この段のどの立方体も、分けた8つすべてについて先へ進みますか。",
  "question.four-steps.pairs": "すべての面の組のうち、検査が必要なのはどれくらいですか。",
  "question.four-steps.collisions": "リストの組のうち、報告されるのはどれくらいですか。",
  "question.four-steps.longest": "学位論文の計算機で、最も時間がかかったのはどのステップですか。",
  "label.over-half": "半分より多い",
  "label.tenth-to-half": "10分の1から半分",
  "label.under-tenth": "10分の1未満",
  "label.over-100th": "100 に 1 より多い",
  "label.over-1000th": "100〜1 000 に 1",
  "label.over-10000th": "1 000〜10 000 に 1",
  "label.under-10000th": "10 000 に 1 未満",
  "label.step-1": "1：箱",
  "label.step-2": "2：候補",
  "label.step-3": "3：立方体と組",
  "label.step-4": "4：組の検査",

  "number.pairs-of-all": "面の組の総数",
  "number.overlap-regions": "重なりの領域",
  "number.faces-that-meet-it": "候補の面",
  "number.cubes-of-level": "この段の立方体",
  "number.faces-of-level": "その中の面",
  "number.faces-a-cube": "立方体の面、平均",
  "number.cubes-visited": "立方体、全段",
  "number.pairs-listed": "検査する組",
  "number.pairs-missed": "リストで見逃した組",
  "number.met-plain-start": "交わる、単純、開始時",
  "number.met-plain-end": "交わる、単純、終了時",
  "number.met-hull": "交わる、凸包",
  "number.met-exact": "交わる、厳密",
  "number.time-step-1": "時間、ステップ 1",
  "number.time-step-2": "時間、ステップ 2",
  "number.time-step-3": "時間、ステップ 3",
  "number.time-step-4": "時間、ステップ 4",
  "number.share-step-1": "ここでの割合、ステップ 1",
  "number.share-step-2": "ここでの割合、ステップ 2",
  "number.share-step-3": "ここでの割合、ステップ 3",
  "number.share-step-4": "ここでの割合、ステップ 4",
  "number.table-step-1": "学位論文、表 3.1、ステップ 1",
  "number.table-step-2": "学位論文、表 3.1、ステップ 2",
  "number.table-step-3": "学位論文、表 3.1、ステップ 3",
  "number.table-step-4": "学位論文、表 3.1、ステップ 4",

  "chart.four-steps-left": "各ステップの後に残る組",
  "chart.four-steps-levels": "段ごとの立方体",
  "chart.four-steps-shares": "時間の割合",
  "axis.step-done": "ステップ",
  "axis.face-pairs": "組",
  "axis.percent": "%",
  "line.possible-pairs": "可能性のある組",
  "line.thesis-pairs": "学位論文、深さ 6",
  "line.cubes-of-level": "立方体",
  "line.faces-a-cube": "立方体の面",
  "line.share-here": "ここで今",
  "line.share-table": "学位論文、表 3.1",
};

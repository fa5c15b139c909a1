/** Two stages, in Japanese. */
import type { Like } from "../../../state/like";
import type { twoStages as english } from "../en/two-stages";

export const twoStages: Like<typeof english> = {
  "lesson.two-stages": "2つの段階",
  "about.two-stages":
    "まず、動く部品が干渉する立方体を求めます。次に、その中でまもなく衝突する面を求めます。",
  "source.two-stages":
    "北村、ATR TR-C-0126（1996）、第2章、表 2.1 · ここでは各物体は1つの固定軸のまわりに回り、後のサイクルの木は最初の木を第5章の厳密な検査で動かしたもの",

  "parameter.two-stages.largest": "1つの球の面の数",
  "choice.two-stages.largest.48": "48",
  "choice.two-stages.largest.168": "168",
  "choice.two-stages.largest.360": "360",
  "choice.two-stages.largest.728": "728",
  "choice.two-stages.largest.960": "960",
  "parameter.two-stages.level": "八分木の段",
  "choice.two-stages.level.3": "3：大きさ 2 のボクセル",
  "choice.two-stages.level.4": "4：大きさ 1 のボクセル",
  "choice.two-stages.level.5": "5：大きさ ½ のボクセル",
  "parameter.two-stages.trees": "木：ボクセルが黒のとき",
  "choice.two-stages.trees.moved": "少しでも接触、木を動かす",
  "choice.two-stages.trees.anew": "少しでも接触、木を作り直す",
  "choice.two-stages.trees.centres": "中心が内部：見逃しあり",
  "parameter.two-stages.test": "面の組の検査",
  "choice.two-stages.test.hull": "両姿勢の凸包",
  "choice.two-stages.test.exact": "時間について厳密",
  "choice.two-stages.test.plain": "次の姿勢でだけ",
  "parameter.two-stages.objects": "物体",
  "choice.two-stages.objects.2": "A と B",
  "choice.two-stages.objects.8": "A〜H",

  "say.two-stages.start": {
    title: "2つの球が近づく",
    text: [
      "一辺 16 の世界で、A と B がゆっくり近づいています。中心間の距離は {distance} です。次に交わるのは、どの面でしょうか。すべてを比べると、毎サイクル {all} 組になります。",
      "そこで、各物体は大きさ {voxel} のボクセルからなる八分木をもちます。すべての木を同時にたどり、2つの物体が入っている立方体を探します。今のところ {cubes} 個です。",
    ],
    formula: ["第1段階：立方体 {cubes} 個", "第2段階：面 {faces} 個"],
  },
  "say.two-stages.nothing": {
    title: "木は交わらない",
    text: [
      "中心間の距離は {distance} で、2つの物体について黒い立方体はありません。このようなサイクルで調べるのはこれだけで、面は見ることさえありません。",
    ],
    formula: ["立方体 {cubes} 個"],
  },
  "say.two-stages.cubes": {
    title: "第1段階：立方体は干渉するが、面はない",
    text: [
      "{cubes} 個の立方体が両方の物体の木にあります。しかし木は物体より大きくなっています。ボクセルは少しでも触れられると黒になり、木を動かすときにもまた同じように黒になるからです。",
      "第2段階では、これらの立方体を横切る面を取り出します。まだ一つもないので、このサイクルは終わりです。",
    ],
    formula: ["立方体 {cubes} 個 → 面 {faces} 個"],
  },
  "say.two-stages.faces": {
    title: "第2段階：面はあるが、どの立方体でも一方の物体だけ",
    text: [
      "干渉する {cubes} 個の立方体を {faces} 個の面（緑）が横切ります。両方の物体の面がある立方体はないので、検査する組はありません。",
    ],
    formula: ["立方体 {cubes} 個 → 面 {faces} 個 → {pairs} 組"],
  },
  "say.two-stages.pairs": {
    title: "面の組を検査したが、どれも衝突しない",
    text: [
      "{cubes} 個の立方体が干渉し、{faces} 個の面がそれらを横切ります。立方体を共有するのは、全部で {all} 組のうち {pairs} 組です。",
      "サイクル {next} で面がどこにあるかは、直前の動きから予測します。検査は、そこまでの途中で2つの面が交わるかどうかを、組ごとに調べます。交わるものはありません。",
    ],
    formula: ["{cubes} → 面 {faces} 個 → {pairs} 組 → {colliding}"],
  },
  "say.two-stages.colliding": {
    title: "これらの面は次のサイクルまでに衝突する",
    text: [
      "サイクル {cycle} から {next} の間に、中心間の距離は {distance} から {after} になります。立方体を共有する面の {pairs} 組のうち、検査が報告するのは {colliding} 組で、その面が赤です。木を使わずに調べると、実際に交わるのは {truth} 組です。",
      "物体は今はまだ離れています。衝突とその面が、起こる1サイクル前にわかります。",
    ],
    formula: ["{cubes} → 面 {faces} 個 → {pairs} 組 → {colliding}"],
  },
  "say.two-stages.halves": {
    title: "第1段階をもう一度、根から：色が決める",
    text: [
      "立方体はどのように見つかったのでしょうか。それぞれの木で、物体が少しも入っていないセルは白、全体が物体のものと数えられるセルは黒、分けられるセルは灰色です。走査は、どちらの木でも灰色である根から始まり、その8つの子を見ます。",
      "1つを除くすべての物体について白いセルは、そのままにします（細い線）。2つの物体について灰色のセルは分けます（緑）。1つの物体について黒く、もう1つについて黒か灰色のセルは、残します（橙）。この8つのセルのうち、そのままが {apart} 個、分けるものが {divided} 個、残すものが {kept} 個です。",
    ],
    formula: ["白とどの色でも：そのまま", "灰色と灰色：分ける", "黒と灰色、黒と黒：残す"],
  },
  "say.two-stages.level": {
    title: "段 {level}：分けたセル1つにつき8つのセル",
    text: [
      "走査は段 {level} のセルを {looked} 個見ます。{apart} 個は1つを除くすべての物体について白いので、そのままにします。{divided} 個は2つの物体について灰色なので、分けます。",
      "{kept} 個を残します。一方について黒く、もう一方について灰色のものが {grey} 個、両方について黒いものが {black} 個です。",
    ],
    formula: ["{looked} = そのまま {apart} + 分ける {divided} + 残す {kept}"],
  },
  "say.two-stages.voxels": {
    title: "段 {level}：ボクセルは黒か白",
    text: [
      "段 {level} のセルはボクセルで、灰色のボクセルはありません。見た {looked} 個のうち {kept} 個が2つの物体について黒く、走査はここで終わります。",
      "残した立方体は {cubes} 個、そのために見たセルは {cells} 個です。世界には {voxels} 個のボクセルがあります。第2段階では、残した立方体の中の面を取り出します。",
    ],
    formula: ["木のセル {cells} 個 → 立方体 {cubes} 個"],
  },
  "say.two-stages.inside": {
    title: "だれも止めなければ",
    text: [
      "中心間の距離は {distance} で、直径より小さくなりました。球はたがいに食い込んでいます。表面が交わる円に沿って、{colliding} 組の面が報告されます。実際に交わるのは {truth} 組です。",
    ],
    formula: ["{cubes} → 面 {faces} 個 → {pairs} 組 → {colliding}"],
  },
  "say.two-stages.missed": {
    title: "衝突を見逃す",
    text: [
      "サイクル {next} までに {truth} 組の面が交わりますが、そのうち {missed} 組は報告されません。",
      "中心が内部にあるときだけボクセルを黒にすると、その間にあるものが抜け落ちます。また、次の姿勢だけの検査では、途中で起こることが見えません。見逃しが問題になるところでは、どちらも使えません。",
    ],
    formula: ["報告 {colliding}、{truth} のうち見逃し {missed}"],
  },

  "question.two-stages.reaches": "次に示すステップは、どこまで進みますか。",
  "label.nothing": "干渉する立方体なし",
  "label.cubes-only": "立方体だけ、面なし",
  "label.cubes-and-faces": "立方体と面、組なし",
  "label.pairs-too": "面の組あり、衝突なし",
  "question.two-stages.looked": "走査が次の段で見るセルは何個ですか。",
  "why.two-stages.looked":
    "そのままにしたセルも、残したセルも、もう見ません。2つの物体について灰色のセルだけが8つに分けられます。この段では {looked} 個のうち {divided} 個です。",
  "question.two-stages.share":
    "次に示すステップで面が衝突します。検査する組のうち、衝突するのはどれくらいの割合ですか。",
  "label.under-a-hundredth": "100 に 1 未満",
  "label.in-between": "100 に 1 から 10 に 1",
  "label.over-a-tenth": "10 に 1 より多い",
  "question.two-stages.missed": "次に示すステップで面が交わります。見逃されるものはありますか。",

  "number.cycle": "サイクル",
  "number.centres": "A と B の中心間",
  "number.edge-in-voxels": "最長の辺／ボクセル",
  "number.cubes": "干渉する立方体",
  "number.candidate-faces": "それを横切る面",
  "number.face-pairs": "検査した組",
  "number.colliding-pairs": "衝突する組",
  "number.true-pairs": "実際に交わる組",
  "number.cells-looked-at": "見たセル",
  "number.left-white": "そのまま：1つ以外は白",
  "number.divided-grey-grey": "分ける：灰色と灰色",
  "number.kept-black-grey": "残す：黒と灰色",
  "number.kept-black-black": "残す：黒と黒",
  "number.white-of-a": "A の木の白いセル",
  "number.grey-of-a": "A の木の灰色のセル",
  "number.black-of-a": "A の木の黒いセル",
  "number.white-of-b": "B の木の白いセル",
  "number.grey-of-b": "B の木の灰色のセル",
  "number.black-of-b": "B の木の黒いセル",
  "number.all-pairs": "面のすべての組",
  "number.published-all-pairs": "全組の検査、発表値",
  "number.published-a-pair": "1組あたり、発表値から",
  "number.published-cubes": "立方体、発表値",
  "number.published-pairs": "衝突、発表値",
  "number.time-trees": "時間：木",
  "number.time-stages": "時間：両段階",
  "number.time-tests": "時間：検査",

  "chart.centres": "中心間の距離",
  "chart.after-each-stage": "各段階の後に残るもの",
  "chart.cells-of-walk": "段ごとの、セルの扱い",
  "line.cells-left": "そのまま",
  "line.cells-divided": "分ける",
  "line.cells-kept": "残す",
  "axis.cycle-shown": "サイクル",
  "line.centres": "A から B",
  "line.diameter": "直径",
  "line.cubes": "立方体",
  "line.candidate-faces": "面",
  "line.face-pairs": "組",
  "line.colliding-pairs": "衝突",
  "line.published-cubes": "終わりの立方体、発表値",
  "line.published-pairs": "終わりの衝突、発表値",
};

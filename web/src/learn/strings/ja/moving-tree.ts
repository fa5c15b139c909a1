/** A tree that moves, in Japanese. */
import type { Like } from "../../../state/like";
import type { movingTree as english } from "../en/moving-tree";

export const movingTree: Like<typeof english> = {
  "lesson.moving-tree": "動く木",
  "about.moving-tree":
    "部品の八分木を、姿勢が変わるたびに、より少ない立方体から、より少ない検査で作り直します。",
  "source.moving-tree":
    "北村 1996、第5章 · Weng と Ahuja 1987、その記述による · 論文のシャトルは手に入らないので、部品は創作",

  "parameter.moving-tree.level": "段",
  "choice.moving-tree.level.4": "4",
  "choice.moving-tree.level.5": "5",
  "choice.moving-tree.level.6": "6",
  "parameter.moving-tree.rule": "満ちたボクセルとは",
  "choice.moving-tree.rule.centre": "中心が内部",
  "choice.moving-tree.rule.any-contact": "少しでも接触",
  "parameter.moving-tree.variant": "方式",
  "choice.moving-tree.variant.exact-compacted": "厳密、圧縮",
  "choice.moving-tree.variant.exact": "厳密",
  "choice.moving-tree.variant.weng-ahuja-compacted": "単純、圧縮",
  "choice.moving-tree.variant.weng-ahuja": "単純（回転では Weng–Ahuja）",
  "parameter.moving-tree.motion": "動き",
  "choice.moving-tree.motion.turns": "並進と回転",
  "choice.moving-tree.motion.shifts": "並進のみ",

  "say.tree.part": {
    title: "世界の中の部品",
    text: [
      "世界は立方体です。全体が部品の内部でも外部でもないセルを、各軸に沿って半分に、また半分にと、段 {level} まで分けます。",
      "いちばん小さなセルがボクセルです。",
    ],
    formula: ["段 {level}"],
  },
  "say.tree.coloured": {
    title: "中の面で色が決まる1つのセル",
    text: [
      "部品の {of-all} 個の面のうち {faces} 個がこのセルを通ります。ですからこのセルは混在で、分けられます。8つの子は、これらの面とだけ比べます。{free} 個の子にはどの面も触れません。そのような子は全体が内部か全体が外部で、どちらであるかはその中の1点でわかります。",
      "面が触れる子は、ボクセルになるまでさらに分けます。ボクセルは中心で決まり、等しい8つはまた1つになります。学位論文の言葉では、子のうち白（空、細い線）が {white} 個、灰色（混在、赤い辺）が {grey} 個、黒（満）が {black} 個です。",
    ],
    formula: ["白 {white} + 灰色 {grey} + 黒 {black} = 8"],
  },
  "say.tree.source": {
    title: "もとの木",
    text: [
      "中心が部品の中にあるボクセルを、満ちたボクセルとします。8つの満ちたセルは、1つの大きな満ちたセルになります。こうして {voxels} 個のボクセルが {full} 個の満ちたセルで表されます。",
      "これがもとの木です。部品そのものから、一度だけ作ります。",
    ],
    formula: ["満ちたセル {full} 個"],
  },
  "say.tree.form": {
    title: "文字の列としての木",
    text: [
      "深さ優先で、各セルを1つの記号にします。( は混在セルで、その後に8つの子が続きます。B は満ちたセル、W は空のセルです。図は、最初のほうの記号のセルを示しています。",
      "木の全体は {cells} 個の記号です。1つを 2 ビットとすると {bytes} バイトになります。",
    ],
    formula: ["( 混在 · B 満 · W 空"],
  },
  "say.tree.compacted": {
    title: "立方体を減らす",
    text: [
      "部品を動かすには、満ちたセルを1つずつ動かします。ですから、数は少ないほうがよいのです。一辺の長さも位置も自由な立方体を、大きいものから順に、たがいに重ならないように置くと、同じ集合になります。",
      "{full} 個の満ちたセルが {compacted} 個の立方体になります。一辺の長さごとに色を変えています。論文のシャトルは 863 個から 458 個になりました。",
    ],
    formula: ["{full} → {compacted}"],
  },
  "say.tree.cube": {
    title: "動かした1つの立方体",
    text: [
      "もとの木の、一辺 {edge} ボクセルの立方体を、動いた先で示しています。世界のセルを根から順にこの立方体と比べます。離れている、内部にある、または分ける、のどれかです。",
      "Weng と Ahuja の検査は、球を囲む箱を使います。区別できないセルはもう一度分けるので、検査は {approximate} 回です。厳密な検査は {exact} 回です。大部分は球で決まり、次に頂点、その次に辺で決まります。",
    ],
    formula: ["厳密 {exact} · Weng–Ahuja {approximate}"],
  },
  "say.tree.moved": {
    title: "{moves} 回動かした後",
    text: [
      "すべての立方体を、これまでの動き全体だけ動かして合わせます。{full} 個の満ちたセルすべてについて、Weng と Ahuja の検査は {approximate} 回、厳密な検査は {exact} 回です。{cubes} 個の立方体なら {compacted} 回です。",
      "ここでは、どちらの検査でも同じ木になります。最後のいちばん小さなセルで一致するからです。",
    ],
    formula: ["{approximate} → {exact} → {compacted}"],
  },
  "say.tree.moved-differing": {
    title: "{moves} 回動かした後",
    text: [
      "{full} 個の満ちたセルすべてについて、Weng と Ahuja の検査は {approximate} 回、厳密な検査は {exact} 回です。{cubes} 個の立方体なら {compacted} 回です。",
      "少しでも接触すれば満ちているとする場合、2つは一致しません。{differing} 個のボクセルは、どの立方体にも触れられていないのに、球を囲む Weng と Ahuja の箱によって満ちたボクセルになります。部品のまわりに印を付けています。",
    ],
    formula: ["余分なボクセル {differing} 個"],
  },
  "say.tree.shifted": {
    title: "{moves} 回並進した後",
    text: [
      "回転がなければ、立方体は軸に平行なままです。単純な方法では、6つの面をすべてのセルと比べるので、比較は {approximate} 回です。各軸を別々に、面の座標ごとに1回だけ半分に分けていくと {exact} 回、{full} 個のセルの代わりに {cubes} 個の立方体を使うと {compacted} 回です。",
      "3つの軸の答えを合わせると、どのボクセルが満ちているかがわかります。",
    ],
    formula: ["{approximate} → {exact} → {compacted}"],
  },
  "say.tree.back": {
    title: "行って戻る",
    text: [
      "部品は {moves} 回動いて行き、また {moves} 回動いて戻りました。動き全体を1つの姿勢として、もとの木から作ると、最初の木と違うボクセルは {source} 個です。",
      "ここでは、木を毎回一つ前の木から作りました。ボクセルへの丸めが積み重なり、{last} 個のボクセルが誤っています。もとの木を取っておき、最後の木を動かさないのは、このためです。",
    ],
    formula: ["もとから {source} · 前の木から {last}"],
  },
  "say.tree.back-still": {
    title: "行って戻る",
    text: [
      "部品は {moves} 回並進して行き、また {moves} 回並進して戻りました。動き全体を1つの姿勢として、もとの木から作ると、最初の木と違うボクセルは {source} 個です。",
      "ここでは木を毎回一つ前の木から作り、{last} 個のボクセルが誤っています。しかし途中では一度も正しくありませんでした。これほど小さな並進では、どのボクセルの中心も境を越えないので、この木はまったく動かなかったのです。",
    ],
    formula: ["もとから {source} · 前の木から {last}"],
  },
  "say.tree.table": {
    title: "発表された表と並べて",
    text: [
      "論文の表 5.1 では、更新1回の時間は、その計算機のプロセッサー 1 台で、Weng と Ahuja の方法が {approximate} ms、厳密な検査で {tested} ms、さらに立方体も減らして {proposed} ms です。立方体の検査は {all} 回と {exact} 回です。段は 5、動きは回転を伴う並進です。",
      "上の時間はこのコンピューターのもので、選んだ値での最後の動きについてです。比べられるのは比率です。",
    ],
    formula: ["発表値：{approximate} → {tested} → {proposed} ms"],
  },
  "say.tree.shifts-table": {
    title: "並進にかかった時間",
    text: [
      "時間はこのコンピューターのもので、選んだ値での最後の並進についてです。すべての面をすべてのセルと比べる単純な方法、各軸を別々に半分に分ける方法、そして同じことを少ない立方体で行う方法です。",
      "数えているのは座標の比較です。論文の表 5.1 は、回転を伴う並進についての Weng と Ahuja の検査と厳密な検査の値なので、これらについては何も言えません。その表を見るには「並進と回転」を選んでください。",
    ],
    formula: ["単純 · 軸ごと · 軸ごと、圧縮"],
  },

  "question.tree.cubes": "圧縮の後に、立方体はいくつ残りますか。",
  "question.tree.same": "近似の検査と厳密な検査は、同じ木になりますか。",
  "question.tree.back": "木を毎回一つ前の木から作りながら行って戻ると、また最初の木になりますか。",

  "number.full-cells": "満ちたセル",
  "number.mixed-cells": "混在セル",
  "number.empty-cells": "空のセル",
  "number.full-voxels": "満ちたボクセル",
  "number.form-bytes": "2 ビット列でのバイト数",
  "number.cubes-compacted": "立方体、圧縮",
  "number.cube-edge": "一辺のボクセル数",
  "number.tests-exact": "検査、厳密",
  "number.tests-approximate": "検査、Weng–Ahuja",
  "number.by-spheres": "球で決定",
  "number.by-corners": "頂点で決定",
  "number.by-edges": "辺で決定",
  "number.differing-voxels": "違うボクセル",
  "number.cubes-moved": "動かした立方体",
  "number.cube-tests": "立方体の検査",
  "number.comparisons": "比較",
  "number.update-time": "更新の時間",
  "number.time-all-hands": "全スレッドで",
  "number.moved-cells": "新しい木の満ちたセル",
  "number.wrong-from-source": "誤り、もとから",
  "number.wrong-from-last": "誤り、木から木へ",
  "number.voxels-from-source": "ボクセル、もとから",
  "number.voxels-from-last": "ボクセル、木から木へ",
  "number.time-weng-ahuja": "Weng–Ahuja、ここで",
  "number.time-here": "厳密、ここで",
  "number.time-proposed": "厳密、圧縮、ここで",
  "number.comparisons-plain": "比較、単純",
  "number.comparisons-axes": "比較、軸ごと",
  "number.comparisons-compacted": "比較、軸ごと、圧縮",
  "number.time-shift-plain": "単純、ここで",
  "number.time-shift-axes": "軸ごと、ここで",
  "number.time-shift-compacted": "軸ごと、圧縮、ここで",
  "number.faces-through-cell": "セルを通る面",
  "number.children-without-faces": "面のない子",
  "number.children-white": "白い子",
  "number.children-grey": "灰色の子",
  "number.children-black": "黒い子",
  "number.example-symbols": "印刷された例の記号",
  "number.example-complete": "木が完成するまでの記号",
  "number.all-tests-weng-ahuja": "立方体の検査、Weng–Ahuja",
  "number.all-tests-exact": "立方体の検査、厳密",
  "number.published-weng-ahuja": "Weng–Ahuja、表 5.1",
  "number.published-exact": "厳密、表 5.1",
  "number.published-proposed": "厳密、圧縮、表 5.1",

  "chart.tree-colours": "段ごとの、各色のセル",
  "line.cells-white": "白（空）",
  "line.cells-grey": "灰色（混在）",
  "line.cells-black": "黒（満）",
  "chart.tree-tests": "更新1回の立方体の検査",
  "chart.tree-comparisons": "更新1回の比較",
  "chart.tree-time": "更新1回の時間",
  "line.tree-exact-compacted": "厳密、圧縮",
  "line.tree-exact": "厳密",
  "line.tree-weng-ahuja-compacted": "単純、圧縮",
  "line.tree-weng-ahuja": "単純",
  "line.published-weng-ahuja": "発表値、Weng–Ahuja",
  "line.published-exact": "発表値、厳密",
  "line.published-proposed": "発表値、圧縮",
};

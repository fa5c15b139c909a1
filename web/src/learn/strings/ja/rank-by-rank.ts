/** Rank by rank, in Japanese. */
import type { Like } from "../../../state/like";
import type { rankByRank as english } from "../en/rank-by-rank";

export const rankByRank: Like<typeof english> = {
  "lesson.rank-by-rank": "位ごとに",
  "about.rank-by-rank":
    "部品の表面を、大きい球から小さい球へと覆っていきます。探索は、球が交わるところだけを下ります。",
  "source.rank-by-rank":
    "米国特許 5056031（1991） · これと異なる点：球に収まる立方体、親の組ごとの印、最も近い組から",

  "parameter.rank-by-rank.pose": "棒",
  "choice.rank-by-rank.pose.touching": "衝突する",
  "choice.rank-by-rank.pose.near": "近い",
  "choice.rank-by-rank.pose.apart": "離れている",
  "parameter.rank-by-rank.form": "半径",
  "choice.rank-by-rank.form.ratio": "およそ ρ = 2",
  "choice.rank-by-rank.form.three-ranks": "3つの位",
  "choice.rank-by-rank.form.exact": "ちょうど ρ = 2（本ページ）",
  "parameter.rank-by-rank.edge": "立方体の一辺",
  "choice.rank-by-rank.edge.cube-in-sphere": "2r/√3",
  "choice.rank-by-rank.edge.square-in-circle": "√2·r、原文どおり",
  "parameter.rank-by-rank.overlap": "重なるセル",
  "choice.rank-by-rank.overlap.delete": "切り取る",
  "choice.rank-by-rank.overlap.keep": "残す",
  "parameter.rank-by-rank.marks": "印",
  "choice.rank-by-rank.marks.per-pair": "組ごと",
  "choice.rank-by-rank.marks.cleared-all": "すべて消す、原文どおり",

  "say.rank.parts": {
    title: "2つの部品",
    text: [
      "ブラケットと棒です。衝突するでしょうか。表面を球で覆います。2つの球の検査は、中心の引き算1つで済むからです。",
      "使う人が最小の半径を選びます。ここでは {accuracy} で、これが精度です。球の位は、ブラケットで {a} 段、棒で {b} 段になります。",
    ],
    formula: ["|c₁ − c₂| ≤ r₁ + r₂"],
  },
  "say.rank.first": {
    title: "第 {rank} 位：それぞれを1つの球で囲む",
    text: [
      "部品の最初の球は、境界ボックスを囲む球です。ブラケットの球の半径は {radius} です。",
      "最初の球が離れている2つの部品には、それ以上の検査は要りません。",
    ],
    formula: ["r₁ = {radius}"],
  },
  "say.rank.deleted": {
    title: "第 {rank} 位",
    text: [
      "一つ前の位の各セルを、頂点が半径 {radius} の球の上にある立方体に分けます。表面にある球だけを残します。ブラケットに {a} 個、棒に {b} 個です。内部は空のままです。",
      "セルが立方体の大きさの倍数でないところでは、立方体が重なります。そこで各立方体から、前の立方体がもつ部分を取り除き、次の位で同じ球を二度作らないようにします。",
    ],
    formula: ["r = {radius}", "一辺 = {edge}"],
  },
  "say.rank.kept": {
    title: "第 {rank} 位",
    text: [
      "一つ前の位の各セルを、頂点が半径 {radius} の球の上にある立方体に分けます。表面にある球だけを残します。ブラケットに {a} 個、棒に {b} 個です。",
      "セルが立方体の大きさの倍数でないところでは、立方体が重なり、ここではそのまま残します。それぞれが丸ごとまた分けられるので、位が進むごとに、ほかの球と重なる球が増えます。",
    ],
    formula: ["r = {radius}", "一辺 = {edge}"],
  },
  "say.rank.covered": {
    title: "すべて覆われている",
    text: [
      "表面が通る立方体は、一辺が 2r/√3 なので、どれも自分の球の中に入ります。ですから最小の球は2つの表面をすべて覆い、表面が接触するところでは2つの球が交わります。接触を見逃すことはありません。{samples} 個の標本点もこれに合いますが、標本だけでは何の証明にもなりません。",
      "球は表面から、最大で半径の2倍まではみ出します。誤警報はそこから生じます。",
    ],
    formula: ["{samples} 個の点のうち、どの球にも入らない点は 0 個"],
  },
  "say.rank.gaps": {
    title: "すきまがある",
    text: [
      "表面の {samples} 個の点のうち {gaps} 個は、最小の球のどれにも入っていません。そのいくつかに印を付けています。",
      "√2·r は、円に内接する正方形の一辺です。球に内接する立方体の一辺は 2r/√3 です。それより大きい立方体は頂点が球からはみ出し、そこでの接触は見逃されます。",
    ],
    formula: ["√2·r > 2r/√3"],
  },
  "say.rank.roots": {
    title: "探索が始まる",
    text: [
      "最初の2つの球を検査します。中心間の距離が {reach} までなら交わります。それより遠ければ、部品は離れています。",
      "ここから先、探索は交わる球の中へだけ下ります。",
    ],
    formula: ["検査 {tests} 回"],
  },
  "say.rank.marked": {
    title: "子に印を付ける",
    text: [
      "ブラケットの第 {rank-a} 位の球と、棒の第 {rank-b} 位の球が交わります（灰色）。それぞれを相手の子と検査します。交わる子に印を付けます（緑）。ブラケットは {a} 個、棒は {b} 個です。",
      "次に、印の付いたものどうしの組を検査し、交わるところで探索を先へ進めます。",
    ],
    formula: ["ここまでの検査 {tests} 回"],
  },
  "say.rank.dead-end": {
    title: "行き止まり",
    text: [
      "ブラケットの第 {rank-a} 位の球と、棒の第 {rank-b} 位の球は交わりますが、一方の側では、相手と交わる子がありません。印はブラケットに {a} 個、棒に {b} 個です。",
      "この中では何も衝突しません。探索は、まだ印のある次の組に移ります。ほかの行き止まりは示していません。",
    ],
    formula: ["ここまでの検査 {tests} 回"],
  },
  "say.rank.cleared": {
    title: "すべての印が消える",
    text: [
      "この組を終えて戻るとき、原文の方法は、この組のために付けた印だけでなく、すべての印を消します。ブラケットの {a} 個と棒の {b} 個です。",
      "まだ検査していなかった兄弟の印も消えました。その中にあるものは、もう決して調べられません。",
    ],
    formula: ["ここまでの検査 {tests} 回"],
  },
  "say.rank.hit": {
    title: "最小の球が2つ交わる",
    text: [
      "どちらも最後の位の球です。これが答えです。この精度でわかる限り、部品はここで衝突しています。",
      "危険があるかどうかを知るには、最初の1つで十分です。",
    ],
    formula: ["検査 {tests} 回"],
  },
  "say.rank.collide": {
    title: "衝突している",
    text: [
      "最後まで探索すると、最小の球が {pairs} 組交わり、どこで衝突しているかを示します。検査は {tests} 回です。最小の球をすべてたがいに調べると {all} 回になります。",
      "面そのものでは、{faces} 組の三角形が衝突しています。答えは正しいのです。",
    ],
    formula: ["{all} 回のうち検査 {tests} 回"],
  },
  "say.rank.false-alarm": {
    title: "誤警報",
    text: [
      "最小の球は {pairs} 組交わりますが、面は一つも交わりません。球からわかるのは、表面どうしが {within}、つまり最小の半径の4倍以内に近づいていることだけです。",
      "検査は {all} 回の代わりに {tests} 回でした。半径をもっと小さくすれば、手間はかかりますが、部品が離れていることがわかります。",
    ],
    formula: ["すきま ≤ {within}"],
  },
  "say.rank.missed": {
    title: "衝突を見逃した",
    text: [
      "面は {faces} 組の三角形で衝突していますが、探索は何も見つけませんでした。自分の組の印だけを消す探索なら、最小の球を {sure} 組見つけます。",
      "組ごとの印か、球に収まる立方体を選んでください。",
    ],
    formula: ["{sure} 組のうち 0 組"],
  },
  "say.rank.unmarked": {
    title: "偶然に正しい",
    text: [
      "交わる球は見つからず、面も交わりません。しかし実際には、最小の球は {sure} 組交わります。これらの組を検査する前に印が消されたのです。",
      "検査は {tests} 回でした。もし部品が衝突していても、まったく同じように見逃したでしょう。",
    ],
    formula: ["{sure} 組のうち 0 組"],
  },
  "say.rank.apart": {
    title: "離れている",
    text: [
      "最小の球は一つも交わらないので、表面も交わりません。検査は {all} 回の代わりに {tests} 回でした。枝の全体が、その最初の球で省かれました。",
      "もし球が交わったとしても、表面どうしは最大で {within} 離れていることがありえます。",
    ],
    formula: ["{all} 回のうち検査 {tests} 回"],
  },

  "question.rank.growth": "次の位で、ブラケットの球はいくつになりますか。",
  "question.rank.covered": "最小の球は、表面のすべての点を覆っていますか。",
  "question.rank.collides": "探索は、衝突する球を見つけますか。",
  "question.rank.agrees": "面による厳密な答えは、球による答えと同じですか。",

  "number.accuracy": "最小の半径",
  "number.rank-radius": "半径",
  "number.cube-edge-length": "立方体の一辺",
  "number.spheres-a": "ブラケットの球",
  "number.spheres-b": "棒の球",
  "number.points-sampled": "調べた点",
  "number.points-uncovered": "どの球にもない点",
  "number.sphere-tests": "球の検査",
  "number.tests-of-all": "総当たりの検査",
  "number.sphere-hits": "交わる球の組",
  "number.colliding-faces": "衝突する面の組",
  "number.alarm-within": "誤警報のすきま",

  "chart.spheres-of-ranks": "各位の球",
  "chart.tests-of-ranks": "各位の検査、すべて探索",
  "axis.rank": "位",
  "line.deleted-a": "ブラケット、切り取る",
  "line.deleted-b": "棒、切り取る",
  "line.kept-a": "ブラケット、残す",
  "line.kept-b": "棒、残す",
  "line.all-hits-tests": "検査",
};

/** Two arms, in Japanese. */
import type { Like } from "../../../state/like";
import type { twoArms as english } from "../en/two-arms";

export const twoArms: Like<typeof english> = {
  "lesson.two-arms": "2本の腕",
  "about.two-arms":
    "1つの机の上で、別々に教示された2本の腕が動きます。どこで出会うのか、ときどき調べるだけでは何を見逃すのか、どの姿勢を1つ直せばよいのかを見ます。",
  "source.two-arms":
    "US 5056031 のシミュレーター · ステップの間の検査は Schwarzer, Saha & Latombe 2005 にならう · 厳密な面の判定と最小のすきまは本ページの追加",

  "parameter.two-arms.form": "姿勢の間",
  "parameter.two-arms.fold": "腕 B の第2姿勢を折りたたむ割合, %",
  "parameter.two-arms.radius": "球の最小半径, mm",
  "parameter.two-arms.belt": "コンベヤーの速さ, mm/s",
  "choice.two-arms.form.linear": "直線",
  "choice.two-arms.form.trapezoidal": "静止から静止へ",
  "choice.two-arms.form.cubic": "スプライン",

  "say.two-arms.cell": {
    title: "2本の腕、1つの机",
    text: [
      "腕 A と腕 B が机の両側に立っています。どちらにも関節が 3 つあり、台の上で旋回し、肩と肘で曲がります。",
      "どちらの腕も、もう一方をどけた状態で、別々に教示されました。",
    ],
    formula: ["腕 2 本 · 関節は各 3"],
  },
  "say.two-arms.paths": {
    title: "教示された動き",
    text: [
      "教示された動きとは、姿勢と時刻の一覧です。ここでは {keys} 個の姿勢が 1 秒ごとに並びます。その間は関節が一様に動くので、先端は描かれた曲線に沿って進みます。",
      "2本の曲線は交わっています。しかし、それだけでは何も言えません。2本の腕が同じ時刻にそこにあるとは限りませんし、腕は先端だけでできているのでもありません。",
    ],
    formula: ["姿勢 {keys} 個 · その間は q(t)"],
  },
  "say.two-arms.keys": {
    title: "各姿勢で調べる",
    text: [
      "{keys} 個の姿勢そのものでは、腕の面は {met} 回ぶつかります。姿勢から姿勢へ飛ぶだけの人に見えるのは、ここに描かれたものです。",
      "腕は途中でぶつかるでしょうか。",
    ],
    formula: ["姿勢 {keys} 個のうち {met} 個でぶつかる"],
  },
  "say.two-arms.looks": {
    title: "もっと細かく調べる",
    text: [
      "動きの間に等間隔で {few} 回調べると、面がぶつかっているのが {met} 回見えます。{more} 回調べると {more-met} 回です。調べたときに見えなかったからといって、ないとは言い切れません。",
      "どのくらい細かければ十分でしょうか。それは腕の速さと細さによります。どんな動きにも安全な回数というものはありません。",
    ],
    formula: ["{few} 回中 {met} · {more} 回中 {more-met}"],
  },
  "say.two-arms.checked": {
    title: "ステップの間も見逃さない",
    text: [
      "ある時刻に、2つの部品はある距離だけ離れています。ステップの終わりまでに部品の点がどこまで動けるかは、先端から台へ関節ごとにたどって上から抑えられます。軸から距離 ρ の点は、角度 δ の回転で最大 2ρ·sin(δ/2) だけ動きます。距離が2つの界の和より大きければ、そのステップの間にぶつかることはありません。そうでなければ、ステップを半分に分けます。",
      "こうして、部品の組 {pairs} 組すべてを、{looks} 回の検査で動きの全体にわたって追いました。最初の接触は {from} s、部品が衝突している時間は全部で {length} s です。",
    ],
    formula: ["d > D_A + D_B ⟹ 衝突なし", "最初の接触は {from} s"],
  },
  "say.two-arms.spheres": {
    title: "同じことを球で",
    text: [
      "表面を半径 {radius} mm の球で覆うと、調べるのは球だけになります。各ステップでは、動きうる分だけ球を大きくとります。接触を見逃すことはありませんが、{within} mm ほどまで離れた部品も衝突と判定されることがあります。",
      "そのため、衝突している時間は {length} s となります。厳密な面では {exact} s です。この差が、選んだ精度の代償です。",
    ],
    formula: ["球 {length} s · 面 {exact} s"],
  },
  "say.two-arms.moved": {
    title: "姿勢を1つ動かす",
    text: [
      "腕 B の第2姿勢を変えます。肩と肘を {fold} % 折りたたむと、腕はより遅く、より高く中央の上に来ます。ほかの姿勢も腕 A もそのままです。薄い色の腕が、教示されたときの姿勢です。",
      "動き全体をもう一度調べなければなりません。この姿勢へ向かう経路も、そこから先の経路も変わったからです。",
    ],
    formula: ["8 個のうち 1 個の姿勢を動かした"],
  },
  "say.two-arms.free": {
    title: "再検査：衝突なし",
    text: [
      "腕はもうぶつかりません。それは動きのすべての時刻について証明されています。最も近づくのは {time} s で、印を付けた2点の間の {distance} mm です。",
      "姿勢の折りたたみを小さくして、ぶつかる直前まですきまがどれだけ小さくなるかを見てください。",
    ],
    formula: ["最小のすきま {distance} mm（{time} s）"],
  },
  "say.two-arms.still": {
    title: "再検査：まだぶつかる",
    text: [
      "腕はまだ {length} s の間、衝突しています。姿勢の動かし方が足りませんでした。",
      "もっと折りたたんで、もう一度調べてください。",
    ],
    formula: ["衝突は {length} s"],
  },
  "say.two-arms.belt": {
    title: "腕 B の代わりにコンベヤー",
    text: [
      "腕 A がコンベヤーの横に立っています。止まっている架台と、ベルトに載った工作物です。ベルトは、回らずに平行移動する関節がもう1つあるのと同じなので、同じ検査がそのまま使えます。",
      "腕は、ベルトが止まっている間に教示されました。そのときは何もぶつからず、最も近づいても {distance} mm あります。いまは、腕が教示どおりに動く間、ベルトが {speed} mm/s で動きます。",
    ],
  },
  "say.two-arms.belt-meets": {
    title: "ベルトが動く：ぶつかる",
    text: [
      "{from} s 後、工作物が {way} mm 進んだとき、腕がそれに触れます。衝突は合わせて {length} s 続きます。腕の道も、工作物の最初の位置も前と同じです。変わったのは、いつどこにいるかです。",
      "ベルトを遅くしたり速くしたりして、工作物が後に残ったり、先に通り抜けたりするのを見てください。",
    ],
    formula: ["最初の接触：{from} s、{way} mm 進んだところ"],
  },
  "say.two-arms.belt-free": {
    title: "ベルトが動く：ぶつからない",
    text: [
      "{speed} mm/s では何もぶつかりません。それは動きのすべての瞬間について証明されています。腕がコンベヤーや工作物に最も近づくのは {time} s で、{distance} mm です。",
      "ベルトの速さを変えてください。道は同じでも、ぶつかるかどうかは速さで決まります。",
    ],
    formula: ["最小のすきま {distance} mm（{time} s）"],
  },

  "question.between-poses": "腕は姿勢と姿勢の間でぶつかりますか。",
  "question.one-pose": "この姿勢を動かすと、検査の結果はどうなりますか。",
  "question.two-arms.belt-where": "腕が最初に触れるとき、工作物はどこにありますか。",
  "point.two-arms.belt-where": "工作物はベルトに沿って動きます。ずれが {within} mm 以下なら正解とします。",

  "label.arm-a": "腕 A",
  "label.arm-b": "腕 B",
  "label.never-meet": "いいえ、一度もぶつからない",
  "label.meet-between": "はい、途中でぶつかる",
  "label.still-meet": "まだぶつかる",
  "label.come-near": "20 mm より近づく",
  "label.stay-apart": "20 mm より離れたまま",

  "number.parts": "部品",
  "number.pairs-of-parts": "部品の組",
  "number.poses-that-meet": "ぶつかる姿勢",
  "number.looks-that-meet": "ぶつかりが見えた回数",
  "number.time-in-collision": "衝突している時間",
  "number.intervals-looked-at": "調べたステップ",
  "number.exact-clearances": "厳密に求めたすきま",
  "number.spheres-tested": "調べた球の組",
  "number.smallest-clearance": "最小のすきま",

  "chart.clearance-over-time": "腕のすきま",
  "axis.seconds": "s",
  "line.as-taught": "教示のまま",
  "line.one-pose-moved": "姿勢を1つ移動",
  "label.conveyor": "コンベヤー",
  "label.workpiece": "工作物",
  "number.belt-in-collision": "衝突している時間、ベルト運転中",
  "number.belt-clearance": "コンベヤーとの最小のすきま",
  "chart.clearance-of-the-arm": "腕とコンベヤーのすきま",
  "line.belt-stands": "ベルト停止",
  "line.belt-runs": "ベルト運転",
};

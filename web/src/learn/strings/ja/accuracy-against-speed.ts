/** Accuracy against speed, in Japanese. */
import type { Like } from "../../../state/like";
import type { accuracyAgainstSpeed as english } from "../en/accuracy-against-speed";

export const accuracyAgainstSpeed: Like<typeof english> = {
  "lesson.accuracy-against-speed": "精度と速さ",
  "about.accuracy-against-speed":
    "球を小さくすると何がかかり、何が得られるかを、2つの部品の多くの姿勢で調べます。",
  "source.accuracy-against-speed":
    "米国特許 5056031（1991） · 姿勢と部品は創作 · 時間はここで1スレッドで測定",

  "parameter.accuracy-against-speed.shapes": "部品",
  "choice.accuracy-against-speed.shapes.ring": "輪と管",
  "choice.accuracy-against-speed.shapes.bracket": "ブラケットと棒",
  "parameter.accuracy-against-speed.accuracy": "終わりの最小半径",
  "parameter.accuracy-against-speed.ratio": "ρ：位の間の比",
  "parameter.accuracy-against-speed.making": "球",
  "choice.accuracy-against-speed.making.exact": "ρ 厳密、セル（本ページ）",
  "choice.accuracy-against-speed.making.source": "原文どおり",

  "say.accuracy.poses": {
    title: "多くの姿勢",
    text: [
      "1つの部品を、もう一つのまわりに {poses} とおりの姿勢で置きます。図はそのいくつかです。面で調べると、そのうち {colliding} とおりが衝突しています。",
      "今度は、同じことを球に答えさせます。初めは大きな球、次にだんだん小さな球です。",
    ],
    formula: ["{poses} とおりのうち衝突 {colliding}"],
  },
  "say.accuracy.coarse": {
    title: "大きな球",
    text: [
      "半径 {radius} までの球は、両方の部品で合わせて {spheres} 個です。1回の判定にかかる検査は平均 {tests} 回です。",
      "{colliding} とおりの衝突のうち見逃しは {missed} 件ですが、ほかの姿勢のうち {alarms} とおりも衝突と答えます。球が表面からはみ出しているからです。図はそのような姿勢の1つで、交わる2つの球を赤で示しています。",
    ],
    formula: ["{poses} とおりのうち誤警報 {alarms} 件"],
  },
  "say.accuracy.rung": {
    title: "半径 {radius} まで",
    text: [
      "最小の半径を √2 分の1にしました。球は {spheres} 個、1回の判定の検査は {tests} 回です。",
      "{poses} とおりの姿勢で、誤警報は {alarms} 件、接触の見逃しは {missed} 件です。誤警報のとき、接触まで最大で {within} です。",
    ],
    formula: ["{poses} とおりのうち誤警報 {alarms} 件", "すきま ≤ 4·{radius}"],
  },
  "say.accuracy.ratios": {
    title: "位はいくつがよいか",
    text: [
      "最小の半径は同じ {radius} で、その上の位の数を増減します。1回の判定の検査は、ρ = 1.4 で {low} 回、2 で {two} 回、2.8 で {more} 回、4 で {high} 回です。",
      "位が多ければ下る途中の検査が増え、少なければ各位で検査する子が増えます。答えはほとんど変わりません。答えを決めるのは最後の位だからです。",
    ],
    formula: ["ρ = 1.4 · 2 · 2.8 · 4"],
  },

  "question.accuracy.missed": "大きな球は、衝突のいくつかを見逃しますか。",
  "question.accuracy.spheres": "半径を √2 で割ります。両方の部品の球は、合わせていくつになりますか。",
  "question.accuracy.fewer": "誤警報は減りますか。",
  "question.accuracy.ratio": "位の間の比がいくつのとき、検査が最も少なくなりますか。",

  "number.poses-checked": "姿勢",
  "number.colliding-poses": "衝突する姿勢",
  "number.exact-time": "面による判定",
  "number.ranks-of-a": "1つ目の部品の位",
  "number.spheres-total": "球",
  "number.tests-of-check": "判定1回の検査",
  "number.missed-contacts": "見逃した接触",
  "number.time-making": "球を作る時間",
  "number.check-time": "球による判定",

  "chart.spheres-and-tests": "球と、判定1回の検査",
  "chart.time-of-check": "判定の時間",
  "chart.false-alarms": "誤警報",
  "axis.smallest-radius": "最小の半径",
  "axis.ratio-of-ranks": "ρ",
  "line.spheres-total": "球",
  "line.tests-of-check": "検査",
  "line.by-spheres": "球による",
  "line.by-faces": "面による、厳密",
  "line.false-alarms": "全姿勢に対して",
};

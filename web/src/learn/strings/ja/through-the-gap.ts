/** Through the gap, in Japanese. */
import type { Like } from "../../../state/like";
import type { throughTheGap as english } from "../en/through-the-gap";

export const throughTheGap: Like<typeof english> = {
  "lesson.through-the-gap": "すきまを通る",
  "about.through-the-gap":
    "L 字形のロボットが場を下って経路を見つけます。すきまを抜けるには回らなければなりません。さらに5つの世界が、それぞれ1つの特徴を見せます。",
  "source.through-the-gap":
    "北村 1996、第4章、図 4.3 と 4.4 · 図の世界とロボットは入手できないため、ここのものは自作 · 本ページの探索は論文のものとは別",

  "parameter.through-the-gap.world": "世界",
  "choice.through-the-gap.world.wall": "すきまのある壁",
  "choice.through-the-gap.world.pocket": "袋小路",
  "choice.through-the-gap.world.two-gaps": "2つのすきま",
  "choice.through-the-gap.world.zigzag": "ジグザグ",
  "choice.through-the-gap.world.island": "島",
  "choice.through-the-gap.world.clutter": "散らばる障害物",
  "parameter.through-the-gap.gap": "すきま",
  "parameter.through-the-gap.search": "探索",
  "choice.through-the-gap.search.published": "論文",
  "choice.through-the-gap.search.ours": "本ページ",
  "parameter.through-the-gap.alpha": "回転の刻み",
  "choice.through-the-gap.alpha.30": "30°",
  "choice.through-the-gap.alpha.45": "45°",
  "parameter.through-the-gap.norm": "場での距離",
  "choice.through-the-gap.norm.taxicab": "軸に沿う",
  "choice.through-the-gap.norm.euclidean": "直線",

  "say.gap.world": {
    title: "ロボットとすきま",
    text: [
      "L 字形のロボットが、壁の向こう側の輪まで行こうとしています。すきまの幅は {gap} mm です。",
      "世界は正方形で、2 mm のボクセルになるまで半分ずつに分けていきます。障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.world-pocket": {
    title: "行く手の袋小路",
    text: [
      "ロボットと輪の間に、ロボットの側へ口を開けた袋小路があります。まっすぐ進むとその中に入ってしまいます。経路はその脇を通り、どちらの側にも {gap} mm の空きがあります。",
      "障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.world-two-gaps": {
    title: "2つのすきま",
    text: [
      "壁にはすきまが2つあります。1つは真正面にあって幅は {gap} mm、もう1つは離れたところにあって幅は 24 mm です。広いほうは、ロボットが今の向きのまま通れます。狭いほうを通る経路は短いのですが、回らなければならないかもしれません。",
      "障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.world-zigzag": {
    title: "ジグザグ",
    text: [
      "1枚目の壁は上の端に {gap} mm、次の壁は下の端に {gap} mm の空きを残しています。目標はまっすぐ引き寄せますが、経路は上へ下へと曲がります。",
      "障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.world-island": {
    title: "島",
    text: [
      "幅の広い塊の上と下に、{gap} mm の空きがあります。2つの経路は同じ長さです。ロボットは1か所だけでなく、塊に沿ってずっと収まらなければなりません。",
      "障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.world-clutter": {
    title: "散らばる障害物",
    text: [
      "{blocks} 個の塊が偶然に散らばっています。散らばり方はいつも同じです。どの2つも、x か y に沿って少なくとも {gap} mm 離れています。道を教える壁はなく、経路はいくつもあります。",
      "障害物は全部で {full} 個の満ちたセル、さまざまな大きさの正方形にまとめると {compacted} 個です。残りは {empty} 個の空のセルです。",
    ],
    formula: ["満 {full} · 空 {empty}"],
  },
  "say.gap.field": {
    title: "押す場、引く場",
    text: [
      "障害物はどれも押し返します。そのポテンシャルは内側で最も高く、距離とともに下がります。数えるのは最も強いものです。目標は引き寄せます。そのポテンシャルは目標からの距離とともに高くなります。",
      "この2つの和が場です。各セルは、その平均値の色で塗られています。",
    ],
    formula: ["P = P_o + P_g", "{low} … {high}"],
  },
  "say.gap.push": {
    title: "押す力を項ごとに",
    text: [
      "点のところでは、太い縁の正方形が最も強く押します。g には各辺について a + |a| という組があり、点がその辺より外にないかぎり 0 です。外にあれば、辺からの隔たりの2倍になります。ボクセル単位で、x に沿って {beyondx}、y に沿って {beyondy} です。",
      "正方形の内側では g は 0 で、押す力は {most} です。辺から1ボクセル離れると g は 2 になり、押す力は3分の1になります。すべての正方形のうち最も強いものだけを数えるので、空いた空間に山の頂はできません。",
    ],
    formula: [
      "P_o = max p",
      "p = p_max / (1 + g) = {most} / (1 + {g}) = {push}",
      "g = 2 d_x + 2 d_y = {beyondx} + {beyondy}",
      "2 d_x = a + |a| + b + |b|",
      "a = x₀ − l/2 − x",
      "b = x − x₀ − l/2",
      "P = P_o + P_g = {push} + {pull} = {whole}",
    ],
  },
  "say.gap.push-straight": {
    title: "直線距離による押す力",
    text: [
      "点のところでは、太い縁の正方形が最も強く押します。辺からの隔たりの2倍は、ボクセル単位で、x に沿って {beyondx}、y に沿って {beyondy} です。論文ではこの2つを足しますが、ここでの g は正方形までの直線距離の2倍です。",
      "正方形の内側では g は 0 で、押す力は {most} です。辺から1ボクセル離れると g は 2 になり、押す力は3分の1になります。これは軸に沿っては同じです。角の先では直線のほうが短いので、押す力は強くなります。",
    ],
    formula: [
      "P_o = max p",
      "p = p_max / (1 + g) = {most} / (1 + {g}) = {push}",
      "g = √(4 d_x² + 4 d_y²) = √({beyondx}² + {beyondy}²)",
      "P = P_o + P_g = {push} + {pull} = {whole}",
    ],
  },
  "say.gap.heights": {
    title: "地形として見た場",
    text: [
      "同じ数値を高さで表しました。障害物は山になり、地面は目標に向かって下っています。",
      "目標のほかに、くぼみが {hollows} 個あります。赤い印がそれで、隣のセルがすべて高くなっています。坂を転がるだけの玉なら、そこに止まってしまいます。",
    ],
    formula: ["くぼみ {hollows} 個"],
  },
  "say.gap.explored": {
    title: "低いところから順に",
    text: [
      "あるセルでのロボットの値は、ロボットのボクセルすべてについての場の和です。探索は、次に進めるすべてのセルのうち、値が最も低いものを選びます。だから、くぼみから抜け出せます。",
      "はじめはロボットを平行移動させるだけです。それで行き詰まると、{alpha}° ずつ回します。点で示した {nodes} 個のノードを調べました。",
    ],
    formula: ["ノード {nodes} 個"],
  },
  "say.gap.explored-ours": {
    title: "すべての場所、すべての角度",
    text: [
      "本ページの探索は、1 ボクセルの移動と {alpha}° の回転を1歩として、目標から逆向きに進みます。歩みの始めから終わりまで何にも当たらないときだけ、その1歩を採ります。",
      "{nodes} 個の姿勢から先を調べました。論文の探索より手間はかかりますが、漏れがありません。",
    ],
    formula: ["姿勢 {nodes} 個"],
  },
  "say.gap.way": {
    title: "見つかった経路",
    text: [
      "線は、セルの中心と、セルどうしが共有する辺の中点を結んでいます。ロボットはこの経路で合わせて {turned}° 回ります。",
      "経路は目標のセルの中心で終わります。どのノードでも、ロボットのボクセルはすべて空いています。ノードとノードの間で何が起きるかは調べていません。",
    ],
    formula: ["回転 {turned}°"],
  },
  "say.gap.way-ours": {
    title: "短くした経路",
    text: [
      "このような歩みによる最短経路を求め、そのあと、間に何もないところで区間を短くしたものです。",
      "この経路で、ロボットは合わせて {turned}° 回ります。",
    ],
    formula: ["回転 {turned}°"],
  },
  "say.gap.failed": {
    title: "経路が見つからない",
    text: [
      "探索は、最後のノードすべてであらゆる回転を試しましたが、何も見つかりませんでした。線は、値が最も低かったところで終わっています。",
      "だからといって、経路がないわけではありません。ロボットはセルの中心でしか調べられていないのです。",
    ],
    formula: ["ノード {nodes} 個、経路なし"],
  },
  "say.gap.proven": {
    title: "経路は存在しない",
    text: [
      "1 ボクセルの移動と {alpha}° の回転で目標に至る姿勢を、{nodes} 個すべて調べました。出発点はその中にありません。",
      "したがって、このような歩みによる経路は存在しません。もっと細かい歩みによる経路がないとまでは言えません。",
    ],
    formula: ["姿勢 {nodes} 個、経路なし"],
  },
  "say.gap.robot": {
    title: "経路の上のロボット",
    text: [
      "経路の上の姿勢をいくつか示しました。ここでは、姿勢と姿勢の間のロボットも厳密に調べました。論文では行っていないことです。",
      "{legs} 区間のうち {hits} 区間で障害物に当たります。",
    ],
    formula: ["{legs} 区間中 {hits}"],
  },
  "say.gap.robot-ours": {
    title: "経路の上のロボット",
    text: [
      "これらの姿勢の間で、ロボットは平行移動と回転を同時に行います。どの区間も、経路を計画するときに端から端まで調べてあります。",
      "もう一度調べると、{legs} 区間のうち {hits} 区間で障害物に当たります。",
    ],
    formula: ["{legs} 区間中 {hits}"],
  },

  "question.gap.hollows": "目標のセルのほかに、隣のセルすべてより低いセルはありますか。",
  "question.gap.how": "ロボットはどうやって目標に着きますか。",
  "question.gap.hits": "この経路のノードとノードの間で、ロボットは障害物に当たりますか。",

  "label.low": "低",
  "label.high": "高",
  "label.by-shifts": "平行移動だけで",
  "label.with-turns": "回転も使って",
  "label.not-at-all": "着かない",

  "number.robot-cells": "ロボットの満ちたセル",
  "number.field-lowest": "場の最低値",
  "number.field-highest": "場の最高値",
  "number.field-hollows": "目標以外のくぼみ",
  "number.term-left": "左の辺からの隔たり、2倍",
  "number.term-right": "右の辺からの隔たり、2倍",
  "number.term-below": "下の辺からの隔たり、2倍",
  "number.term-above": "上の辺からの隔たり、2倍",
  "number.push-g": "g",
  "number.push-most": "最も強い押す力",
  "number.pull-goal": "目標の引く力",
  "number.field-there": "点での場",
  "number.nodes-explored": "調べたノード",
  "number.way-length": "経路の長さ",
  "number.way-turned": "経路での回転",
  "number.legs-that-meet": "障害物に当たる区間",

  "chart.field-on-way": "経路の上の場",
  "axis.along-way": "経路に沿って mm",
  "axis.field": "P",
  "line.way-published": "論文の探索",
  "line.way-ours": "本ページの探索",
};

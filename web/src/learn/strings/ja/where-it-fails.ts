/** Where it fails, in Japanese. */
import type { Like } from "../../../state/like";
import type { whereItFails as english } from "../en/where-it-fails";

export const whereItFails: Like<typeof english> = {
  "lesson.where-it-fails": "どこで失敗するか",
  "about.where-it-fails":
    "それぞれに1つの難しさがある世界です。論文の探索は、多くの世界では何も見つけられず、いくつかでは遠回りの経路や、衝突する経路を見つけます。経路がない世界では、それを証明できます。",
  "source.where-it-fails":
    "北村 1996、4.3.4 節。その探索は完全ではなく、論文はそう述べていない · 本ページの探索は、その解像度において完全",

  "parameter.where-it-fails.world": "世界",
  "choice.where-it-fails.world.beside": "中心から外れて",
  "choice.where-it-fails.world.turn": "回って抜けるすきま",
  "choice.where-it-fails.world.closed": "狭すぎるすきま",
  "choice.where-it-fails.world.pocket": "袋小路",
  "choice.where-it-fails.world.two-gaps": "2つのすきま",
  "choice.where-it-fails.world.zigzag": "ジグザグ",
  "choice.where-it-fails.world.island": "島",
  "choice.where-it-fails.world.clutter": "散らばる障害物",
  "parameter.where-it-fails.seed": "障害物の乱数の種",

  "say.fails.beside": {
    title: "幅は十分",
    text: [
      "ロボットは一辺 12 mm の正方形、すきまの幅は 14 mm です。回らずに、まっすぐ通れます。",
      "論文の探索は、ロボットをセルの中心でしか調べません。",
    ],
    formula: ["14 mm を 12 mm が通る"],
  },
  "say.fails.world": {
    title: "L 字形とすきま",
    text: [
      "「すきまを通る」の L 字形が、短い側よりも狭いすきまの前にいます。",
      "狭すぎるでしょうか。片方の腕を先に入れて、すきまの中で回れるかもしれません。",
    ],
    formula: ["経路はあるか"],
  },
  "say.fails.pocket": {
    title: "袋小路",
    text: [
      "目標は L 字形を、こちらへ口を開けた袋小路へまっすぐ引き寄せます。経路はその脇を通り、どちらの側にも 12 mm の空きがあります。",
      "今の向きでは、L 字形は高すぎて通れません。回れば、短い側は 12 mm です。",
    ],
    formula: ["両側に 12 mm"],
  },
  "say.fails.two-gaps": {
    title: "狭いすきまと広いすきま",
    text: [
      "L 字形の真正面の壁に、その短い側よりも狭い 10 mm のすきまがあります。離れたところには 24 mm のすきまがあり、今の向きのまま通れます。",
      "ですから経路はあります。どちらが見つかるでしょうか。",
    ],
    formula: ["近くに 10 mm、遠くに 24 mm"],
  },
  "say.fails.zigzag": {
    title: "ジグザグ",
    text: [
      "L 字形は、1枚目の壁の端の上と、次の壁の端の下を通らなければなりません。空きはどちらも 10 mm で、短い側に足りません。",
      "壁のすきまなら、片方の腕を先に入れられるかもしれません。ここでは、すきまの終わるところで世界も終わります。",
    ],
    formula: ["上に 10 mm、下に 10 mm"],
  },
  "say.fails.island": {
    title: "島",
    text: [
      "幅の広い塊の上と下に、12 mm の空きがあります。L 字形の短い側とちょうど同じです。",
      "そこに着く前に回り、塊に沿ってずっとその向きのままでいなければなりません。",
    ],
    formula: ["上に 12 mm、下に 12 mm"],
  },
  "say.fails.clutter": {
    title: "散らばる障害物",
    text: [
      "{blocks} 個の塊が偶然に散らばり、x か y に沿って少なくとも 6 mm 離れています。種を変えると、別の散らばり方になります。",
      "試せる道はいくつもありますが、ほとんどは2つの塊の間で行き止まりになります。",
    ],
    formula: ["塊 {blocks} 個"],
  },
  "say.fails.published-beside": {
    title: "そこに中心をもつセルがない",
    text: [
      "探索は {nodes} 個のノードを調べましたが、何も見つかりませんでした。点はすべて壁のこちら側にあります。",
      "すきまの中では、ロボットはすきまの中央から 1 mm 以内にいなければなりません。ところが、そこに中心をもつセルはありません。そのため探索は、ロボットが通れることに気づきません。",
    ],
    formula: ["ノード {nodes} 個、経路なし"],
  },
  "say.fails.published": {
    title: "論文の探索が終わる",
    text: [
      "探索は {nodes} 個のノードを調べ、最後のノードすべてでロボットを回しましたが、何も見つかりませんでした。",
      "経路がないのか、見逃したのか、この探索にはわかりません。",
    ],
    formula: ["ノード {nodes} 個、経路なし"],
  },
  "say.fails.published-way": {
    title: "論文の探索が経路を見つける",
    text: [
      "探索は {nodes} 個のノードを調べ、経路を見つけました。経路は、ロボットを調べた場所、つまりセルの中心を結んでいます。",
      "2つの場所の間は調べていません。ここで調べると、{legs} 区間のうち {hits} 区間でロボットは障害物に当たります。最初に当たるところを赤で示します。",
    ],
    formula: ["ノード {nodes} 個 · {legs} 区間中 {hits}"],
  },
  "say.fails.ours": {
    title: "本ページの探索",
    text: [
      "1 ボクセルの移動と 30° の回転を、それぞれ端から端まで調べながら、目標から逆向きに進みます。{poses} 個の姿勢から先を調べました。点は、ロボットの中心があった場所です。",
      "探索は、出発点に着くか、調べるものがなくなると終わります。",
    ],
    formula: ["姿勢 {poses} 個"],
  },
  "say.fails.way": {
    title: "経路はある",
    text: [
      "つまり経路はあったのに、論文の探索は見逃していました。ロボットはこの経路で {turned}° 回ります。",
      "見逃したのは運の問題ではありません。ロボットは、中心をもつセルのない場所にいるか、動きながら回らなければならないのです。",
    ],
    formula: ["回転 {turned}°"],
  },
  "say.fails.both": {
    title: "2つの経路",
    text: [
      "本ページの経路は {short} mm、論文の経路は {long} mm です。本ページの経路でロボットは {turned}° 回り、どの区間も端から端まで調べてあります。",
      "論文の探索は、値が最も低いところへ、平行移動で進めるかぎりそのまま進み、最初に行き着いた経路を採ります。本ページの探索は、その歩みによる最短のものを採り、区間を短くします。",
    ],
    formula: ["{long} mm → {short} mm"],
  },
  "say.fails.proven": {
    title: "証明済み：経路なし",
    text: [
      "このような歩みで目標に至る姿勢を {poses} 個すべて調べましたが、出発点はその中にありません。これは、この歩みについての証明です。",
      "もっと細かい歩みについての証明ではありません。ぴったりでしか通れない経路が、その間にあるかもしれません。",
    ],
    formula: ["姿勢 {poses} 個、残りなし"],
  },
  "say.fails.no-way": {
    title: "証明済み：経路ではない",
    text: [
      "このような歩みで目標に至る姿勢を {poses} 個すべて調べましたが、出発点はその中にありません。このような歩みによる経路は存在しません。",
      "論文の探索が見つけた経路では、{legs} 区間のうち {hits} 区間でロボットが障害物に当たります。収まらないところを通らなければならないのです。",
    ],
    formula: ["姿勢 {poses} 個、残りなし"],
  },
  "say.fails.all": {
    title: "すべての世界で",
    text: [
      "このレッスンの {worlds} 個の世界のうち、論文の探索が経路を見つけるのは {found} 個です。そのうちロボットが何にも当たらない経路は {clean} 本です。",
      "この探索は速く、広いところでは役に立ちます。しかし、見つけたものは調べ直さなければならず、見つからなければ何もわかりません。",
    ],
    formula: ["{worlds} 個中 {found} 個で発見 · 接触なし {clean}"],
  },
  "number.worlds-tried": "このレッスンの世界",
  "number.worlds-found": "論文の探索が経路を見つける世界",
  "number.worlds-clean": "その経路で何にも当たらない世界",

  "question.fails.published": "論文の探索は経路を見つけますか。",
  "question.fails.ours": "1 ボクセルの移動と 30° の回転による経路はありますか。",
};

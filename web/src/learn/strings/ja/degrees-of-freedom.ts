/** Degrees of freedom, in Japanese. */
import type { Like } from "../../../state/like";
import type { degreesOfFreedom as english } from "../en/degrees-of-freedom";

export const degreesOfFreedom: Like<typeof english> = {
  "lesson.degrees-of-freedom": "自由度",
  "about.degrees-of-freedom":
    "立方体を机の上へ、もう1つの立方体へ、隅へと当て、また引きはがします。手をドラッグして、面がその動きのうち何を残すかを見てください。",
  "source.degrees-of-freedom":
    "北村 1996、第6章、図 6.1、表 6.1 · 近くの面も候補にし、面から測る安定な方法は本ページの追加",

  "parameter.degrees-of-freedom.case": "立方体を当てる相手",
  "choice.degrees-of-freedom.case.one": "1つの面",
  "choice.degrees-of-freedom.case.two": "2つ",
  "choice.degrees-of-freedom.case.three": "3つ",
  "parameter.degrees-of-freedom.method": "方法",
  "choice.degrees-of-freedom.method.steady": "安定",
  "choice.degrees-of-freedom.method.published": "発表どおり",
  "parameter.degrees-of-freedom.x": "手を右へ, mm",
  "parameter.degrees-of-freedom.y": "手を奥へ, mm",
  "parameter.degrees-of-freedom.z": "手を上へ, mm",
  "parameter.degrees-of-freedom.turn": "鉛直軸まわりの手の回転, °",
  "parameter.degrees-of-freedom.tilt": "手の傾き, °",
  "parameter.degrees-of-freedom.angle-weight": "C_r：法線の角度の重み",
  "parameter.degrees-of-freedom.velocity-weight": "C_v：動く向きの重み",
  "parameter.degrees-of-freedom.threshold": "しきい値：面が覆われる最小の割合",
  "parameter.degrees-of-freedom.hysteresis": "H：捕らえるにはより多く、放すにはより少なく",
  "parameter.degrees-of-freedom.pull": "k：面が保持する強さ（√面積 単位）",

  "say.freedoms.approach": {
    title: "6つの自由度",
    text: [
      "手が一辺 7 cm の立方体を運んできます。空中では 3 つの方向に平行移動し、3 本の軸のまわりに回転できます。自由度は {dof} です。目だけを頼りに置こうとすれば、{dof} つすべてが同時に合っていなければなりません。",
      "手はオレンジ色の線の立方体です。塗りつぶした立方体が、表示される位置です。ここでもほかのステップでも、手をドラッグしてください。数値がそれに従って変わります。回転はスライダーか、Shift を押しながらのドラッグで行います。",
    ],
    formula: ["平行移動 3 + 回転 3 = {dof}"],
  },
  "say.freedoms.candidates": {
    title: "どの面のことか",
    text: [
      "近づいた面どうしは、法線の向きが 120° 以上違い、小さいほうの面が十分に、つまり {takes-above%} より多く覆われていれば、引き合います。組ごとに重みを計算します。r は2つの法線のなす角、v は持っている面の動きと相手の面の法線のなす角で、どちらもラジアンです。",
      "ここでは r = {r}、v = {v} です。まだ少し離れている面の引力は最大で 4 分の 1 小さくなるので、図では {attraction} となります。引力が最も大きい組が選ばれます。",
    ],
    formula: ["r·C_r + v·C_v = {r}·{r-weight} + {v}·{v-weight} = {full}"],
  },
  "say.freedoms.candidates-published": {
    title: "面が衝突するまでは計算しない",
    text: [
      "発表どおりの方法は、衝突した面の中から候補を選びます。立方体は机の近くにありますが、まだ何も衝突していないので、重みを計算する相手がありません。",
      "面が衝突すると、組ごとに、法線のなす角 r と、動きと相手の面の法線のなす角 v から重みを計算します。法線の向きは 120° 以上違い、小さいほうの面は {takes-above%} より多く覆われていなければなりません。",
    ],
    formula: ["引力 = r·C_r + v·C_v"],
  },
  "say.freedoms.taken": {
    title: "机が捕らえる",
    text: [
      "まず立方体を、下の面の重心 c を中心に、2つの面が平行になるまで回します。両方の法線に垂直な軸 u のまわりに θ = {theta}° です。次に、重心が平面に載るまで、法線に沿って {moved} mm 動かします。",
      "手は元の場所にあります。変わったのは表示だけで、自由度は {dof} 残っています。平面内の 2 つの平行移動 A と B、それに法線 n のまわりの回転です。",
    ],
    formula: ["M_rot = T(c) · A(θ, u) · T(−c)", "θ = {theta}°、次に {moved} mm"],
  },
  "say.freedoms.slide": {
    title: "1つの面の上をすべる",
    text: [
      "手が先へ動き、回り、机に押し込まれました。そのうち表示に使われるのは 3 つの数だけです。手の動きを平面に射影した s と t、そして手の回転のうち法線まわりの成分 ang です。どれも輪の印から、面が捕らえたときを起点に数えます。",
      "手を傾けても、押し下げても、その動きは表示に現れません。",
    ],
    formula: ["X = s A + t B = {s} A + {t} B", "ang = n · ω = {ang}°"],
  },
  "say.freedoms.second": {
    title: "2つの面",
    text: [
      "右の立方体も捕らえました。2つの平面の両方に含まれる直線は 1 本だけです。立方体は C に沿って平行移動できるだけで、ほかには何もできません。もう回すこともできず、自由度は {dof} です。",
      "s は C の方向で見た手の位置です。",
    ],
    formula: ["X = s C = {s} C"],
  },
  "say.freedoms.third": {
    title: "3つの面",
    text: [
      "隅では何も残りません。自由度は {dof} です。手はそこになく、少し回ってもいるのに、立方体はあるべき場所に正確に立っています。",
      "手を数ミリ動かしても、表示はそのままです。離れるには引っ張らなければなりません。",
    ],
    formula: ["X は固定"],
  },
  "say.freedoms.pulled": {
    title: "引きはがす",
    text: [
      "手が上がり、立方体は手のところへ跳びました。{dof} つの自由度がすべて戻っています。手が k √A より遠くなると、面は放します。A は覆われている面積で、ここでは {release} mm です。",
      "1つめのグラフはこのループを示します。下りでは面は机の近くで捕らえ、上りではずっと後で放します。その間ではどちらの状態もありえますが、立方体がちらつくことはありません。",
    ],
    formula: ["距離 > k √A = {release} mm"],
  },
  "say.freedoms.pulled-one": {
    title: "机から引きはがす",
    text: [
      "手が k √A より高く上がり（A は覆われている面積）、机は放しました。立方体の横にあるものはまだ保持しています。それらの面に沿った向きには、手が引き離されていないからです。残る自由度は {dof} です。",
      "1つめのグラフは、机だけの場合のループを示します。下りでは手が近づくと捕らえ、上りではずっと後で放します。",
    ],
    formula: ["距離 > k √A"],
  },
  "say.freedoms.half": {
    title: "面の半分",
    text: [
      "立方体は机の上に戻り、縁から半分はみ出すまですべりました。下の面の {overlap%} が覆われています。面積とともに、引きはがすのに必要な距離も縮み、今は {release} mm です。",
      "2つめのグラフは、この距離を重なりに対して示します。発表された k = 0.5 の場合も並べてあります。",
    ],
    formula: ["k √A = {release} mm"],
  },
  "say.freedoms.half-published": {
    title: "面の半分",
    text: [
      "立方体は机の上に戻り、縁から半分はみ出すまですべりました。下の面の {overlap%} が覆われ、k √A は {release} mm に縮んでいます。",
      "発表された距離は、立方体の中心から平面までの距離で、今は {away} mm です。一辺 7 cm の立方体が静かに載っているとき、中心の高さは 35 mm = 0.5 √(70·70) で、ちょうどしきい値にあたります。つまりここでは、保持し続けるだけでも手で押していなければなりません。",
    ],
    formula: ["距離 {away} ≤ k √A = {release}"],
  },
  "say.freedoms.slid": {
    title: "縁の外へ押し出す",
    text: [
      "面はもうまったく覆われておらず、机は放しました。自由度は {dof} です。規則は、重なりがしきい値 − H 以下になったら放す、というもので、今の値では {lets-go-at%} です。",
      "引っ張る必要はありませんでした。手は机の高さのままだったからです。",
    ],
    formula: ["重なり ≤ しきい値 − H = {lets-go-at%}"],
  },
  "say.freedoms.slid-published": {
    title: "縁より手前で放す",
    text: [
      "もう少し外へ出ると、覆われている面積が小さくなり、k √A が立方体の中心までの距離を下回りました。面の一部がまだ載っているのに、机は距離のために放したのです。",
      "安定な方法では、距離を保持している面から測ります。そのため、何も覆われなくなるまで立方体を押し出せます。",
    ],
    formula: ["距離 > k √A"],
  },
  "say.freedoms.back": {
    title: "少しでは足りない",
    text: [
      "手が戻り、面の一部がまた机の上に来ましたが、必要な {takes-above%} に届きません。外へ出るときは、これだけでもまだ保持していました。これが H の役目です。同じ場所でも、保持されていた立方体は保持されたまま、自由だった立方体は自由なままになります。",
      "捕らえられるまで、手を右へドラッグしてください。",
    ],
    formula: ["捕らえる：しきい値 + H = {takes-above%} より上", "放す：しきい値 − H = {lets-go-at%}"],
  },
  "say.freedoms.now-free": {
    title: "何も保持していない",
    text: [
      "今の値では、立方体を保持するものはありません。立方体は手の位置にあり、自由度は {dof} です。手を面に近づけると、何が引き寄せるかが数値に出ます。",
      "手は、このステップでの位置から、ドラッグした先へまっすぐ動きます。「元に戻す」で戻せます。",
    ],
    formula: ["自由度 {dof}"],
  },
  "say.freedoms.now-plane": {
    title: "1つの平面が保持する",
    text: [
      "今の値では、立方体は 1 つの平面に保持され、自由度は {dof} です。A と B に沿って手に従い、手とともに n のまわりに回ります。",
      "この方法で測ると、手は平面から {away} mm 離れていて、{release} mm になると立方体を引きはがします。面の {overlap%} が覆われています。",
    ],
    formula: ["X = s A + t B = {s} A + {t} B", "ang = n · ω = {ang}°"],
  },
  "say.freedoms.now-line": {
    title: "2つの平面が保持する",
    text: [
      "今の値では、立方体は 2 つの平面に保持されています。自由度は {dof}、C に沿った平行移動だけです。",
      "最も放しそうな面では、手は {away} mm 離れていて、{release} mm で放します。",
    ],
    formula: ["X = s C = {s} C"],
  },
  "say.freedoms.now-none": {
    title: "隅が保持する",
    text: [
      "今の値では 3 つの平面が立方体を保持し、自由度は {dof} です。どれか 1 つの面が放すまで、手が何をしても動きません。",
      "最も放しそうな面では、手は {away} mm 離れていて、{release} mm で放します。",
    ],
    formula: ["X は固定"],
  },

  "question.freedoms.on-table": "机がまさに捕らえようとしています。そのあと立方体の自由度はいくつですか。",
  "question.freedoms.second": "右に2つめの立方体があります。それに当てると、自由度はいくつ残りますか。",
  "question.freedoms.third": "では、3つめにも当たる隅では、いくつ残りますか。",
  "question.freedoms.pull":
    "これから手を上げます。どれだけ離れると机は放しますか。面の大きさは 70 × 70 mm です。",
  "question.freedoms.half":
    "立方体を縁から半分はみ出すまで押します。引きはがすのに必要な距離は、面全体の場合のどれだけの割合になりますか。",

  "label.the-hand": "手",
  "number.freedoms": "自由度",
  "number.s": "s, mm",
  "number.t": "t, mm",
  "number.ang": "ang = n · ω",
  "number.overlap-ratio": "重なり",
  "number.hand-away": "手までの距離, mm",
  "number.release-at": "放す距離 k √A, mm",
  "number.attraction-table": "机の引力",
  "number.attraction-right": "右の立方体の引力",
  "number.attraction-back": "奥の立方体の引力",

  "chart.hand-and-shown": "手の高さと表示の高さ, mm",
  "chart.release-distance": "重なりと引きはがす距離",
  "axis.hand-height": "手, mm",
  "axis.shown-height": "表示, mm",
  "axis.face-share": "面の割合",
  "line.going-down": "下り",
  "line.going-up": "上り",
  "line.now": "今",
  "line.lets-go-at": "放す",
  "line.published-pull": "0.5 √A",
};

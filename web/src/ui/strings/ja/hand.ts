/** Every sentence about the drag modes, what a dragged part is held by, and the settings of snapping, in Japanese. */

import type { Like } from "../../../state/like";
import type { hand as english } from "../en/hand";

export const hand: Like<typeof english> = {
  mode: {
    label: "部品が出会ったときのドラッグの動作",
    names: { detect: "検出", stop: "衝突で停止", snap: "吸着" },
    short: { detect: "検出", stop: "停止", snap: "吸着" },
    titles: {
      detect: "ドラッグした部品は自由に動き、衝突する相手が光ります（M：次のモード）",
      stop: "ドラッグした部品は入り込む手前で止まり、相手に沿ってすべります（M：次のモード）",
      snap: "ドラッグした部品は近づいた面に引き寄せられ、面に沿って動き、強く引くと離れます（M：次のモード）",
    },
  },

  lock: {
    name: "ロック",
    title: "表示のみ：ドラッグは視点を回し、部品を動かしません（K キー）",
    isLocked: "誤って動かさないよう、シーンはロックされています。",
    unlock: "部品を動かすには、K キーか「ロック」を押してください。",
  },

  moved: {
    one: (name: string) => `${name} を移動`,
    several: (n: number) => `${n} 個の部品を移動`,
    undo: "元に戻す",
  },

  panel: {
    label: "ドラッグした部品を拘束しているもの",
    freedoms: (count: number) => `6 のうち ${count}`,
    free: "どの向きにも自由に動き、回る",
    fast: "完全に固定",
    slides: ["", "1方向にすべる", "2方向にすべる", "どの向きにも動く"],
    turnsEveryWay: "どの向きにも回る",
    turns: {
      faces: "面の法線まわりに回る",
      axes: "軸まわりに回る",
      edges: "辺のまわりに回る",
    },
    kinds: { faces: "面と面", axes: "ピンと穴", edges: "辺と辺" },
    covered: (percent: string) => `${percent} が重なる`,
    pulled: (away: string, release: string) => `${away} 引かれている（${release} で離れる）`,
    pressed: (away: string, release: string) => `${away} 押し込まれている（${release} で離れる）`,
    redundant: "上の拘束に何も加えない",
    next: (what: string) => `次：${what}`,
    blocked: "何かがじゃまをしています",
    stoppedBy: (names: string) => `${names} で停止`,
    unfinished: {
      slide: "ここでは一度にすべれる数より多くのものに接しています。もう少し動かすと、ついて来ます",
      turn: "接触中は一度に数度しか回りません。もう少し動かすと、ついて来ます",
      gap: "ここには、保つべきすきまだけの余裕がありません",
      holds: "ここでは面が付いたり離れたりを繰り返します。もう少し動かしてください",
    },
    ignored: (names: string) => `初めから出会っていて、停止させないもの：${names}`,
    pair: (held: string, other: string) => `${held} → ${other}`,
    and: (first: string, last: string) => `${first} と ${last}`,
    hint: "Esc で元に戻します。M でモードを変えます。",
  },

  said: {
    taken: (held: string, other: string, kind: string) => `${held} が ${other} に付きました（${kind}）。`,
    released: (held: string, other: string, why: string) => `${held} が ${other} から離れました（${why}）。`,
    left: (count: number, what: string) => `残る自由度は 6 のうち ${count}：${what}。`,
    why: {
      slid: "重なりが小さすぎるため",
      pulled: "手が引き離したため",
      through: "手が通り抜けて、自由な場所へ出たため",
      turned: "手が向きを変えたため",
      gave: "ピンが穴に入るのを妨げていたため",
      gone: "もうそこにないため",
    },
  },

  settings: {
    title: "吸着",
    open: "吸着の設定",
    method: "方法",
    methods: { steady: "安定", published: "発表どおり" },
    methodTitles: {
      steady:
        "近いだけの面にも引き寄せ、干渉には決して入りません。手の通った経路ではなく、手の位置で決まります",
      published: "論文の文言のとおりです。衝突する面だけが付き、立方体は重なりが半分になると離れます",
    },
    fields: {
      angleWeight: ["角度の重み C_r", "2つの面が向き合っていることをどれだけ重く見るか"],
      velocityWeight: ["動きの重み C_v", "部品が面に向かって動いていることをどれだけ重く見るか"],
      threshold: ["重なりの最小の割合", "小さいほうの面のうち重なるべき割合、0 から 1"],
      hysteresis: ["その前後の幅 H", "付くには割合よりこれだけ多く、離れるにはこれだけ少なく"],
      pull: ["強さ k", "k · √(重なりの面積) で離れます"],
      leastAngle: ["法線の最小の角度", "180° で正面から向き合います。これより小さいと付きません"],
      reach: ["届く距離", "面が引き寄せる距離。0 はシーンの大きさの 1.5 %"],
      angleStep: ["回転の刻み", "付いている面の法線まわり。0 は任意の角度"],
      step: ["移動の刻み", "付いている面に沿って。0 は任意の位置"],
    },
    axes: ["ピンを穴へ", "はまり合う円筒が互いの軸に付きます"],
    edges: ["辺を辺へ", "重なり合う面の辺も付きます"],
    reset: "既定値",
    resetTitle: "論文の値と、安定の方法",
    wrongAngle: (typed: string) => `「${typed}」は 0° から 180° までの角度ではありません。`,
    wrongLength: (typed: string) => `「${typed}」は 0 以上の長さではありません。`,
    wrongNumber: (typed: string) => `「${typed}」は 0 以上の数ではありません。`,
    wrongShare: (typed: string) => `「${typed}」は割合ではありません。0 から 1 までの数を入力してください。`,
    feedback: "付いたとき、離れたとき",
    sound: "音",
    soundTitle: "ここで合成した短い音",
    vibration: "振動",
    vibrationTitle: "機器に振動機能があれば、短い振動",
  },
};

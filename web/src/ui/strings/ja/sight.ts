/** Every sentence about what is seen: a pair that is shown, and planes that cut the picture open, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { sight as english } from "../en/sight";

export const sight: Like<typeof english> = {
  label: "表示中の組",
  place: (at: number, n: number) => `${at}／${n}`,
  previous: "前の結果 (P)",
  next: "次の結果 (N)",
  hidden: (n: number) => `手前の部品 ${count(n)} 個を省略`,
  section: "断面",
  sectionTitle: "表示中の組を通る平面で切り開く (C)",
  leave: "戻る",
  leaveTitle: "元の視点に戻す (Esc)",

  planes: "断面の平面",
  add: "平面を追加",
  tooMany: "断面の平面は4枚までです。先に1枚取り除いてください。",
  across: (axis: string) => `${axis.toUpperCase()} に垂直`,
  along: "平面を合わせる",
  pick: { face: "クリックした面に沿って", points: "クリックした3点を通って" },
  flip: "反対側を切り取る",
  apart: "分解図",
  apartMeans: "図だけの表示です。検査するのは部品の実際の位置です。ドラッグすると視点が回ります。",
  apartStays: "部品を互いに離して描いています。動かす前に Esc を押して、実際の位置に戻してください。",
  howFar: "部品を離して描く度合い",
  percent: (n: number) => `${n}\u202f%`,
  together: "部品をまとめる",
  togetherTitle: "部品を実際の位置に描く (Esc)",

  remove: "平面を取り除く",
  place1: (n: number) => `平面 ${n} の位置`,
};

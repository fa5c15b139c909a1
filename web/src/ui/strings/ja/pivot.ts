/** Every sentence about what parts turn about, and about what is picked for it or for a section plane, in Japanese. */

import type { Like } from "../../../state/like";
import type { pivot as english } from "../en/pivot";

export const pivot: Like<typeof english> = {
  title: "ヒンジ",
  titlePoint: "回転中心",
  set: "回転中心かヒンジを指定…",
  setTitle: "回る中心をクリックで指定します。円筒か辺ならヒンジに、頂点か面なら点になります",
  anew: "指定し直す…",
  remove: "取り除く",
  removeTitle: "再び自分の中央を中心に回ります",
  point: "独自の点を中心に回ります。",
  angle: "開き角",
  angleTitle:
    "どれだけ開いているか。入力するとそこまで回ります。矢印キーで 5° ずつ、Shift とともに 1° ずつ回ります",
  least: "最小の角度",
  most: "最大の角度",
  limits: "範囲",
  limitsTitle:
    "これを超えては回りません。片方だけ空欄なら、もう片方から1回転までです。両方空欄なら制限はありません",
  noLimit: "任意",
  zero: "ここを 0 に",
  zeroTitle: "今の角度を 0 とする",
  notAnAngle: (typed: string) =>
    `「${typed.trim()}」は角度ではありません。45 や −12.5 のように度で入力してください。`,
  notInOrder: "最小の角度は最大の角度より小さく、その差は1回転以内でなければなりません。",

  pick: {
    pivot: "ヒンジにするなら辺か丸いものを、点にするなら頂点か面をクリックしてください。",
    face: "面をクリックすると、それに沿って切ります。円筒は軸を通って切ります。",
    points: "3つの点をクリックすると、それらを通って切ります。",
  },
  cancel: "中止",
};

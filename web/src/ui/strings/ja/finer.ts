/** Sentences about how near the triangles of parts of STEP files are to their true surfaces, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { finer as english } from "../en/finer";

export const finer: Like<typeof english> = {
  field: "曲面とのずれ",
  fieldTitle:
    "真の曲面が三角形から最大でどれだけ離れているかです。別の長さを入力すると、この部品と同じ製品のすべての部品を、別の三角形で覆い直します。",
  estimated: "推定",
  button: "細かく",
  buttonTitle: "この部品と同じ製品のすべての部品を、真の曲面に4倍近い三角形で覆います",
  title: (name: string) => `${name} を覆い直しています`,
  done: (name: string, others: number, accuracy: string) =>
    `${name}${others > 0 ? ` と同じ製品の部品 ${count(others)} 個` : ""}：三角形は真の曲面から ${accuracy} 以内です。`,
  cancelled: "中止しました。何も変わっていません。",
  failed: (name: string) => `${name} を覆い直せませんでした。`,
  tooMuch:
    "ブラウザーがこのページに与える以上のメモリーが必要か、CAD カーネルに不具合がありました。もっと粗い精度を指定してください。",
  hung: (minutes: number) =>
    `打ち切りました。${count(minutes)} 分間応答がありませんでした。もっと粗い精度を指定してください。`,
  cannot: "真の曲面に近づけられるのは、STEP ファイルの部品だけです。",
  isFlat: (name: string) => `${name} の面はすべて平面です。三角形が真の面そのものです。`,
  isEstimated: "今のずれは分かっていません。許すずれを入力してください。",
};

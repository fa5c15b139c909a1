/** Sentences about how two parts are to each other, and about all pairs together, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { pair as english } from "../en/pair";

type Counts = Record<"interfere" | "duplicate" | "undecided" | "touch" | "approved", number>;

export const pair: Like<typeof english> = {
  exact: "厳密",
  bounded: "上下の界",
  ofMesh: "メッシュの値",
  deep: (depth: string) => `深さ ${depth}`,
  meshesDeep: (depth: string) => `メッシュどうしの貫入の深さは ${depth}`,
  interval: (lower: string, upper: string) => `${lower} から ${upper} まで`,
  apart: (distance: string) => `${distance} 離れている`,
  common: (volume: string, pieces: number) =>
    pieces > 1 ? `共通部分 ${volume}、${count(pieces)} 個` : `共通部分 ${volume}`,
  inPlace: (part: string, other: string) => `${part} は ${other} と同じ位置にあります`,
  nearlyInPlace: (part: string, other: string) => `${part} は ${other} とほぼ同じ位置にあります`,
  basis: {
    planar: "平らな面：厳密",
    model: "メッシュがモデルそのもの：厳密",
    bounded: (off: string) => `小平面のずれは ${off}（CAD ファイルの曲面による）`,
    estimated: (off: string) => `小平面のずれは最大で ${off} ほど（小平面からの推定）`,
  },
  because: {
    withinDeviation: (off: string) =>
      `小平面は ${off} ずれているかもしれません。もっと細かいメッシュか真の曲面があれば分かります`,
    nearerThanDeviation: (off: string) =>
      `離れていますが、小平面は ${off} ずれているかもしれません。もっと細かいメッシュか真の曲面があれば分かります`,
    withinBound: (off: string) => `小平面が ${off} ずれています。もっと細かいメッシュがあれば分かります`,
    nearerThanBound: (off: string) =>
      `離れていますが、小平面が ${off} ずれています。もっと細かいメッシュがあれば分かります`,
    open: (name: string) => `${name} は開いていて内側がありません。閉じてください`,
    openBoth: "どちらも開いていて内側がありません。閉じてください",
    selfOverlap: (name: string) => `${name} は自分自身と交差しています。修復してください`,
    unoriented: (name: string) => `${name} の三角形の一部は裏返しです。向きを直してください`,
    coarse:
      "座標の桁数が足りず、接触とすき間や重なりを区別できません。原点の近くで、またはもっと多くの桁数で書き出してください",
    unknown: "これらのメッシュからは分かりません",
  },

  summary: ({ interfere, duplicate, undecided, touch, approved }: Counts): string => {
    const accepted = approved > 0 ? [`承認済み ${count(approved)} 組`] : [];
    const touching = touch > 0 ? [`接触 ${count(touch)} 組`] : [];
    const known = [
      ...(interfere > 0 ? [`干渉 ${count(interfere)} 組`] : []),
      ...(duplicate > 0 ? [`同じ位置 ${count(duplicate)} 組`] : []),
      ...(undecided > 0 ? [`未確定 ${count(undecided)} 組`] : []),
    ];
    if (known.length > 0) return [...known, ...accepted, ...touching].join("、");
    if (approved > 0) return ["ほかに干渉はありません", ...accepted, ...touching].join("、");
    return touch > 0 ? ["干渉はありません", ...touching].join("、") : "衝突はありません";
  },

  details: {
    body: (triangles: number) => `共通部分の立体は三角形 ${count(triangles)} 個です。`,
    save: "立体を保存",
    saveTitle: (format: string) => `両方の部品の共通部分の立体を ${format} で保存`,
    saved: (name: string) => `${name} を保存しました。`,
  },
};

/** Faces that hold, and flat contours, in Japanese. */

import type { Entry } from "../../en/glossary/entry";
import type { places as english } from "../../en/glossary/places";

export const places: Record<keyof typeof english, Pick<Entry, "name" | "forms" | "text">> = {
  "degrees-of-freedom": {
    name: "自由度",
    forms: ["自由度"],
    text: "独立な動き方がいくつあるかです。空間の物体には6つあり、1つの面に拘束されると3つ、2つの面では1つが残り、3つの面では残りません。",
  },
  normal: {
    name: "法線",
    forms: ["法線"],
    text: "面からまっすぐ外へ、または辺に垂直に向かう方向です。",
  },
  attraction: {
    name: "引力",
    forms: ["引力", "引き合", "引き寄せ", "重みを計算"],
    text: "面の組がどれだけ強く意図されているかです。r·C_r + v·C_v で、r は両方の法線の間の角度、v は動きと相手の面の法線との間の角度です。この値が最も大きい組を選びます。",
  },
  hysteresis: {
    name: "ヒステリシス",
    forms: ["ヒステリシス", "H の役目"],
    text: "付くときには、付いたままでいるときより多くを求めることです。同じ場所で、付いていたものは付いたまま、離れていたものは離れたままとなり、ちらつきません。",
  },
  "overlap-ratio": {
    name: "重なりの割合",
    forms: ["覆われ", "覆って", "重なりの割合"],
    text: "2つの面のうち小さいほうを、もう一方がどれだけ覆うかです。0 から 1 までの値です。",
  },
  centroid: {
    name: "図心",
    forms: ["図心", "重心"],
    text: "面のすべての点の平均です。そこで支えれば釣り合います。",
  },
  contour: {
    name: "輪郭",
    forms: ["輪郭"],
    text: "平らな部品の閉じた外形です。切り欠きがあってもよく、穴はその内側の輪郭です。",
  },
  projection: {
    name: "軸の上の影",
    forms: ["影を", "影は", "影が", "影の"],
    text: "輪郭の全体を直線に射影したもので、区間になります。ある直線の上で影が重ならない2つの輪郭は、離れています。",
  },
  "false-hit": {
    name: "誤検出",
    forms: ["誤検出"],
    text: "重なりがないのに、検査が「衝突」と答えることです。",
  },
  "convex-pieces": {
    name: "凸な断片",
    forms: ["凸な断片"],
    text: "切り欠きのある輪郭を分けたものです。凸な形のための検査を使えるようになります。1つの断片から抜け出すと、次の断片に入ることがあります。",
  },
  "no-fit-polygon": {
    name: "ノーフィットポリゴン",
    forms: ["ノーフィットポリゴン"],
    text: "一方の輪郭を置くと他方に重なる位置と、重ならない位置との境界です。その上で今の位置に最も近い点が、最短の抜け道です。",
  },
  "exact-method": {
    name: "厳密な方法",
    forms: ["厳密な方法"],
    text: "ライブラリー自身の答えで、丸めでは覆らない判定を使います。発表された方法をこれと比べます。",
  },
};

/** Sentences about how files are opened, in Japanese. */

import { bytes, count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { open as english } from "../en/open";

export const open: Like<typeof english> = {
  andMore: (name, n) => `${name} とほか ${count(n)} 個`,
  kernelHas: (memory: number) => `CAD カーネル：${bytes(memory)}`,
  kernelTook: (memory: number) => `CAD カーネルはメモリーを ${bytes(memory)} 使い、返却しました。`,
  accuracy: "STEP の精度",
  bySize: "大きさに応じる",
  accuracyWhy:
    "次に開く STEP ファイルの曲面が、三角形からどれだけ離れてよいかです。「大きさに応じる」では、最大の部品の5000分の1で、三角形が多くなりすぎる自由曲面ではそれより粗くなります。",
  notAnAccuracy: (typed: unknown) =>
    `「${typed}」は精度ではありません。0.01 mm のような、0 より大きい長さを入力してください。`,
};

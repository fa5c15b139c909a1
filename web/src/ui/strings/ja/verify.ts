/** Sentences about what the CAD kernel itself says of pairs, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { verify as english } from "../en/verify";

type Counts = Record<"interferes" | "touches" | "clear" | "refused", number>;

export const verify: Like<typeof english> = {
  button: "CAD で確かめる",
  buttonTitle: "ファイルの真のソリッドについて、共通部分の体積と距離を CAD カーネルに問います",
  all: {
    interfere: (n: number) => `干渉 ${count(n)} 組すべて`,
    undecided: (n: number) => `未確定 ${count(n)} 組すべて`,
  },
  progress: (done: number, of: number) => `CAD カーネルに問い合わせ中：${count(done)}／${count(of)}`,
  cancel: "中止",
  sign: "CAD",

  found: (common: string | undefined, distance: string) =>
    `CAD カーネル：${common === undefined ? "共通部分なし" : `共通部分の体積 ${common}`}、距離 ${distance}`,
  refused: (why: string) => `CAD カーネル：答えなし（${why}）`,
  outdated: (found: string) => `${found}。その後で動いたため古い結果です`,
  said: {
    interferes: (common: string) => `CAD カーネルでは干渉、共通部分 ${common}`,
    touches: "CAD カーネルでは接触",
    clear: (distance: string) => `CAD カーネルでは離れている、${distance}`,
  },

  done: (n: number, { interferes, touches, clear, refused }: Counts) =>
    `CAD カーネルに ${count(n)} 組を問いました：${[
      ...(interferes > 0 ? [`干渉 ${count(interferes)} 組`] : []),
      ...(touches > 0 ? [`接触 ${count(touches)} 組`] : []),
      ...(clear > 0 ? [`離れている ${count(clear)} 組`] : []),
      ...(refused > 0 ? [`答えなし ${count(refused)} 組`] : []),
    ].join("、")}。`,
  cancelled: "確認を中止しました。それまでの答えは残っています。",
  failed: "すべての組を CAD カーネルに問うことはできませんでした。",
  cannot: "確かめられるのは、1つの STEP ファイルの2つのソリッドだけです。",
  filesGone:
    "部品の元のファイルが読めなくなりました。その後、移動、変更または削除されています。もう一度開いてください。",
  tooMuch:
    "ブラウザーがこのページに与える以上のメモリーが必要か、CAD カーネル自身に不具合がありました。一度に確かめる組を減らしてください。",
  hung: (minutes: number) =>
    `打ち切りました。${count(minutes)} 分間応答がありませんでした。この組を除いて、ほかの組を確かめてください。`,
};

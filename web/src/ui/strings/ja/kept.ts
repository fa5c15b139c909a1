/** Sentences about what is kept in this browser, in Japanese. */

import { bytes, count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { kept as english } from "../en/kept";

const since = new Intl.RelativeTimeFormat("ja", { numeric: "auto" });
const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** "5 分前". */
export function ago(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  return step ? since.format(-Math.floor(seconds / step[1]), step[0]) : "たった今";
}

export const kept: Like<typeof english> = {
  goOn: (title: string) => `${title} の続き`,
  facts: (parts: number, age: number) => `部品 ${count(parts)} 個、${ago(age)}に保存`,
  open: "開く",
  forget: "消す",
  notNow: "今は開かない。「開く」メニューに残ります",
  offer: "残っている作業",
  title: "このブラウザーに保存",
  why: "開いたもの、変えたものを、ページを閉じたり異常終了したりしたときのために残します。このページだけが使い、このコンピューターの外には出ません。",
  none: "何も保存していません。付属のシーンは、変えなければ保存する必要がありません。",
  row: (parts: number, size: number, age: number) => `部品 ${count(parts)} 個 · ${bytes(size)} · ${ago(age)}`,
  here: "ここで開いています",
  elsewhere: "別のタブで開いています",
  forgetOne: (title: string) => `${title} を消す`,
  forgetAll: "すべて消す",
  back: (title: string) => `保存した状態に戻しました：${title}。`,
  notKept:
    "残らないもの：元に戻す履歴、CAD カーネルの答え、前の改訂との比較、断面、動きと取り出しの検査結果。",
  copied: (title: string) => `写しとして開きました：${title}。`,
  copiedWhy: "別のタブで開いているかもしれません。それぞれが自分の分を保存します。",
  failed: "このブラウザーに保存したものを読めないか、変更できませんでした。",
  gone: "もう保存されていません。",
  refused: "このブラウザーはこのページのために何も保存しません。",
  refusedWhy: "ほかはすべて使えます。ページを閉じる前にシーンをファイルに保存してください。",
  refusedAll:
    "プライベートウィンドウなどのため、このブラウザーはこのページのために何も保存しません。シーンはファイルに保存してください。",
  leave: {
    title: "残さずに移りますか？",
    about:
      "このブラウザーは開いているものを保存できません。別のシーンと置き換えると失われます。先にファイルに保存してください。",
    save: "保存して進む",
    go: "保存せずに進む",
    cancel: "中止",
  },
  full: "このブラウザーには、このシーンを保存する空きがありません。",
  fullWhy: (needed: number, left: number) =>
    `ファイルに ${bytes(needed)} 必要ですが、空きは ${bytes(Math.max(left, 0))} です。ファイルに保存するか、「開く」メニューで保存したものを消してください。`,
};

/** Sentences about revisions, and about files of what others decided, in Japanese. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { revisionText as english } from "../en/revision";

const listed = (titles: readonly string[]): string => {
  const some = titles.slice(0, 3).map((title) => `「${title}」`);
  const more = titles.length - some.length;
  return [some.join(""), ...(more > 0 ? [`ほか ${count(more)} 件`] : [])].join("、");
};

export const revisionText: Like<typeof english> = {
  offer: {
    title: "新しい改訂ですか？",
    about: (file: string, of: string, found: number, parts: number) =>
      file === of && found === parts
        ? `「${file}」は、今あるファイルの新しい改訂のようです。名前が同じで、その部品 ${count(parts)} 個がすべてあります。`
        : `「${file}」は「${of}」の新しい改訂のようです。その部品 ${count(parts)} 個のうち ${count(found)} 個が再びあります。`,
    hint: "置き換えると、再びある部品の判断、名前、色、位置は引き継がれます。元に戻すと前の改訂が戻ります。",
    of: "どれの改訂ですか？",
    replace: "置き換える",
    beside: "並べて追加",
    alone: "それだけを開く",
    cancel: "中止",
  },
  replacing: "部品の対応を調べています",
  none: "改訂のもとになるものがありません。先にモデルを開いてください。",
  which:
    "ファイルが複数ありますが、どれとも似ていません。ページにドロップして選ぶか、並べて追加してください。",

  title: "新しい改訂",
  label: "新しい改訂で変わったもの",
  show: "図",
  shows: { before: "前", now: "今", both: "両方", wipe: "分割" },
  showTitles: {
    before: "前の形を、前の位置に",
    now: "今の形を、変化に応じた色で",
    both: "今の形に、前の部品を透かして重ねて",
    wipe: "境界の左に古い改訂、右に新しい改訂",
  },
  wipe: "境界の位置",
  kinds: {
    moved: "移動",
    changed: "形が変化",
    added: "追加",
    removed: "削除",
    renamed: "名前が変化",
    same: "変化なし",
  },
  close: "閉じる。新しい改訂は残ります",
  was: (path: string) => `以前は ${path}`,
  movedBy: (length: string) => `${length} だけ`,
  select: (name: string) => `「${name}」を選択`,
  nothing: "どの部品も前のままです。",

  clashes: "干渉",
  news: (fresh: number, worse: number) =>
    [
      ...(fresh > 0 ? [`新規 ${count(fresh)} 件`] : []),
      ...(worse > 0 ? [`悪化 ${count(worse)} 件`] : []),
    ].join("、"),
  onlyNews: "この改訂で新しく生じたか悪化したものだけを表示",
  noNews: "新規も悪化もなし",
  gone: (n: number) => `新しい改訂で ${count(n)} 件が解消`,
  goneTitle: "どう判断されていたかにかかわらず、もうありません",
  said: (status: string) => `以前は${status}`,
  unsaid: "だれも判断していませんでした",

  files: {
    first: (file: string) =>
      `${file} は部品についてのファイルですが、部品がありません。先にモデルを開いてください。`,
    tests: (n: number) => `ファイルの検査を行うようにしました：干渉 ${count(n)} 件。`,
    heard: (file: string, taken: number) =>
      taken === 0
        ? `${file} には、ここにある干渉についての記述がありません。`
        : `${file}：干渉 ${count(taken)} 件についての記述を取り込みました。`,
    unknown: (titles: readonly string[]) =>
      titles.length === 0
        ? ""
        : `課題 ${count(titles.length)} 件はここにある干渉に当たりません：${listed(titles)}。`,
    failed: (file: string) => `${file} は取り込まれず、何も変わっていません。`,
  },
};

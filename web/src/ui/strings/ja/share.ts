/** Sentences about what leaves the page: a link, or a file, in Japanese. */

import type { Like } from "../../../state/like";
import type { share as english } from "../en/share";

export const share: Like<typeof english> = {
  copied: "リンクをクリップボードに入れました。",
  notCopied: "ブラウザーがコピーを許可しませんでした。リンクはアドレスバーにあります。",
  notShared: "ブラウザーがコピーを許可せず、その間に別のアドレスが求められました。もう一度試してください。",
  decisionsStay: "干渉についての判断はリンクに入りません。「保存」でファイルに書き込めます。",
  noLink: "自分のファイルはリンクに入りません。",
  passedOn: (name: string) => `シーンとファイルを収めた ${name} を渡しました。`,
  savedInstead: (name: string) => `シーンとファイルを収めた ${name} をダウンロードしました。`,
  cancelled: "共有を中止しました。何も渡していません。",
  notSaved: "シーンをファイルにできませんでした。",
  tooLarge: "自分のファイルが約 380 MB を超えると、1つのファイルに収まりません。",
};

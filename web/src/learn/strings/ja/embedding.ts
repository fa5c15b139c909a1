/** Frames in other pages, statements for record stores, packages for learning platforms, in Japanese. */
import type { Like } from "../../../state/like";
import type { embedding as english } from "../en/embedding";

export const embedding: Like<typeof english> = {
  "page.embed": "埋め込む",
  "page.embedTitle": "自分のページにこれを入れます",
  "page.embedLead":
    "次の行を自分のページにコピーしてください。枠はここから、このステップと今の値で始まります。特別なヘッダーは要らず、読者のコンピューターの外には何も出ません。",
  "page.embedMessages":
    "あなたのページから再生し、ステップを進め、問いへの答えを受け取れます。方法は docs/embedding.md にあります。",
  "page.embedShows": "枠に表示するもの",
  "page.embedWidth": "幅",
  "page.embedHeight": "高さ",
  "page.embedPreview": "読者に見える枠",
  "page.noPart":
    "このページの一部を取得できませんでした。接続がないか、ページが更新されています。再読み込みしてください。",
  "page.part.figure": "図",
  "page.part.text": "文章",
  "page.part.question": "問い",
  "page.part.code": "擬似コード",
  "page.part.paper": "論文の主張",
  "page.part.controls": "試せること",
  "page.part.numbers": "数値",
  "page.part.events": "起きたこと",
  "page.part.charts": "グラフ",
  "page.unknownParts":
    "この枠のアドレスは、表示できないものを求めています。ほかのものは表示しています。show= の後に書けるのは figure、text、question、code、numbers、paper、events、controls、charts で、間はコンマで区切ります。",
  "page.badActor":
    "このページのアドレスには、学習者が誰であるかが、記録できる形で書かれていません。actor= は JSON で、mbox、mbox_sha1sum、openid、account のどれか1つを含みます。答えは名前なしで記録されます。",
  "page.badEndpoint":
    "このページのアドレスは、記録先を示していません。endpoint= は https:// か http:// で始まるアドレスです。答えはどこにも記録されません。",
  "page.storeSilent": "記録先が応答しません。{n} 件の記録がこのブラウザーで待っており、後で送り直します。",
  "page.storeRefuses":
    "記録先が {n} 件の記録を状態 {status} で拒みました。記録はこのブラウザーに残り、後で送り直します。理由は記録先の管理者に尋ねてください。",
  "page.recordsTaken": "すべての記録が記録先に届きました。",
  "page.noPlatform":
    "このページの外側に学習プラットフォームが見つかりませんでした。レッスンは動きますが、何も記録されません。コースの中でパッケージを開いてください。",
  "page.platformRefuses":
    "学習プラットフォームが一部を受け取りませんでした。レッスンはそのまま続けられます。",
};

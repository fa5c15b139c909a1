/** What is measured by the clock, and work that takes long, in Japanese. */
import type { Like } from "../../../state/like";
import type { measuring as english } from "../en/measuring";

export const measuring: Like<typeof english> = {
  "page.range": "{low} から {high}",
  "page.spread": "時間は繰り返し測定した中央値です。測定の半分は ± の範囲に入ります。",
  "page.noisy": "ばらつき大",
  "page.noisyTitle":
    "測定のばらつきが、比べるものの差より大きくなっています。どちらが速いかは、ここからは言えません。",
  "page.again": "もう一度",
  "page.againTitle": "測定し直します",
  "page.working": "計算中…",
  "page.workingShare": "計算中… {done}\u202f%",
  "page.howMuchDone": "進み具合",
  "page.cancel": "中止",
  "page.cancelTitle": "表示中のステップへ戻ります。計算済みのものは残ります（Esc）",
};

/** Words that several lessons use, in Japanese. */
import type { Like } from "../../../state/like";
import type { common as english } from "../en/common";

export const common: Like<typeof english> = {
  "chapter.closest-points": "最近点",
  "chapter.colliding-faces": "衝突する面",
  "chapter.hierarchical-spheres": "階層球",
  "chapter.face-constraints": "面拘束",
  "chapter.path-planning": "経路計画",
  "chapter.flat-contours": "平面の輪郭",
  "chapter.what-is-ours": "本ページの方法",
  "label.yes": "はい",
  "label.no": "いいえ",
  "label.none": "なし",
  "label.several": "2つ以上",
  "axis.step": "ステップ",
  "axis.length": "長さ",
  "number.upper": "上界 |ν|",
  "number.lower": "下界 r",
  "number.iterations": "反復回数",
  "number.evaluations": "サポート点の計算回数",
  "number.products": "内積の回数",
  "line.upper": "上界",
  "line.lower": "下界",
  "line.upper-compared": "上界（比較）",
  "line.lower-compared": "下界（比較）",
  "number.false-alarms": "誤警報",
  "axis.moves": "移動",
  "number.level": "段",
  "axis.milliseconds": "ms",
};

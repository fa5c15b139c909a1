/** Words that several lessons use, in Russian. */
import type { Like } from "../../../state/like";
import type { common as english } from "../en/common";

export const common: Like<typeof english> = {
  "chapter.closest-points": "Ближайшие точки",
  "chapter.colliding-faces": "Сталкивающиеся грани",
  "chapter.hierarchical-spheres": "Иерархия сфер",
  "chapter.face-constraints": "Связи по граням",
  "chapter.path-planning": "Планирование пути",
  "chapter.flat-contours": "Плоские контуры",
  "chapter.what-is-ours": "Что сделали мы",
  "label.yes": "да",
  "label.no": "нет",
  "label.none": "ни одного",
  "label.several": "больше одного",
  "axis.step": "шаг",
  "axis.length": "длина",
  "number.upper": "верхняя граница |ν|",
  "number.lower": "нижняя граница r",
  "number.iterations": "итерации",
  "number.evaluations": "поиски опорной точки",
  "number.products": "скалярные произведения",
  "line.upper": "верхняя граница",
  "line.lower": "нижняя граница",
  "line.upper-compared": "верхняя, для сравнения",
  "line.lower-compared": "нижняя, для сравнения",
  "number.false-alarms": "ложных тревог",
  "axis.moves": "сдвиги",
  "number.level": "уровень",
  "axis.milliseconds": "мс",
};

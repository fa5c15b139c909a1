/** The menus about parts, pairs and the picture, in Russian. */

import type { Like } from "../../../state/like";
import type { context as english } from "../en/context";
import { plural } from "./plural";

export const context: Like<typeof english> = {
  fit: "Показать крупно",
  section: "Сечение через неё",
  alike: "Выбрать все такой же формы",
  alikeFound: (n) =>
    n === 1
      ? "Других деталей такой формы нет."
      : `${plural(n, "деталь имеет", "детали имеют", "деталей имеют")} такую форму.`,
  group: (name) => `Выбрать всё в группе ${name}`,
  path: (n) => (n > 1 ? "Копировать пути" : "Копировать путь"),
  percent: (share) => `${share * 100}\u202f%`,
  colour: "Цвет…",
  remove: "Удалить",

  show: "Показать",
  showCut: "Показать в разрезе",
  selectPair: "Выбрать обе детали",
  isolatePair: "Изолировать обе детали",
  pairs: (n) => plural(n, "результат", "результата", "результатов"),

  picture: "Рисунок",
  fitAll: "Показать всё",
  look: "Вид",
  views: { front: "Спереди", right: "Справа", top: "Сверху", iso: "Наискось" },
  closeSection: "Закрыть сечение",
  selectAll: "Выбрать все",
  copied: "Скопировано в буфер обмена.",
};

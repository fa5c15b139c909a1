/** What is seen: a pair that is shown, and planes that cut the picture open, in Russian. */

import type { Like } from "../../../state/like";
import type { sight as english } from "../en/sight";
import { form, plural } from "./plural";

export const sight: Like<typeof english> = {
  label: "Показанная пара",
  place: (at, n) => `${at} из ${n}`,
  previous: "Предыдущий результат (P)",
  next: "Следующий результат (N)",
  hidden: (n) =>
    `${form(n, "убрана", "убраны", "убрано")} ${plural(n, "заслоняющая деталь", "заслоняющие детали", "заслоняющих деталей")}`,
  section: "Сечение",
  sectionTitle: "Разрезать рисунок плоскостью через показанную пару (C)",
  leave: "Назад",
  leaveTitle: "Вернуть прежний вид (Esc)",

  planes: "Плоскости сечения",
  add: "Добавить плоскость",
  tooMany: "Плоскостей сечения может быть четыре; сначала удалите одну.",
  across: (axis) => `Поперёк ${axis.toUpperCase()}`,
  along: "Положить плоскость",
  pick: { face: "Вдоль грани, указанной щелчком", points: "Через три точки, указанные щелчком" },
  flip: "Срезать другую сторону",
  apart: "Разнесено",
  apartMeans: "Только на рисунке: проверяются детали на своих местах. Перетаскивание поворачивает вид.",
  apartStays: "Детали показаны врозь. Прежде чем двигать деталь, нажмите Esc, чтобы вернуть их на места.",
  howFar: "Насколько далеко разнесены детали",
  percent: (n) => `${n}\u202f%`,
  together: "Собрать детали",
  togetherTitle: "Показать детали на своих местах (Esc)",

  remove: "Удалить плоскость",
  place1: (n) => `Место плоскости ${n}`,
};

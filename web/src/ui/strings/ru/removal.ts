/** Taking parts out, in Russian. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { removal as english } from "../en/removal";
import { plural } from "./plural";

export const removal: Like<typeof english> = {
  ask: "Можно ли её вынуть?",
  askSeveral: "Можно ли их вынуть?",
  askTitle: "Ищет путь, по которому выбранное как одно целое выйдет из всех остальных видимых деталей",
  title: (name) => `Вынуть: ${name}`,
  close: "Закрыть",
  cancel: "Отмена",
  again: "Искать снова",
  group: (first, more) => `${first} и ещё ${plural(more, "деталь", "детали", "деталей")}`,

  searching: "Поиск пути наружу…",
  shortening: "Путь есть; он укорачивается…",
  places: (states) => `пройдено ${plural(states, "место", "места", "мест")}`,
  found: (length) => `Да: ${length}`,
  clearance: (length, other) => `наименьший зазор ${length}, ${other}`,
  between: (lower, upper) => `от ${lower} до ${upper}`,
  contact: (other) => `касание: ${other}`,
  freeFrom: (percent) => `свободно от всего начиная с ${percent}`,
  outside: "Это уже вне всех остальных видимых деталей.",
  none: (resolution) => `Пути наружу нет: ${resolution}`,
  tooMany: (states) => `Не найдено: пройдено ${plural(states, "место", "места", "мест")}, и это не все`,
  tooManyHint: "Путь может быть. Возьмите шаг крупнее или меньше поворотов.",
  noneHint: "При более мелком шаге или поворотах путь может найтись.",
  cancelled: "Отменено до ответа.",
  moved: "С тех пор детали сдвинулись. Найденное относится к тому, как они стояли.",
  resolution: (step, turns) => `шаг ${step}, ${turns}`,
  turnsOf: (angle) => `повороты по ${angle}`,
  noTurns: "без поворотов",
  blockers: "Мешают:",
  look: (part, other) => `Показать: ${part} и ${other}`,
  more: (n) => `и ещё ${count(n)}`,
  others: (n) => `${plural(n, "деталь может", "детали могут", "деталей могут")} мешать.`,
  hidden: (n) => `${plural(n, "скрытая деталь", "скрытые детали", "скрытых деталей")} не в счёт.`,
  how: (resolution, fit) => `Как искали: ${resolution}, посадка ${fit}.`,

  place: "Место на пути",
  placeIs: (percent, length) => `${percent}, ${length}`,
  play: "Показать путь",
  pause: "Пауза",
  takeOut: "Вынуть",
  takeOutTitle: "Оставляет детали в конце пути; отмена возвращает их",
  export: "Сохранить путь как",
  formats: { csv: "CSV", json: "JSON" },
  saved: (name) => `Сохранено: ${name}.`,

  settings: "Как искать",
  chosen: "авто",
  fields: {
    step: ["Шаг", "На каком расстоянии друг от друга пробуются места. Пусто: по размерам."],
    turns: ["Повороты", "Через какой угол пробуются повороты вокруг каждой оси. Чем их больше, тем дольше."],
    fit: [
      "Посадка",
      "На сколько детали считаются меньше, чтобы тесные посадки и касающиеся грани отпускали. Пусто: по точности сеток.",
    ],
  },
  never: "нет",
  notALength: (typed) =>
    `«${typed}» – не длина больше нуля. Введите, например, 2.5 или 1/8 in либо оставьте пустым.`,
};

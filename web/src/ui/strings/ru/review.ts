/** What was decided about clashes, and reports of it, in Russian. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { review as english } from "../en/review";
import { plural } from "./plural";

const clashes = (n: number): string => plural(n, "коллизия", "коллизии", "коллизий");

export const review: Like<typeof english> = {
  standing: {
    changed: "Изменилось",
    new: "Новое",
    active: "В работе",
    reviewed: "Просмотрено",
    approved: "Одобрено",
    resolved: "Устранено",
  },
  standingTitle: {
    changed: "Стало хуже, чем когда принималось решение, или осталось после того, как было устранено",
    new: "Никто ещё ничего не решил",
    active: "Известно, и что-то предстоит сделать",
    reviewed: "Кто-то это просмотрел",
    approved: "Может остаться, не глубже, чем сейчас",
    resolved: "Об этом позаботились",
  },
  lead: (found, approved) => (approved ? `${found}, одобрено` : found),
  filter: "Только коллизии со статусом",
  status: "Статус",
  priority: "Приоритет",
  priorities: { low: "Низкий", normal: "Обычный", high: "Высокий", critical: "Критический" },
  noPriority: "без приоритета",
  assignee: "Ответственный",
  nobodyYet: "поручить…",
  comment: "Комментарий",
  commentHint: "Что об этом следует знать",
  add: "Добавить",
  group: "Группа",
  noGroup: "назвать группу…",
  tests: "Проверки",
  testsTitle: "Какие детали проверяются, на что и что считается коллизией",
  onlyTest: (name) => `Только коллизии проверки «${name}»`,
  allTests: "Снова показать все пары",
  grouping: "Коллизии по группам",
  groupBy: {
    none: "без групп",
    hand: "по своим группам",
    part: "по деталям",
    level: (level) => `по сборкам, уровень ${level}`,
    nearness: "по близости",
    sameness: "одинаковые × n",
  },
  bunch: (n, open) => `${clashes(n)}, ${open ? "развёрнуто" : "свёрнуто"}`,
  times: (n) => `× ${count(n)}`,
  topLevel: "верхний уровень",
  nearby: "рядом",
  several: (n) => `Выбрано: ${clashes(n)}`,
  clear: "Снять выбор",
  comments: "Комментарии",
  nobody: "Кто-то",
  others: "Как в файле BCF",
  othersTitle: "Смотреть оттуда же, откуда в файле, с тем же сечением",

  name: {
    title: "Кто решает?",
    about: "Ваше имя стоит рядом с тем, что вы решаете и пишете. Оно хранится в этом браузере.",
    label: "Имя",
    go: "Дальше",
    cancel: "Отмена",
  },

  report: {
    title: "Отчёт",
    about: "Передать то, что найдено и решено",
    kinds: {
      html: "HTML – читать и печатать",
      csv: "Таблица CSV",
      xlsx: "Таблица Excel (XLSX)",
      bcf: "Замечания BCF для САПР и BIM",
      junit: "JUnit для серверов сборки",
      glb: "3D-модель коллизий (GLB)",
      decisions: "Решения, чтобы принять их снова",
    },
    pictures: "с рисунками в HTML и BCF",
    open: "Принять решения из файла…",
    lacks: (pictures, of) =>
      `Рисунки есть для ${count(pictures)} из ${plural(of, "коллизии", "коллизий", "коллизий")}.`,
    progress: (done, of) => `Создание рисунков: ${count(done)} из ${count(of)}`,
    cancel: "Отмена",
  },
  taken: (n) => `Решения приняты из файла: ${clashes(n)}.`,
};

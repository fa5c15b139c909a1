/** Tests: what is asked of which parts, in Russian. Loaded with their panel. */

import type { PartSet } from "../../../engine/types";
import { count, length } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { tests as english } from "../en/tests";
import { plural } from "./plural";

/** So many parts of a list are named. */
const named = 2;

export const tests: Like<typeof english> = {
  title: "Проверки",
  add: "Добавить",
  close: "Закрыть список проверок",
  files: "Файл",
  open: "Взять проверки из файла…",
  save: "Сохранить проверки в файл",
  edit: "Изменить",
  editTitle: (name) => `Изменить проверку «${name}»`,
  duplicate: (name) => `Скопировать проверку «${name}»`,
  remove: (name) => `Удалить проверку «${name}»`,
  removed: (name) => `Проверка «${name}» удалена вместе с её коллизиями. Отмена вернёт и то и другое.`,
  show: (name) => `Показать только коллизии проверки «${name}»`,
  looking: "Проверки выполняются…",
  noClash: "нет коллизий",
  leftOut: (n) => `${count(n)} исключено`,
  undecided: (n) => `${count(n)} не решено`,
  firstName: "новая проверка",

  kinds: {
    interference: "детали пересекаются",
    clearance: "детали ближе, чем",
    contact: "детали касаются друг друга",
    duplicates: "детали дважды на одном месте",
  },
  kindOf: (kind, units) =>
    typeof kind === "string"
      ? { interference: "Пересечение", contact: "Касание", duplicates: "Дубликаты" }[kind]
      : `Зазор ${length(kind.clearance, units)}`,
  between: (a, b) => (a === "all" && b === "all" ? "все детали" : `${setOf(a)} × ${setOf(b)}`),
  tolerated: (tolerance) => `допуск ${tolerance}`,
  setOf,
  rule: (rule, units) => {
    if (rule === "approved") return "пары, одобренные в другом месте, не глубже";
    if (rule === "meeting") return "пары, которые встречаются";
    if ("sameAssembly" in rule) return "пары одной подсборки";
    if ("pairs" in rule) return `${setOf(rule.pairs.a)} × ${setOf(rule.pairs.b)}`;
    const { name, upTo } = rule.fasteners;
    return `«${name}» в том, что они скрепляют${upTo === undefined ? "" : `, не глубже ${length(upTo, units)}`}`;
  },
  without: (rules) => `исключены: ${rules}`,
  empty: (side, set) => `В наборе ${side} нет деталей: ${setOf(set)}.`,

  form: {
    new: "Новая проверка",
    change: (name) => `Проверка «${name}»`,
    name: "Имя",
    kind: "Коллизия – это",
    distance: "Расстояние",
    tolerance: "Допуск",
    toleranceTitle: "Что не глубже или ближе не больше чем на это, не считается",
    undecided: "а также пары, о которых сказать нельзя",
    sides: { a: "A, один набор", b: "B, другой набор" },
    rules: "Исключено",
    addRule: "исключить…",
    removeRule: "Не исключать",
    save: "Сохранить",
    cancel: "Отмена",
    wrong: "Сначала исправьте отмеченное.",
  },
  ruleNames: {
    sameAssembly: "детали одной подсборки",
    fasteners: "крепёж в том, что он скрепляет",
    pairs: "пары двух наборов",
    approved: "пары, одобренные в другой проверке",
    meeting: "пары, которые встречаются",
  },
  ruleTitles: {
    approved: "Пока они не глубже, чем были тогда",
    meeting:
      "Пары, которые пересекаются, касаются или не решены: для проверки зазора рядом с проверкой пересечений",
  },
  level: "в",
  innermost: "самой внутренней сборке",
  levelOf: (level) => (level === 1 ? "самой внешней сборке" : `сборке уровня ${count(level)}`),
  fastener: {
    name: "Их имена",
    held: "Что они скрепляют",
    upTo: "Не глубже",
    anyDepth: "на любую глубину",
  },

  sets: {
    all: "все детали",
    name: "детали с именем",
    tree: "группа дерева",
    colour: "детали одного цвета",
    layer: "детали в слоях с именем",
    parts: "выбранные детали",
    anyOf: "любое из этих",
    allOf: "все эти условия",
    not: "все, кроме",
  },
  kindOfSet: (label) => `${label}: какие детали`,
  pattern: "* заменяет любые знаки, ? – один",
  take: "Взять выбранное",
  takeTitle: "Именно те детали, что выбраны сейчас",
  nothingSelected: "Выберите детали на рисунке или в дереве и возьмите их.",
  parts: (n) => plural(n, "деталь", "детали", "деталей"),
  select: "Выбрать их",
  noPart: {
    name: (pattern) => `Деталей с именем «${pattern}» нет: * заменяет любые знаки, ? – один.`,
    other: "В этом наборе нет деталей.",
  },
  addSet: "Добавить набор",
  removeSet: "Убрать этот набор",
};

function setOf(set: PartSet): string {
  if (set === "all") return "все детали";
  if ("name" in set) return `«${set.name}»`;
  if ("tree" in set) return set.tree.at(-1) ?? "все детали";
  if ("colour" in set) return `детали цвета ${set.colour}`;
  if ("layer" in set) return `слои «${set.layer}»`;
  if ("not" in set) return `все, кроме: ${bracketed(set.not)}`;
  if ("anyOf" in set) return set.anyOf.map(bracketed).join(" или ") || "ничего";
  if ("allOf" in set) return set.allOf.map(bracketed).join(" и ") || "все детали";
  const names = set.parts.map(({ path }) => path.at(-1) ?? "");
  const more = names.length - named;
  return names.length === 0
    ? "ничего"
    : [names.slice(0, named).join(", "), ...(more > 0 ? [`и ещё ${count(more)}`] : [])].join(" ");
}

const bracketed = (set: PartSet): string =>
  typeof set !== "string" && ("anyOf" in set || "allOf" in set) ? `(${setOf(set)})` : setOf(set);

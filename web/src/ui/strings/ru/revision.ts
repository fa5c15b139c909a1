/** Revisions, and files of what others decided, in Russian. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { revisionText as english } from "../en/revision";
import { plural } from "./plural";

const listed = (titles: readonly string[]): string => {
  const some = titles.slice(0, 3).map((title) => `«${title}»`);
  const more = titles.length - some.length;
  return [...some, ...(more > 0 ? [`ещё ${count(more)}`] : [])].join(", ");
};

export const revisionText: Like<typeof english> = {
  offer: {
    title: "Новая ревизия?",
    about: (file, of, found, parts) =>
      file === of && found === parts
        ? `Файл «${file}» похож на новую ревизию того, что открыто: то же имя и все детали (${count(parts)}).`
        : `Файл «${file}» похож на новую ревизию «${of}»: из ${plural(parts, "детали", "деталей", "деталей")} снова есть ${count(found)}.`,
    hint: "Если заменить, решения, имена, цвета и места останутся у деталей, которые есть снова. Отмена вернёт прежнюю.",
    of: "Какую?",
    replace: "Заменить",
    beside: "Добавить рядом",
    alone: "Открыть отдельно",
    cancel: "Отмена",
  },
  replacing: "Сопоставление деталей",
  none: "Здесь нет ничего, ревизией чего это могло бы быть. Сначала откройте модель.",
  which:
    "Открыто несколько файлов, и ни на один из них он не похож. Перетащите его на страницу и выберите или добавьте рядом.",

  title: "Новая ревизия",
  label: "Что изменила новая ревизия",
  show: "Рисунок",
  shows: { before: "Было", now: "Стало", both: "Оба", wipe: "Шторка" },
  showTitles: {
    before: "Как было и где было",
    now: "Как стало; цвет говорит, что произошло",
    both: "Как стало, с прозрачными следами там, где детали были",
    wipe: "Слева от границы прежнее, справа новое",
  },
  wipe: "Где граница",
  kinds: {
    moved: "сдвинуто",
    changed: "другая форма",
    added: "добавлено",
    removed: "удалено",
    renamed: "переименовано",
    same: "без изменений",
  },
  close: "Закрыть; новая ревизия остаётся",
  was: (path) => `было ${path}`,
  movedBy: (length) => `на ${length}`,
  select: (name) => `Выбрать «${name}»`,
  nothing: "Все детали такие же, как были.",

  clashes: "Коллизии",
  news: (fresh, worse) =>
    [
      ...(fresh > 0 ? [plural(fresh, "новая", "новые", "новых")] : []),
      ...(worse > 0 ? [`${count(worse)} хуже`] : []),
    ].join(", "),
  onlyNews: "Показать только то, что появилось или стало хуже с этой ревизией",
  noNews: "нет ни новых, ни худших",
  gone: (n) => `${count(n)} устранено новой ревизией`,
  goneTitle: "Их больше нет, что бы о них ни было решено",
  said: (status) => `статус был: ${status.toLowerCase()}`,
  unsaid: "никто ничего не решал",

  files: {
    first: (file) => `${file} – о деталях, а их здесь нет. Сначала откройте модель.`,
    tests: (n) => `Проверки из файла выполняются: ${plural(n, "коллизия", "коллизии", "коллизий")}.`,
    heard: (file, taken) =>
      taken === 0
        ? `В ${file} нет ничего о коллизиях, которые здесь есть.`
        : `${file}: перенято сказанное о ${plural(taken, "коллизии", "коллизиях", "коллизиях")}.`,
    unknown: (titles) =>
      titles.length === 0
        ? ""
        : `${plural(titles.length, "тема не относится", "темы не относятся", "тем не относятся")} ни к одной коллизии здесь: ${listed(titles)}.`,
    failed: (file) => `Перенять ${file} не удалось; ничего не изменилось.`,
  },
};

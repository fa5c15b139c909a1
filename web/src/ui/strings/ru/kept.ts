/** What is kept in this browser, in Russian. */

import { bytes } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { kept as english } from "../en/kept";
import { plural } from "./plural";

const since = new Intl.RelativeTimeFormat("ru", { numeric: "auto" });
const steps = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** “5 минут назад”. */
export function ago(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  const step = steps.find(([, length]) => seconds >= length);
  return step ? since.format(-Math.floor(seconds / step[1]), step[0]) : "только что";
}

export const kept: Like<typeof english> = {
  goOn: (title) => `Продолжить: ${title}`,
  facts: (parts, age) => `${plural(parts, "деталь", "детали", "деталей")}, сохранено ${ago(age)}`,
  open: "Открыть",
  forget: "Забыть",
  notNow: "Не сейчас; остаётся в меню «Открыть»",
  offer: "Сохранённая работа",
  title: "Сохранено в этом браузере",
  why: "То, что вы открываете и меняете, – на случай, если страница будет закрыта или откажет. Только для этой страницы; никогда не покидает этот компьютер.",
  none: "Ничего не сохранено: готовые сцены без изменений хранить незачем.",
  row: (parts, size, age) => `${plural(parts, "деталь", "детали", "деталей")} · ${bytes(size)} · ${ago(age)}`,
  here: "открыто здесь",
  elsewhere: "открыто в другой вкладке",
  forgetOne: (title) => `Забыть: ${title}`,
  forgetAll: "Забыть всё",
  back: (title) => `Восстановлено из сохранённого: ${title}.`,
  notKept:
    "Не сохраняются: история отмен, ответы ядра САПР, сравнение с прежней ревизией, сечения, итоги проверок движения и извлечения.",
  copied: (title) => `Открыто как копия: ${title}.`,
  copiedWhy: "Возможно, это открыто в другой вкладке: каждая хранит своё.",
  failed: "Не удалось прочитать или изменить то, что сохранено в этом браузере.",
  gone: "Это больше не хранится.",
  refused: "Этот браузер ничего не хранит для этой страницы.",
  refusedWhy: "Всё остальное работает. Прежде чем закрыть страницу, сохраните сцену в файл.",
  refusedAll:
    "Этот браузер ничего не хранит для этой страницы, как в приватном окне. Сохраняйте сцены в файлы.",
  leave: {
    title: "Уйти, не сохранив?",
    about:
      "Этот браузер не может сохранить то, что открыто: другая сцена на его месте сотрёт его. Сначала сохраните его в файл.",
    save: "Сохранить и продолжить",
    go: "Продолжить без него",
    cancel: "Отмена",
  },
  full: "В этом браузере нет места, чтобы сохранить эту сцену.",
  fullWhy: (needed, left) =>
    `Её файлам нужно ${bytes(needed)}, а осталось ${bytes(Math.max(left, 0))}. Сохраните её в файл или уберите что-нибудь из сохранённого в меню «Открыть».`,
};

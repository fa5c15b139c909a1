/** What is measured by the clock, and work that takes long, in Russian. */
import type { Like } from "../../../state/like";
import type { measuring as english } from "../en/measuring";

export const measuring: Like<typeof english> = {
  "page.range": "от {low} до {high}",
  "page.spread": "Время – медиана нескольких измерений. Половина измерений лежит в пределах ±.",
  "page.noisy": "разброс велик",
  "page.noisyTitle":
    "Измерения различаются между собой сильнее, чем то, что здесь сравнивается. Что быстрее, по ним сказать нельзя.",
  "page.again": "Ещё раз",
  "page.againTitle": "Измерить заново",
  "page.working": "Идёт расчёт…",
  "page.workingShare": "Идёт расчёт… {done}\u202f%",
  "page.howMuchDone": "Сколько уже сделано",
  "page.cancel": "Отмена",
  "page.cancelTitle": "Назад к показанному шагу; вычисленное сохранится (Esc)",
};

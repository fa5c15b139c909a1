/** What the CAD kernel itself says of pairs, in Russian. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { verify as english } from "../en/verify";
import { plural } from "./plural";

export const verify: Like<typeof english> = {
  button: "Сверить с САПР",
  buttonTitle: "Спросить ядро САПР об истинных телах файла: их общем объёме и расстоянии",
  all: {
    interfere: (n) => `все пересекающиеся: ${count(n)}`,
    undecided: (n) => `все нерешённые: ${count(n)}`,
  },
  progress: (done, of) => `Вопросы ядру САПР: ${count(done)} из ${count(of)}`,
  cancel: "Отмена",
  sign: "САПР",

  found: (common, distance) =>
    `Ядро САПР: ${common === undefined ? "общего объёма нет" : `общий объём ${common}`}, расстояние ${distance}`,
  refused: (why) => `Ядро САПР: ответа нет (${why})`,
  outdated: (found) => `${found}; устарело: с тех пор детали сдвинулись`,
  said: {
    interferes: (common) => `по ядру САПР пересекаются, общий объём ${common}`,
    touches: "по ядру САПР касаются",
    clear: (distance) => `по ядру САПР свободны, ${distance}`,
  },

  done: (n, { interferes, touches, clear, refused }) =>
    `Ядро САПР спрошено о ${plural(n, "паре", "парах", "парах")}: ${[
      ...(interferes > 0 ? [plural(interferes, "пересекается", "пересекаются", "пересекаются")] : []),
      ...(touches > 0 ? [plural(touches, "касается", "касаются", "касаются")] : []),
      ...(clear > 0 ? [plural(clear, "свободна", "свободны", "свободны")] : []),
      ...(refused > 0 ? [`${count(refused)} без ответа`] : []),
    ].join(", ")}.`,
  cancelled: "Сверка отменена. Ответы, полученные до этого, сохранены.",
  failed: "Не удалось спросить ядро САПР обо всех парах.",
  cannot: "Сверить можно только два тела одного файла STEP.",
  filesGone:
    "Файл, из которого взяты детали, больше нельзя прочитать: с тех пор он был перемещён, изменён или удалён. Откройте его снова.",
  tooMuch:
    "Нужно больше памяти, чем браузер даёт этой странице, или ядро натолкнулось на собственную ошибку. Сверяйте меньше пар за раз.",
  hung: (minutes) =>
    `Попытка прекращена: ядро не отвечало ${plural(minutes, "минуту", "минуты", "минут")}. Сверьте остальные пары без этой.`,
};

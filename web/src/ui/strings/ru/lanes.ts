/** Which thread did what, in Russian. */

import { bytes, count, duration } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { lanes as english } from "../en/lanes";
import { plural } from "./plural";

const deeds = {
  answered: "ответ дан",
  checked: "проверен отрезок движения",
  stopped: "прервано до ответа, продолжится позже",
  waking: "пробуждение",
  waiting: "ожидание остальных",
};

const hand = (hand: number): string => (hand === 0 ? "движок" : `исполнитель ${hand}`);
const busy = (share: number): string => `занят на ${Math.round(100 * share)}\u00a0%`;

const together = "всех потоков вместе";
const times = (n: number): string => plural(n, "раз", "раза", "раз");

export const lanes: Like<typeof english> = {
  title: "Кто что делал",
  none: "Вопросов ещё не было.",
  stretch: (millis) =>
    `Последний отрезок работы занял ${duration(millis)}. Наведите указатель на полоску, чтобы узнать, о чём она.`,
  hand,
  busy,
  lane: (number, share) => `${hand(number)}, ${busy(share)}`,
  deeds: Object.entries(deeds),
  span: ({ from, to, deed }, pair) =>
    `${pair ? `${pair.join(", ")}: ` : ""}${deeds[deed]}, ${duration(to - from)}`,

  counted: "Посчитано с тех пор, как в последний раз всё спрашивалось заново",
  totals: (trace) => [
    [
      "Ответы",
      `${plural(trace.answered, "вопрос", "вопроса", "вопросов")} о парах, ${duration(trace.answeringMs)} ${together}`,
    ],
    ["Движение", `${duration(trace.checkingMs)} ${together}`],
    ["Прервано", `${times(trace.stopped)}, ${duration(trace.stoppedMs)} пришлось потратить снова`],
    ["Пробуждения", `${times(trace.wakes)}, ${duration(trace.wakingMs)} до готовности`],
    ["Ожидание", `${duration(trace.waitingMs)} движок ждал исполнителей`],
    [
      "Блокировки",
      `${times(trace.locks)}, из них ${count(trace.contended)} – пока замок держал другой поток`,
    ],
    ["Копии", `${bytes(trace.copied)} вопросов и ответов; сетки и деревья общие`],
  ],
};

/** How files are opened, in Russian. */

import { bytes } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { open as english } from "../en/open";

export const open: Like<typeof english> = {
  andMore: (name, n) => `${name} и ещё ${n}`,
  kernelHas: (memory) => `Ядро САПР: ${bytes(memory)}`,
  kernelTook: (memory) => `Ядро САПР заняло ${bytes(memory)} памяти и вернуло её.`,
  accuracy: "Точность STEP",
  bySize: "по размеру",
  accuracyWhy:
    "На сколько кривые поверхности файлов STEP, открываемых далее, могут отстоять от своих треугольников. По размеру: одна пятитысячная самой большой детали, а у поверхностей свободной формы, которым нужно слишком много треугольников, – больше.",
  notAnAccuracy: (typed) => `«${typed}» – не точность: нужна длина больше 0, например 0.01 mm.`,
};

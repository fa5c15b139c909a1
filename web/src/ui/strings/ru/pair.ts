/** How two parts are to each other, and all pairs together, in Russian. */

import { count } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { pair as english } from "../en/pair";
import { plural } from "./plural";

export const pair: Like<typeof english> = {
  exact: "точно",
  bounded: "в границах",
  ofMesh: "по сетке",
  deep: (depth) => `глубина ${depth}`,
  meshesDeep: (depth) => `сетки входят друг в друга на ${depth}`,
  interval: (lower, upper) => `от ${lower} до ${upper}`,
  apart: (distance) => `расстояние ${distance}`,
  common: (volume, pieces) =>
    pieces > 1
      ? `общий объём ${volume}, ${plural(pieces, "кусок", "куска", "кусков")}`
      : `общий объём ${volume}`,
  inPlace: (part, other) => `${part} лежит на месте другой: ${other}`,
  nearlyInPlace: (part, other) => `${part} лежит почти на месте другой: ${other}`,
  basis: {
    planar: "плоские грани: точно",
    model: "сетка и есть модель: точно",
    bounded: (off) => `фасеты отклоняются на ${off}, по поверхностям файла САПР`,
    estimated: (off) => `фасеты могут отклоняться на ${off}, оценка по самим фасетам`,
  },
  because: {
    withinDeviation: (off) =>
      `фасеты могут отклоняться на ${off}: ответ дала бы более тонкая сетка или истинная поверхность`,
    nearerThanDeviation: (off) =>
      `врозь, но фасеты могут отклоняться на ${off}: ответ дала бы более тонкая сетка или истинная поверхность`,
    withinBound: (off) => `фасеты отклоняются на ${off}: ответ дала бы более тонкая сетка`,
    nearerThanBound: (off) => `врозь, но фасеты отклоняются на ${off}: ответ дала бы более тонкая сетка`,
    open: (name) => `${name}: поверхность не замкнута и внутренности не имеет, замкните её`,
    openBoth: "обе не замкнуты и внутренности не имеют: замкните их",
    selfOverlap: (name) => `${name} пересекает сама себя: исправьте её`,
    unoriented: (name) => `${name}: часть треугольников вывернута наизнанку, разверните их`,
    coarse:
      "у координат слишком мало цифр, чтобы отличить касание от зазора или пересечения: экспортируйте ближе к началу координат или с большим числом цифр",
    unknown: "по этим сеткам сказать нельзя",
  },

  summary: ({ interfere, duplicate, undecided, touch, approved }) => {
    const accepted = approved > 0 ? [`${count(approved)} одобрено`] : [];
    const known = [
      ...(interfere > 0
        ? [plural(interfere, "пара пересекается", "пары пересекаются", "пар пересекаются")]
        : []),
      ...(duplicate > 0
        ? [plural(duplicate, "пара на одном месте", "пары на одном месте", "пар на одном месте")]
        : []),
      ...(undecided > 0 ? [plural(undecided, "пара не решена", "пары не решены", "пар не решены")] : []),
    ];
    if (known.length > 0) return [...known, ...accepted, ...(touch > 0 ? [touching(touch)] : [])].join(", ");
    if (approved > 0)
      return `Больше ничто не пересекается, ${plural(approved, "пара одобрена", "пары одобрены", "пар одобрены")}${touch > 0 ? `, ${touching(touch)}` : ""}`;
    return touch > 0 ? `Ничто не пересекается, ${touching(touch)}` : "Столкновений нет";
  },

  details: {
    body: (triangles) => `В общем теле ${plural(triangles, "треугольник", "треугольника", "треугольников")}.`,
    save: "Сохранить тело как",
    saveTitle: (format) => `Сохранить общее тело двух деталей как ${format}`,
    saved: (name) => `Сохранено: ${name}.`,
  },
};

const touching = (n: number): string => plural(n, "касание", "касания", "касаний");

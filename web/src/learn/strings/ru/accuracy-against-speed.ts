/** Accuracy against speed, in Russian. */
import type { Like } from "../../../state/like";
import type { accuracyAgainstSpeed as english } from "../en/accuracy-against-speed";

export const accuracyAgainstSpeed: Like<typeof english> = {
  "lesson.accuracy-against-speed": "Точность и скорость",
  "about.accuracy-against-speed": "Чего стоят и что дают меньшие сферы, по множеству положений двух деталей.",
  "source.accuracy-against-speed":
    "Патент США 5056031 (1991) · положения и детали придуманы · время измерено здесь, один поток",

  "parameter.accuracy-against-speed.shapes": "Детали",
  "choice.accuracy-against-speed.shapes.ring": "Кольцо и труба",
  "choice.accuracy-against-speed.shapes.bracket": "Кронштейн и стержень",
  "parameter.accuracy-against-speed.accuracy": "Наименьший радиус в конце",
  "parameter.accuracy-against-speed.ratio": "ρ: отношение между рангами",
  "parameter.accuracy-against-speed.making": "Сферы",
  "choice.accuracy-against-speed.making.exact": "ρ точно, ячейки (наш способ)",
  "choice.accuracy-against-speed.making.source": "Как в тексте",

  "say.accuracy.poses": {
    title: "много положений",
    text: [
      "Деталь ставят в разные положения около другой, всего их {poses}; некоторые показаны на рисунке. Если судить по граням, сталкиваются {colliding}.",
      "Теперь то же должны сказать сферы, сначала большие, потом всё меньше и меньше.",
    ],
    formula: ["сталкиваются {colliding} из {poses}"],
  },
  "say.accuracy.coarse": {
    title: "большие сферы",
    text: [
      "Если наименьший радиус сфер {radius}, их у обеих деталей вместе {spheres}. На одно испытание уходит в среднем проверок: {tests}.",
      "Пропущено столкновений {missed} из {colliding}, но и о других положениях сказано, что они сталкиваются; таких {alarms}: сферы выступают из поверхности. На рисунке такое положение, а красным – две сферы, которые пересекаются.",
    ],
    formula: ["{alarms} {alarms|ложная тревога|ложные тревоги|ложных тревог|ложной тревоги} из {poses}"],
  },
  "say.accuracy.rung": {
    title: "вниз до {radius}",
    text: [
      "Наименьший радиус меньше в √2 раз: сфер {spheres}, проверок на испытание {tests}.",
      "{alarms} {alarms|ложная тревога|ложные тревоги|ложных тревог|ложной тревоги} и {missed} {missed|пропущенное касание|пропущенных касания|пропущенных касаний|пропущенного касания} в положениях, которых {poses}. При ложной тревоге до касания не больше {within}.",
    ],
    formula: [
      "{alarms} {alarms|ложная тревога|ложные тревоги|ложных тревог|ложной тревоги} из {poses}",
      "зазор ≤ 4·{radius}",
    ],
  },
  "say.accuracy.ratios": {
    title: "сколько рангов?",
    text: [
      "Снова наименьший радиус {radius}, но рангов над ним больше или меньше. На испытание уходит проверок: {low} при ρ = 1.4, {two} при 2, {more} при 2.8 и {high} при 4.",
      "Много рангов – много проверок на пути вниз, мало рангов – много потомков для проверки в каждом. Ответы почти не меняются: их даёт последний ранг.",
    ],
    formula: ["ρ = 1.4 · 2 · 2.8 · 4"],
  },

  "question.accuracy.missed": "пропустят ли большие сферы какие-нибудь столкновения?",
  "question.accuracy.spheres": "радиус делится на √2: сколько сфер будет у обеих деталей вместе?",
  "question.accuracy.fewer": "станет ли ложных тревог меньше?",
  "question.accuracy.ratio": "при каком отношении между рангами проверок меньше всего?",

  "number.poses-checked": "положений",
  "number.colliding-poses": "из них сталкиваются",
  "number.exact-time": "испытание по граням",
  "number.ranks-of-a": "рангов у первой детали",
  "number.spheres-total": "сфер",
  "number.tests-of-check": "проверок на испытание",
  "number.missed-contacts": "пропущено касаний",
  "number.time-making": "время их построения",
  "number.check-time": "испытание по сферам",

  "chart.spheres-and-tests": "Сферы и проверки на испытание",
  "chart.time-of-check": "Время испытания",
  "chart.false-alarms": "Ложные тревоги",
  "axis.smallest-radius": "наименьший радиус",
  "axis.ratio-of-ranks": "ρ",
  "line.spheres-total": "сферы",
  "line.tests-of-check": "проверки",
  "line.by-spheres": "по сферам",
  "line.by-faces": "по граням, точно",
  "line.false-alarms": "от всех положений",
};

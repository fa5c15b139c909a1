/** Far and near, in Russian. */
import type { Like } from "../../../state/like";
import type { farAndNear as english } from "../en/far-and-near";

export const farAndNear: Like<typeof english> = {
  "lesson.far-and-near": "Вдали и вблизи",
  "about.far-and-near":
    "Вдали следят оболочки, вблизи их сменяют пузыри, а запомненное между поисками может быть неверным.",
  "source.far-and-near": "Сато и др. · Куинлан 1994",

  "parameter.far-and-near.shapes": "Фигуры",
  "choice.far-and-near.shapes.channel": "Стержень в канале",
  "choice.far-and-near.shapes.tori": "Сцепленные торы",
  "parameter.far-and-near.mode": "Между поисками",
  "choice.far-and-near.mode.published": "Как опубликовано",
  "choice.far-and-near.mode.proven": "Доказано",
  "parameter.far-and-near.threshold": "Порог: ниже него пузыри",
  "parameter.far-and-near.cycles": "C: циклов без поиска",
  "parameter.far-and-near.alpha": "α: относительная ошибка",

  "say.far-and-near.hulls": {
    title: "далеко: оболочек достаточно",
    text: [
      "Расстояние между оболочками двух деталей {hull}, это больше порога {threshold}. Пока детали далеко, больше ничего и не спрашивают: следить за двумя выпуклыми оболочками почти ничего не стоит.",
      "Это нижняя граница и не более того. Между самими деталями, с их впадинами, {exact}.",
    ],
    formula: ["d ≥ {hull} > {threshold}"],
  },
  "say.far-and-near.searched": {
    title: "близко: поиск по пузырям",
    text: [
      "Ниже порога оболочки могут пересечься, хотя детали не пересекаются. Поэтому многоугольники покрыты малыми сферами, над ними стоит дерево более крупных, и по обоим деревьям идёт поиск в глубину; границей служит лучшее расстояние, найденное до сих пор.",
      "Пары многоугольников, оказавшиеся ближе всего, запоминаются для следующих циклов.",
    ],
    formula: ["d = {answer}"],
  },
  "say.far-and-near.kept": {
    title: "близко: только запомненные пары",
    text: [
      "Поиск по деревьям был {age} {age|цикл|цикла|циклов|цикла} назад. С тех пор измеряются только запомненные тогда пары, что почти ничего не стоит.",
      "То, что они говорят, – верхняя граница: тем временем могло приблизиться что-то другое. Здесь этого не случилось.",
    ],
    formula: ["d ≤ {answer}"],
  },
  "say.far-and-near.wrong": {
    title: "запомненные пары неверны",
    text: [
      "Пары, запомненные {age} {age|цикл|цикла|циклов|цикла} назад, говорят {answer}. Но ближайшее место теперь другое: на самом деле {exact}, и опубликованный способ ничего не заметит до следующего поиска.",
      "Выберите «Доказано», чтобы увидеть, как движение после последнего поиска решает, когда искать снова.",
    ],
    formula: ["сказано d ≤ {answer}", "на деле d = {exact}"],
  },
  "question.far-and-near.hulls": "хватит ли в следующем цикле одних оболочек?",
  "question.far-and-near.wrong": "будут ли запомненные пары неверны в следующем цикле?",
  "event.far-and-near.bubbles": "Вступают пузыри: было {from}, стало {to}",
  "event.far-and-near.hulls": "Вступают оболочки: было {from}, стало {to}",
  "event.far-and-near.wrong": "Запомненные пары говорят {to}, на деле {exact}",

  "number.answer": "ответ",
  "number.hull-distance": "оболочки",
  "number.exact-distance": "детали, точно",
  "number.at-least": "известно, не менее",
  "number.at-most": "известно, не более",
  "number.sphere-pairs": "пар сфер",
  "number.triangle-pairs": "пар треугольников",
  "number.age": "циклов после поиска",

  "chart.distances": "Расстояния",
  "chart.sphere-pairs": "Пары сфер за цикл",
  "axis.cycle": "цикл",
  "axis.count": "число",
  "line.exact": "точно",
  "line.hulls": "оболочки",
  "line.bubbles": "пузыри",
  "line.wrong": "неверно",
  "line.threshold": "порог",
  "line.searched-each-cycle": "поиск в каждом цикле",
  "line.this-run": "этот прогон",
};

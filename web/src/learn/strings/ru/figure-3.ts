/** Figure 3, in Russian. */
import type { Like } from "../../../state/like";
import type { figure3 as english } from "../en/figure-3";

export const figure3: Like<typeof english> = {
  "lesson.figure-3": "Рисунок 3",
  "about.figure-3":
    "Среднее время четырёх методов на контурах с вырезами, рядом с опубликованными отношениями.",
  "source.figure-3":
    "Файзрахманов и др., рисунок 3: опубликованная проверка на гистограмме в 4 раза быстрее разделяющих осей и в 10 раз быстрее GJK и EPA; в целом в 3–4 и 8–10 раз · их контуры и программы недоступны, эти наборы случайны · времена измерены здесь, один поток",

  "parameter.figure-3.set": "Контуры",
  "choice.figure-3.set.histograms": "Как гистограммы",
  "choice.figure-3.set.stars": "Как звёзды",
  "choice.figure-3.set.combs": "Как гребни",
  "parameter.figure-3.against": "Против",
  "choice.figure-3.against.like": "Такого же",
  "choice.figure-3.against.convex": "Выпуклого",
  "parameter.figure-3.boxes": "Выпуклые части",
  "choice.figure-3.boxes.with": "С габаритами",
  "choice.figure-3.boxes.without": "Без",
  "parameter.figure-3.largest": "Вершин, не более",
  "choice.figure-3.largest.16": "16",
  "choice.figure-3.largest.64": "64",
  "choice.figure-3.largest.128": "128",

  "say.figure-3.first": {
    title: "{corners} {corners|вершина|вершины|вершин|вершины}",
    text: [
      "Пять пар контуров, о каждой спрошено в восьми местах: {asked} {asked|вопрос|вопроса|вопросов|вопроса}, из них с перекрытием {overlapping}. Каждый метод отвечает на все, снова и снова, по часам.",
      "Выпуклых частей в среднем у A {pieces}, у B {others}. Разделяющие оси и GJK перебирают пары частей; опубликованная проверка оставляет A целым.",
    ],
    formula: ["{asked} {asked|вопрос|вопроса|вопросов|вопроса}"],
  },
  "say.figure-3.size": {
    title: "{corners} {corners|вершина|вершины|вершин|вершины}",
    text: [
      "То же при {corners} {corners|вершине|вершинах|вершинах|вершины}: выпуклых частей у A {pieces}, у B {others}.",
      "Опубликованная проверка ошиблась в {wrong} из {asked}. Всего перекрытий {overlapping}; первым сдвигом она устранила {published}, разделяющие оси – {sat}, GJK и EPA – {gjk}, точный метод – {exact}.",
    ],
    formula: ["устранено: {published} · {sat} · {gjk} · {exact} из {overlapping}"],
  },
  "say.figure-3.ratios": {
    title: "что это говорит",
    text: [
      "Во сколько раз дольше опубликованной проверки работает каждый метод при {corners} {corners|вершине|вершинах|вершинах|вершины}. В статье это 4 для разделяющих осей и 10 для GJK и EPA. Линия выше своей штриховой подтверждает её, линия ниже 1 значит, что медленнее опубликованная проверка.",
      "С габаритами вокруг частей большинство пар частей почти ничего не стоит. У опубликованной проверки их нет: для каждой части B она перебирает все рёбра A, а для каждого ребра – все вершины. Попробуйте «Без» габаритов и выпуклый B: это к ней добрее.",
    ],
    formula: ["опубликовано: 4 × и 10 ×"],
  },
  "say.figure-3.impossible": {
    title: "таких контуров нет",
    text: ["Эти контуры построить не удалось."],
    formula: ["–"],
  },

  "question.figure-3.pieces": "вершин вдвое больше: сколько выпуклых частей будет у A?",
  "question.figure-3.clears":
    "устранит ли первый сдвиг опубликованной проверки хотя бы половину этих перекрытий?",

  "number.wrong-published": "ошибок опубликованной",
  "number.ratio-sat": "разделяющие оси / опубликованная",
  "number.ratio-gjk": "GJK и EPA / опубликованная",
  "number.ratio-exact": "точный / опубликованная",

  "chart.time-of-methods": "Среднее время вопроса",
  "chart.ratio-of-methods": "К опубликованной проверке",
  "axis.times-published": "×",
  "line.ratio-sat": "разделяющие оси",
  "line.ratio-gjk": "GJK и EPA",
  "line.ratio-exact": "точный",
  "line.published-sat": "статья, разделяющие оси",
  "line.published-gjk": "статья, GJK и EPA",
};

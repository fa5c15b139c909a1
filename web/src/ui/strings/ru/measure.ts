/** Measuring, in Russian. */

import type { Like } from "../../../state/like";
import type { measure as english } from "../en/measure";
import { form, plural } from "./plural";

const measures = (n: number): string => plural(n, "измерение", "измерения", "измерений");

export const measure: Like<typeof english> = {
  tool: "Измерить",
  toolTitle: "Измерить точки, рёбра, грани и детали (L)",
  title: "Измерение",
  close: "Выйти из инструмента (Esc)",
  kind: "Что выбирается",
  kinds: {
    any: "Любое",
    point: "Точка",
    centre: "Центр",
    edge: "Ребро",
    face: "Грань",
    axis: "Ось",
    part: "Деталь",
  },
  things: {
    point: "Точка",
    line: "Ребро",
    circle: "Дуга",
    plane: "Плоскость",
    cylinder: "Цилиндр",
    cone: "Конус",
    torus: "Тор",
    sphere: "Сфера",
    free: "Свободная форма",
  },
  axis: "Ось",
  centre: "Центр",
  whole: "Деталь",
  hint: "Выберите вершину, ребро или грань.",
  hints: {
    point: "Выберите вершину или любое место на детали.",
    centre: "Выберите дугу или сферу: измеряется её центр.",
    edge: "Выберите ребро.",
    face: "Выберите грань.",
    axis: "Выберите дугу, цилиндр или конус: измеряется ось.",
    part: "Выберите деталь.",
  },
  second: "Выберите второе, чтобы измерить между ними; то же ещё раз или Enter оставит одно.",
  keep: "Оставить",
  keepTitle: "Оставить только выбранное (Enter)",
  kept: measures,
  remove: "Удалить измерение",
  clear: "Удалить все",
  csv: "CSV",
  csvTitle: "Сохранить измерения как таблицу",
  saved: (name) => `Сохранено: ${name}.`,
  gone: (n) =>
    `${measures(n)} ${form(n, "исчезло", "исчезли", "исчезли")} вместе с тем, что измерялось. Отмена вернёт и то и другое.`,
  missing: "Измерять там больше нечего.",
  about:
    "Найдено по треугольникам или отличается не больше, чем они; точные числа дают вершины, плоскости и поверхности, заданные в файлах STEP.",

  distance: "Расстояние",
  meets: "0: встречаются",
  error: (error) => `± ${error}`,
  along: { x: "вдоль X", y: "вдоль Y", z: "вдоль Z" },
  angle: "Угол",
  planes: "От плоскости",
  axes: "Между осями",
  centres: "Между центрами",
  length: "Длина",
  radius: "Радиус",
  diameter: "Диаметр",
  minorRadius: "Радиус трубки",
  coneAngle: "Угол раствора",
  span: "Дуга в градусах",
  area: "Площадь",
  normal: "Нормаль",
  direction: "Направление",
  place: "Место",
  size: "Размер",

  sizeTitle: "Вдоль X, Y и Z сцены, точно по всем вершинам",
  frame: "Рамка",
  frameTitle: "Показать на рисунке параллелепипед вокруг неё",
  frameAll: "Рамка вокруг всего",
};

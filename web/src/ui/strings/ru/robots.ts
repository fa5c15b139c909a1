/** Robots, their taught motion and its check, in Russian. */

import { count, duration, seconds } from "../../../state/format";
import type { Like } from "../../../state/like";
import type { robots as english } from "../en/robots";
import { plural } from "./plural";

const pairs = (n: number): string => plural(n, "пара", "пары", "пар");
const morePairs = (n: number): string => `ещё ${pairs(n)}`;
const trianglePairs = (n: number): string =>
  plural(n, "пара треугольников", "пары треугольников", "пар треугольников");

export const robots: Like<typeof english> = {
  sides: {
    left: "Что показывает левая панель",
    right: "Что показывает правая панель",
    parts: "Детали",
    robots: "Роботы",
    results: "Результаты",
    motion: "Проверка движения",
  },

  joints: {
    label: (robot) => `Суставы: ${robot}`,
    home: "Исходное",
    homeTitle: "Все суставы в ноль или настолько близко, насколько позволяют пределы",
    hint: "Тяните звено на рисунке, и суставы последуют за ним. За основание перемещается весь робот.",
    base: "Где он стоит",
    value: (joint, unit) => `${joint}, ${unit}`,
    degrees: "градусы",
    noLimit: "без предела",
    limits: (joint, lower, upper) => `${joint}: от ${lower} до ${upper}`,
    risk: {
      hits: (part, other) => `${part} и ${other} сталкиваются`,
      more: (n) => `и ${morePairs(n)}`,
      mayHit: (part, other) => `${part} и ${other}, возможно, сталкиваются`,
      touches: (part, other) => `${part} и ${other} касаются друг друга`,
      near: (distance, part, other) => `${distance} между ${part} и ${other}`,
      clear: "Вокруг свободно",
      checking: "Проверка…",
    },
  },

  teach: {
    title: "Заученное движение",
    summary: (keys, length) =>
      keys === 0 ? "" : `${plural(keys, "положение", "положения", "положений")} · ${seconds(length)}`,
    empty: "Поставьте роботов, как нужно, и запишите положение. Два положения – уже движение.",
    list: "Заученные положения",
    pose: (n) => `Положение ${n}`,
    go: (n) => `Перейти к положению ${n}`,
    time: (n) => `Время положения ${n}, секунды`,
    store: "Записать",
    storeTitle: (time) => `Добавляет суставы роботов, как они стоят сейчас, в момент ${seconds(time)}`,
    insert: (time) => `Вставить в ${seconds(time)}`,
    insertTitle: "Добавляет суставы роботов, как они стоят сейчас, в момент на шкале времени",
    update: (n) => `Обновить положение ${n}`,
    updateTitle: "Заменяет его суставами роботов, как они стоят сейчас",
    remove: (n) => `Удалить положение ${n}`,
    up: (n) => `Положение ${n} раньше`,
    down: (n) => `Положение ${n} позже`,
    form: "Между положениями",
    forms: { linear: "равномерно", trapezoidal: "трапецией", cubic: "кубически" },
    formTitle:
      "Равномерно: каждый сустав идёт от положения к положению с одной скоростью. Трапецией: разгоняется, идёт и тормозит до покоя в каждом положении. Кубически: плавно проходит все положения.",
    total: "Длится",
    totalTitle: "Другое время растягивает или сжимает всё движение",
    notATime: (typed) => `«${typed}» – не время. Введите, например, 2.5, 2.5 s или 500 ms.`,
    sameTime: (time) => `В момент ${seconds(time)} уже есть положение.`,
    noLength: "Движение не может длиться нулевое время.",
    clear: "Очистить",
    clearTitle: "Удаляет все положения",
    save: "Сохранить",
    csv: "CSV",
    json: "JSON",
    read: "Открыть…",
    readTitle: "Движение из файла: таблица со столбцом времени и по столбцу на каждый сустав или JSON",
    tooFast: (joint, speed, allowed, time) =>
      `${joint}: в момент ${seconds(time)} понадобилась бы скорость ${speed}; возможно не больше ${allowed}.`,
    tooFastMore: (n) => `и ещё ${plural(n, "сустав", "сустава", "суставов")}`,
    slowDown: (length) => `Растянуть до ${seconds(length)}`,
    slowDownTitle: "Растягивает движение, пока все суставы не станут достаточно медленными",
    fast: "Слишком быстро",
  },

  timeline: {
    label: "Шкала времени движения",
    play: "Пуск (пробел)",
    pause: "Пауза (пробел)",
    loop: "Повторять",
    speed: "Скорость",
    stop: "Стоп при касании",
    stopTitle: "Показ останавливается там, где детали начинают встречаться",
    time: "Время",
    at: (time, end) => `${seconds(time)} из ${seconds(end)}`,
    away: "сдвинуты",
    awayTitle: "Роботы стоят не там, где им быть в этот момент движения. Сдвиньте время, чтобы вернуть их.",
    poses: "Положения",
    clearance: "Зазор",
    log: "log",
    check: "Проверить движение",
    fold: "Меньше",
    unfold: "Больше",
    morePairs,
    meeting: (pair, from, to) => `${pair}: от ${seconds(from)} до ${seconds(to)}`,
    near: (pair, from, to) => `${pair}: ближе, чем точность, от ${seconds(from)} до ${seconds(to)}`,
    first: (pair, time) => `Первое касание: ${pair}, в момент ${seconds(time)}`,
    smallest: (pair, distance, time) => `Наименьший зазор: ${distance}, ${pair}, в момент ${seconds(time)}`,
    curve: (low, high) => `Наименьший зазор во времени, от ${low} до ${high}`,
    outdated: "устарело",
    unchecked: "не проверено",
  },

  check: {
    title: "Проверка движения",
    hint: "Между двумя шагами ничто не пропускается: рассматривается весь путь каждой детали.",
    noMotion: "Сначала запишите хотя бы два положения.",
    method: "Сравнивать",
    methods: { exact: "Точные грани", spheres: "Сферы" },
    methodTitles: {
      exact: "Сами грани: то, о чём сообщается, достоверно",
      spheres: "Сферы, покрывающие грани: быстрее, и верно в пределах точности",
    },
    accuracy: "Точность",
    accuracyTitle:
      "О деталях, которые сближаются больше, чем на эту величину, тоже сообщается, хотя встреча не достоверна; зазоры известны в её пределах",
    stopAtFirst: "Остановиться на первом касании",
    run: "Проверить движение",
    runTitle: "Рассматривает всё движение",
    both: "Обоими способами",
    bothTitle: "Проверяет сферами, затем гранями и ставит ответы рядом",
    running: (method, part) =>
      `${method === "exact" ? "Точные грани" : "Сферы"}: ${count(part * 100)}\u00a0%`,
    cancel: "Отмена",
    outdated: "С тех пор что-то изменилось.",
    again: "Проверить снова",
    hits: (a, b, time) => `${a} и ${b} сталкиваются в момент ${seconds(time)}.`,
    nears: (a, b, distance, time) =>
      `${a} и ${b}, возможно, встречаются в момент ${seconds(time)}: между ними не больше ${distance}.`,
    morePairs: (n, certain) =>
      certain
        ? `Встречаются и другие: ${morePairs(n)}.`
        : `Встречаются или, возможно, встречаются и другие: ${morePairs(n)}.`,
    nothing: "Ничто не встречается.",
    nothingYet: "Пока ничто не встретилось.",
    smallest: (distance, a, b, time) =>
      `Наименьший зазор – ${distance}, между ${a} и ${b}, в момент ${seconds(time)}.`,
    stopped: "Проверка остановлена на первом касании; то, что позже, не рассматривалось.",
    cancelled: (part) => `Проверка отменена на ${count(part * 100)}\u00a0%; остальное не рассматривалось.`,
    how: (method, accuracy, n, ms) =>
      `${pairs(n)} по ${method === "exact" ? "точным граням" : "сферам"} · зазоры с точностью до ${accuracy} · ${duration(ms)}`,
    pairs: "Пары, которые встречаются",
    interval: (from, to) => `${from.toFixed(2)} – ${seconds(to)}`,
    within: (distance) => `в пределах ${distance}`,
    faces: trianglePairs,
    nearest: "наименьший зазор",
    compare: "Рядом",
    rows: {
      verdict: "Ответ",
      pairs: "Встречаются пар",
      first: "Первое касание",
      smallest: "Наименьший зазор",
      tests: "Сравнений",
      took: "Заняло",
    },
    meets: "встречаются",
    clear: "свободно",
    partly: "не закончено",
    save: "Сохранить отчёт",
    copyHint: "Отчёт в виде файла",
  },

  spheres: {
    show: "Показать сталкивающиеся сферы",
    title: "Где детали сталкиваются сейчас, по сферам с заданной выше точностью",
    none: "Сталкивающихся сфер здесь нет.",
    more: (n) => `и ${morePairs(n)}`,
    pair: (a, b, within) =>
      `${count(a)} + ${plural(b, "сфера", "сферы", "сфер")}, между поверхностями не больше ${within}`,
    tests: (tests, all) => `${plural(tests, "сравнение", "сравнения", "сравнений")} из ${count(all)}`,
  },

  allowed: {
    title: (n) => plural(n, "пара может встречаться", "пары могут встречаться", "пар могут встречаться"),
    hint: "Они не рассматриваются ни сейчас, ни при проверке движения.",
    none: "Рассматриваются все пары.",
    reason: (allowed) => {
      switch (allowed.reason) {
        case "neighbours":
          return allowed.joint ? `соединены суставом ${allowed.joint}` : "оба на одном звене";
        case "excluded":
          return `так сказано в файле: ${allowed.by}`;
        case "alwaysMeet":
          return "встречаются в любом положении";
        case "neverMeet":
          return "ни разу не встретились в пробных положениях";
        case "chosen":
          return allowed.why;
      }
    },
    remove: (a, b) => `Снова рассматривать ${a} и ${b}`,
    find: "Найти пробами",
    findTitle: (n) =>
      `Пробует ${plural(n, "случайное положение", "случайных положения", "случайных положений")}: пары, которые встречаются во всех, могут встречаться, и звенья одного робота, которые не встречаются ни разу, – тоже. Это ничего не доказывает, а лишь показывает, что, вероятно, так и задумано.`,
    found: (n) =>
      n === 0
        ? "Других пар не найдено."
        : `Теперь ${plural(n, "новая пара может встречаться", "новые пары могут встречаться", "новых пар могут встречаться")}.`,
    ask: "Разрешить…",
    askTitle: "Эти две детали встречаются по замыслу: больше их не рассматривать",
    why: (a, b) => `Почему ${a} и ${b} могут встречаться?`,
    placeholder: "так задумано",
    ok: "Разрешить",
    cancel: "Отмена",
  },

  say: {
    hits: (a, b, time) => `${a} и ${b} сталкиваются в момент ${seconds(time)}`,
    nears: (a, b, time) => `${a} и ${b}, возможно, встречаются в момент ${seconds(time)}`,
    until: (time) => `до ${seconds(time)}`,
    at: (time) => `в момент ${seconds(time)}`,
  },

  files: {
    savedMotion: (name) => `Движение сохранено: ${name}.`,
    savedReport: (name) => `Отчёт сохранён: ${name}.`,
    readMotion: (name) => `Теперь движение взято из ${name}.`,
    notRead: (name) => `Не удалось взять движение из ${name}.`,
  },
};

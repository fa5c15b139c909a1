//! A report in Russian.

use super::list::{Asked, Because, Checked, Facts, Page, Tables, Words};

pub(super) const WORDS: Words = Words {
    kinds: [
        [
            "Пересечение",
            "У двух деталей есть общее тело, каковы бы ни были истинные поверхности в пределах указанной точности.",
        ],
        ["Дубликат", "Две детали – одно и то же на одном месте."],
        [
            "Не решено",
            "В пределах указанной точности нельзя сказать, есть ли у них общее тело.",
        ],
        [
            "Слишком близко",
            "Две детали ближе друг к другу, чем допускает проверка.",
        ],
        [
            "Касание",
            "Две детали касаются, а проверка этого не допускает.",
        ],
    ],
    statuses: ["Новое", "В работе", "Просмотрено", "Одобрено", "Устранено"],
    priorities: ["Низкий", "Обычный", "Высокий", "Критический"],
    units: [
        ["миллиметрах", "мм"],
        ["сантиметрах", "см"],
        ["метрах", "м"],
        ["дюймах", "дюйм"],
    ],

    not_known: "неизвестно",
    between: |low, high, unit| format!("от {low} до {high} {unit}"),
    at_most: |high, unit| format!("не больше {high} {unit}"),
    at_least: |low, unit| format!("не меньше {low} {unit}"),
    deep: |depth| format!("глубина {depth}"),
    in_common: |volume| format!("общее тело {volume}"),
    apart: |clearance| format!("зазор {clearance}"),
    of_the_mesh: |number| format!("{number} (по сетке)"),
    bounds_of: ["тела", "сетки"],
    worse_since: |status| format!("{status}, с тех пор хуже"),
    yes: "да",

    facts: Facts {
        depth: "Глубина",
        volume: "Общий объём",
        clearance: "Зазор",
        why: "Почему",
        place: "Место",
        part_a: "Деталь A",
        part_b: "Деталь B",
        status: "Статус",
        priority: "Приоритет",
        assignee: "Ответственный",
        group: "Группа",
        test: "Проверка",
        id: "Код",
        picture: |number| format!("Как видна коллизия {number}"),
    },
    because: Because {
        within_deviation: |off| {
            format!(
                "Фасеты могут отстоять на {off}: более мелкая сетка или истинные поверхности дали бы ответ."
            )
        },
        nearer_than_deviation: |off| {
            format!(
                "Они не касаются, но фасеты могут отстоять на {off}: более мелкая сетка или истинные поверхности дали бы ответ."
            )
        },
        open: |part| format!("{part}: не замкнута, внутри ничего нет; замкните её."),
        both_open: "Обе не замкнуты, внутри ничего нет: замкните их.",
        self_overlap: |part| format!("{part}: проходит сквозь себя; исправьте её."),
        unoriented: |part| format!("{part}: некоторые треугольники вывернуты; переверните их."),
    },
    asked: Asked {
        all_parts: "все детали",
        chosen_parts: "выбранные детали",
        interference: "детали одна в другой",
        clearance: |distance| format!("детали ближе, чем {distance}"),
        contact: "детали, которые касаются",
        duplicates: "детали на одном месте",
        tolerance: |tolerance| format!("допуск {tolerance}"),
        count: |count, what| format!("{what}: {count}"),
        pairs: "пары, которые встречаются или близки",
        undecided: "не решены",
        left_out: "исключены правилами",
    },
    checked: Checked {
        all: |parts, pairs| format!("Деталей: {parts}, их пар: {pairs}."),
        not_all: "Когда это писалось, ответ был получен не для всех.",
        within: |within| format!("Расстояния искались до {within}."),
        bound: |off| {
            format!(
                "Там, где файл указывает свои поверхности, фасеты отстоят не больше чем на {off}."
            )
        },
        estimate: |off| {
            format!(
                "Там, где в файле только треугольники, они могут отстоять примерно на {off}, судя по углам между ними."
            )
        },
    },
    page: Page {
        title: |title| format!("{title} – отчёт о коллизиях"),
        what: "Отчёт о коллизиях",
        none: "Коллизий нет.",
        verdict: |all, new, worse| {
            let worse = match worse {
                0 => String::new(),
                worse => format!(", хуже, чем при решении: {worse}"),
            };
            format!("{all} {}: новых {new}{worse}.", clashes(all))
        },
        all: "Все",
        tests: ["Проверка", "О чём", "Коллизии", "Ещё"],
        exactness: "Что проверено и насколько точно",
        numbers: |unit| {
            format!(
                "Длины в {unit}. Записанное как «от 0.11 до 0.12» доказано лежит между этими числами, округлёнными наружу. Это верно для тел; где рядом стоит «по сетке», число верно только для сеток."
            )
        },
        list: "Все коллизии",
        columns: ["№", "Детали", "Найдено", "Измерено", "Статус"],
    },
    tables: Tables {
        columns: [
            "Номер",
            "Проверка",
            "Вид",
            "Статус",
            "С тех пор хуже",
            "Приоритет",
            "Ответственный",
            "Группа",
            "Деталь A",
            "Деталь B",
            "Глубина не меньше",
            "Глубина не больше",
            "Объём не меньше",
            "Объём не больше",
            "Зазор",
            "Зазор не меньше",
            "Зазор не больше",
            "Границы для",
            "X",
            "Y",
            "Z",
            "Почему",
            "Путь A",
            "Путь B",
            "GUID A",
            "GUID B",
            "Комментарии",
            "Код",
        ],
        sheets: ["Коллизии", "Комментарии", "Об отчёте"],
        comments: ["Номер", "Коллизия", "Когда", "Автор", "Комментарий"],
        report: "Отчёт",
        made: "Создан",
        lengths_in: "Длины в",
        clashes: "Коллизии",
        asks: "О чём",
        checked: "Проверено",
    },
};

/// The word after a number of them.
fn clashes(count: usize) -> &'static str {
    match (count % 10, count % 100) {
        (_, 11..=14) => "коллизий",
        (1, _) => "коллизия",
        (2..=4, _) => "коллизии",
        _ => "коллизий",
    }
}

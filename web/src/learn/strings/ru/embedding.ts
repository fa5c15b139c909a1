/** Frames in other pages, statements for record stores, packages for learning platforms, in Russian. */
import type { Like } from "../../../state/like";
import type { embedding as english } from "../en/embedding";

export const embedding: Like<typeof english> = {
  "page.embed": "Встроить",
  "page.embedTitle": "Вставить это в свою страницу",
  "page.embedLead":
    "Скопируйте эти строки в свою страницу. Фрейм откроется здесь, на этом шаге с этими значениями; особые заголовки ему не нужны, и ничто не покидает компьютер читателя.",
  "page.embedMessages":
    "Ваша страница может запускать показ, проходить его по шагам и узнавать, как ответили на вопросы: об этом сказано в docs/embedding.md.",
  "page.embedShows": "Фрейм показывает",
  "page.embedWidth": "Ширина",
  "page.embedHeight": "Высота",
  "page.embedPreview": "Фрейм, каким его увидят читатели",
  "page.noPart":
    "Часть этой страницы не удалось получить: нет соединения или страница обновилась. Перезагрузите её.",
  "page.part.figure": "Рисунок",
  "page.part.text": "Текст",
  "page.part.question": "Вопросы",
  "page.part.code": "Псевдокод",
  "page.part.paper": "Что сказано в статье",
  "page.part.controls": "Что можно попробовать",
  "page.part.numbers": "Числа",
  "page.part.events": "Что произошло",
  "page.part.charts": "Графики",
  "page.unknownParts":
    "Адрес этого фрейма просит то, чего он показать не может; остальное показано. После show= через запятую могут стоять figure, text, question, code, numbers, paper, events, controls и charts.",
  "page.badActor":
    "Адрес этой страницы называет учащегося не так, как нужно для записей: actor= – это JSON с одним из полей mbox, mbox_sha1sum, openid и account. Ответы записываются без имени.",
  "page.badEndpoint":
    "Адрес этой страницы не называет хранилище записей: endpoint= – это адрес, который начинается с https:// или http://. Ответы нигде не записываются.",
  "page.storeSilent":
    "Хранилище записей не отвечает. {n} {n|запись ждёт|записи ждут|записей ждут|записи ждут} в этом браузере, отправка будет повторена.",
  "page.storeRefuses":
    "Хранилище отклонило {n} {n|запись|записи|записей|записи} с кодом состояния {status}. Всё отклонённое хранится в этом браузере и будет отправлено снова; о причине может сказать администратор хранилища.",
  "page.recordsTaken": "Теперь в хранилище записей есть всё.",
  "page.noPlatform":
    "Вокруг этой страницы не найдена платформа обучения. Уроки работают, но ничего не записывается: откройте пакет в курсе.",
  "page.platformRefuses": "Платформа обучения приняла не всё; уроки продолжаются.",
};

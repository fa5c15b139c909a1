/** Questions, in Russian: how they are answered, what is said of an answer, and how it went in the end. */
import type { Like } from "../../../state/like";
import type { predict as english } from "../en/predict";

export const predict: Like<typeof english> = {
  "page.predict": "Прежде чем идти дальше:",
  "page.waits": "Показ ждёт здесь вашего ответа. Запустите его снова, чтобы продолжить без ответа.",
  "page.stopAtQuestions": "Останавливать показ на вопросах",
  "page.guess": "Ваше предположение, целое число",
  "page.guessWithin":
    "Целое число. Если ответ 8 или больше, ошибка не больше четверти считается верным ответом.",
  "page.giveAnswer": "Ответить",
  "page.inPicture": "Можно и щёлкнуть по имени на рисунке.",
  "page.pointHow": "Перетащите кольцо на рисунке мышью или пальцем.",
  "page.pointKeys": "Двигать клавишами",
  "page.pointKeysTitle": "Стрелки и клавиши Page двигают точку, с Shift – мельче; Enter – ответить",
  "page.pointAt": "Сейчас: x {x}, y {y}, z {z}.",
  "page.answerPoint": "Верное место здесь.",
  "page.pointInNext":
    "На этот вопрос отвечают, перетаскивая точку на рисунке; верное место показывает следующий шаг.",
  "page.right": "Верно.",
  "page.rightNumber": "Верно: {answer}.",
  "page.notQuite": "Не совсем.",
  "page.tooLow": "Слишком мало.",
  "page.tooHigh": "Слишком много.",
  "page.answer": "Ответ: {answer}.",
  "page.skip": "Пропустить",
  "page.goOn": "Дальше",
  "page.tryAgain": "Ещё раз",
  "page.seeWhy": "Почему?",
  "page.seeWhyTitle": "Показывает следующий шаг и возвращает сюда",
  "page.showAnswer": "Показать ответ",
  "page.backToQuestion": "Назад к вопросу",
  "page.score": "Что получилось",
  "page.scoreFirst": "верно с первой попытки",
  "page.scoreLater": "верно позже",
  "page.scoreShown": "с показанным ответом",
  "page.scoreOpen": "без ответа",
  "page.scoreOf": "{asked|Задан|Задано|Задано|Задано} {asked} {asked|вопрос|вопроса|вопросов|вопроса}.",
  "page.scoreAll": "На все вы ответили верно с первой попытки.",
  "page.lookAgain": "Посмотрите на это ещё раз",
  "page.lookAgainAt": "Шаг {step}: {question}",
  "page.askAgain": "Спросить меня снова с начала",
};

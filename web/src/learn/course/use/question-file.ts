/** Writes the questions of lessons for a question bank, in the page's language. Each has the text and the numbers of its step, so that it stands alone. */

import { language } from "../../../state/language";
import { itemTitle } from "../../item-titles";
import { tokens } from "../../math/tokens";
import { filled, numberSpoken } from "../../narration";
import { explanation } from "../../question-texts";
import type { LessonQuestion, StepInfo } from "../../types";
import { caption, fill, stepTexts, t, word } from "../../words";
import { addressOf } from "../links";
import { chapterOf } from "../plan";
import { translate } from "../words";
import type { CollectedQuestion } from "./collect";
import { escaped, type FileQuestion, type Html, moodleXml } from "./moodle";

/** Numbers from here on are guessed: within a share of the answer they are right, as the lessons grade them. A test compares these with `question.rs`. */
const [minGuessed, toleratedShare] = [8, 1 / 4];

/** Returns the file. Its links lead to the page at this address; without one, it has no links. */
export const questionFile = (questions: readonly CollectedQuestion[], page: string | undefined): string =>
  moodleXml(questions.map((one) => fileQuestion(one, page)));

function fileQuestion({ lesson, step, question, answer }: CollectedQuestion, page?: string): FileQuestion {
  const chapter = chapterOf(lesson)?.name;
  return {
    id: `nearpoint-${lesson}-${question.name}-${step.index}-${language.peek()}`,
    category: ["Nearpoint", ...(chapter ? [word(`chapter.${chapter}`)] : []), itemTitle(lesson)],
    name: stepName(lesson, step.index),
    text: questionText(step, question),
    feedback: page === undefined ? "" : linkToStep(lesson, step.index + 1, page),
    answers: answersOf(step, question, answer),
  };
}

function answersOf(step: StepInfo, question: LessonQuestion, answer: number): FileQuestion["answers"] {
  const why = (given?: number) => paragraph(explanation(step, question, given));
  const { choices } = question;
  if (choices.length === 0) {
    const tolerance = answer < minGuessed ? 0 : Math.floor(answer * toleratedShare);
    return { number: answer, tolerance, feedback: paragraph(t("page.right")), otherwise: why() };
  }
  return {
    choices: choices.map((choice, i) => ({
      text: "math" in choice ? formula([caption(choice)]) : escaped(caption(choice)),
      feedback: i === answer ? paragraph(t("page.right")) : why(i),
    })),
    right: answer,
  };
}

function questionText(step: StepInfo, { name, choices }: LessonQuestion): Html {
  const { text, formula: lines = [] } = stepTexts(step.say);
  // Measured times differ from computer to computer.
  const numbers = step.numbers.filter(({ bound }) => bound !== "measured");
  return [
    ...text.map((line) => paragraph(filled(line, step.with))),
    ...lines.map((line) => `<p>${formula(fill(line, step.with))}</p>`),
    numbers.length > 0
      ? `<ul>${numbers.map((number) => `<li>${escaped(numberSpoken(number))}</li>`).join("")}</ul>`
      : "",
    `<p><b>${escaped(capitalized(word(`question.${name}`)))}</b></p>`,
    choices.length === 0 ? paragraph(t("page.guessWithin")) : "",
  ].join("");
}

const paragraph = (text: string): Html => `<p>${escaped(text)}</p>`;

const linkToStep = (lesson: string, step: number, page: string): Html =>
  `<p>${escaped(translate("check"))} <a href="${escaped(new URL(addressOf({ lesson, values: {}, step, say: "" }), page).href)}">${escaped(stepName(lesson, step))}</a></p>`;

const stepName = (lesson: string, step: number): string =>
  translate("step", { lesson: itemTitle(lesson), step });

/** Returns mathematics as HTML that question banks keep, which is without MathML. */
const formula = (line: Parameters<typeof tokens>[0]): Html =>
  tokens(line)
    .map(({ kind, text }) =>
      kind === "sub" || kind === "sup" ? `<${kind}>${escaped(text)}</${kind}>` : escaped(text),
    )
    .join("");

/** In the page, the words “Before you continue:” precede a question. */
const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The puzzle beside the picture: the task, the goals with their present values, and after the solution, the explanation. */

import { html, nothing, type TemplateResult } from "lit-html";
import { plain } from "../../state/format";
import { inList } from "../../state/punctuation";
import { until } from "../../state/until";
import { child, mount, part } from "../../ui/mount";
import type { Actions } from "../actions";
import { usualValues } from "../address";
import { numberText, withDecimalMark } from "../numbers";
import { openPuzzle } from "../shown-view";
import { lesson, pending, shownStep } from "../state";
import type { LessonValue } from "../types";
import { t, word } from "../words";
import type { Goal } from "./puzzles";
import "./puzzle.css";
import { goalStates, isSolved, mark, marks } from "./state";

export function buildPuzzle(actions: Actions): void {
  mount(child(part("told"), "section", "puzzle-region"), () => puzzlePanel(actions));
}

function puzzlePanel(actions: Actions): TemplateResult | typeof nothing {
  const puzzle = openPuzzle.value;
  if (!puzzle) return nothing;
  const { chapter, lesson: name } = puzzle;
  const rows = goalStates.value.map(({ goal, value, isMet }) => {
    const [what, now, wanted] =
      "number" in goal ? ofNumber(goal, value) : ofParameter(puzzle.lesson, goal, value);
    return { what, now, wanted, isMet };
  });
  const start = { ...usualValues(lesson.value?.parameters ?? []), ...puzzle.start };
  const show = () => {
    mark(chapter, "shown");
    actions.set({ ...start, ...puzzle.solution });
  };
  const restart = () => {
    actions.set(start);
    // While the solution is still there, it would count.
    void until(() => !pending.value && !isSolved.value).then(() => mark(chapter, undefined));
  };
  return html`
    <section class="puzzle" data-testid="puzzle" data-solved=${isSolved.value ? "" : nothing}>
      <h1>${t("page.puzzle")} <i>${word(`puzzle.${chapter}`)}</i></h1>
      <div class="prose"><p>${word(`puzzleTask.${chapter}`)}</p></div>
      <table class="numbers">
        <thead><tr><td></td><th scope="col">${t("page.puzzleNow")}</th><th scope="col">${t("page.puzzleGoal")}</th></tr></thead>
        <tbody>${rows.map(row)}</tbody>
      </table>
      <div class="prose" role="status" data-testid="puzzle-result">${
        isSolved.value
          ? html`<p class="solved"><b>${marks.value[chapter] === "shown" ? t("page.puzzleShown") : t("page.puzzleSolved")}</b></p><p>${word(`puzzleWhy.${chapter}`)}</p>`
          : nothing
      }</div>
      <p class="sr" role="status">${inList(rows.map(spoken))}</p>
      <p class="options">
        <button class="button" data-testid="puzzle-restart" @click=${restart}>${t("page.puzzleRestart")}</button>
        <button class="button" data-testid="puzzle-show" @click=${show}>${t("page.puzzleShow")}</button>
        <a class="button" href=${`#${name}`} data-testid="puzzle-lesson">${t("page.puzzleLesson")}</a>
      </p>
    </section>`;
}

/** The subject of a goal, its present value, and the wanted one. */
type Texts = [what: string, now: string, wanted: string];

interface Row {
  what: string;
  now: string;
  wanted: string;
  isMet: boolean;
}

const metText = ({ isMet }: Row) => (isMet ? t("page.puzzleMet") : t("page.puzzleNotMet"));

const spoken = (row: Row) => `${row.what} ${row.now}, ${metText(row)}`;

const row = (row: Row) => html`
  <tr data-testid="goal" data-met=${row.isMet ? "" : nothing}>
    <th scope="row">${row.what}</th><td class="m">${row.now}</td>
    <td class="m">${row.wanted} <span class="mark" role="img" aria-label=${metText(row)}>${row.isMet ? "✓" : "–"}</span></td>
  </tr>`;

function ofNumber(goal: Goal & { number: string }, value: LessonValue | undefined): Texts {
  const unit = shownStep.value?.numbers.find(({ name }) => name === goal.number)?.unit ?? "plain";
  const shown = (limit: number) =>
    unit === "length" || unit === "plain" ? withDecimalMark(plain(limit)) : numberText(limit, unit);
  return [
    word(`number.${goal.number}`),
    numberText(typeof value === "number" ? value : undefined, unit),
    limitText(goal, shown),
  ];
}

function ofParameter(of: string, goal: Goal & { parameter: string }, value: LessonValue | undefined): Texts {
  const shown = (number: number) => withDecimalMark(plain(number));
  const named = (one: LessonValue) =>
    typeof one === "number" ? shown(one) : word(`choice.${of}.${goal.parameter}.${one}`);
  return [
    word(`parameter.${of}.${goal.parameter}`),
    value === undefined ? "–" : named(value),
    "is" in goal ? named(goal.is) : limitText(goal, shown),
  ];
}

function limitText(goal: Goal, shown: (value: number) => string): string {
  if ("least" in goal) return `≥ ${shown(goal.least)}`;
  return "most" in goal ? `≤ ${shown(goal.most)}` : "";
}

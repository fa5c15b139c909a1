/** The panel at the end of a story: the results of its questions, and the steps to look at again. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { Actions } from "./actions";
import { countAnswers, type QuestionState, toReview } from "./question-state";
import { questionStates, step, steps } from "./state";
import { t, word } from "./words";

export function scorePanel(actions: Actions): TemplateResult | typeof nothing {
  const tries = questionStates.value;
  if (tries.size === 0 || step.value !== steps.value - 1) return nothing;
  const { asked, first, later, shown } = countAnswers(tries);
  const rows = [
    ["first", first, t("page.scoreFirst")],
    ["later", later, t("page.scoreLater")],
    ["shown", shown, t("page.scoreShown")],
    ["open", asked - first - later - shown, t("page.scoreOpen")],
  ] as const;
  const look = toReview(tries);
  return html`
    <section class="card score" aria-labelledby="score" data-testid="score" data-asked=${asked} data-first=${first}>
      <h3 id="score">${t("page.score")}</h3>
      <p>${t("page.scoreOf", { asked })}</p>
      <ul class="tally">${rows.map(([id, n, words]) => html`<li data-testid=${`score-${id}`}><b class="m">${n}</b> ${words}</li>`)}</ul>
      ${look.length === 0 ? html`<p>${t("page.scoreAll")}</p>` : html`<p><b>${t("page.lookAgain")}</b></p><ul>${look.map((entry) => row(entry, actions))}</ul>`}
      <p><button class="button" data-testid="ask-again" @click=${actions.reset}>${t("page.askAgain")}</button></p>
    </section>`;
}

const row = ([at, { name }]: [number, QuestionState], actions: Actions) => html`
  <li><button class="link" data-testid="look-again" data-step=${at} @click=${() => actions.seek(at)}>
    ${t("page.lookAgainAt", { step: at, question: word(`question.${name}`) })}</button></li>`;

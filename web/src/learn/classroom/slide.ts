/** A lesson as a slide: the lesson's name, the figure, the sentence, a question for the class, the transport, and the overlays of the figure. */

import { effect } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { icons } from "../../ui/icons";
import { mount, part } from "../../ui/mount";
import { line } from "../narration";
import { lesson, shownStep } from "../state";
import { caption, t, word } from "../words";
import { openNotes } from "./open-notes";
import { canFill, openChart, setProjector, toggleFull, togglePointer } from "./projector";
import { isBlank, isProjecting, showsPointer } from "./state";

export function buildSlide(): void {
  const stage = part("stage");
  const [head, said] = [div("slide-head"), div("slide-text")];
  const [ground, cover] = [div("laser-ground"), div("blank-cover")];
  stage.prepend(head);
  part("line").after(said);
  part("picture").append(ground);
  document.body.append(cover);
  mount(head, slideHead);
  mount(said, () => (isProjecting.value ? html`${line()}${projectorView()}` : html``));
  mount(cover, () => (isBlank.value ? blankCover() : html``));
  pointer(ground);
}

function div(name: string): HTMLElement {
  const element = document.createElement("div");
  element.className = name;
  return element;
}

const slideHead = (): TemplateResult => html`
  <h1>${lesson.value ? word(`lesson.${lesson.value.name}`) : ""}</h1>
  <span class="slide-tools">
    ${shownStep.value?.charts.map(({ name }, i) =>
      tool(`chart-${name}`, t("page.enlarge", { chart: word(`chart.${name}`) }), icons.chart, () =>
        openChart(i),
      ),
    )}
    ${tool("laser", t("page.pointer"), icons.laser, togglePointer, showsPointer.value)}
    ${tool("black", t("page.black"), icons.black, () => (isBlank.value = true))}
    ${tool("notes", t("page.notesWindow"), icons.notes, openNotes)}
    ${canFill() ? tool("full", t("page.fullScreen"), icons.enlarge, () => void toggleFull()) : nothing}
    ${tool("leave-projector", t("page.leaveProjector"), icons.close, () => setProjector(false))}
  </span>`;

const tool = (
  id: string,
  label: string,
  icon: TemplateResult<2>,
  click: () => void,
  pressed?: boolean,
) => html`
  <button class="tool" data-testid=${id} title=${label} aria-label=${label} aria-pressed=${pressed ?? nothing} @click=${click}>${icon}</button>`;

/** Shows the question, which is answered aloud; the next step shows the answer. */
function projectorView(): TemplateResult | typeof nothing {
  const question = shownStep.value?.question;
  if (!question) return nothing;
  return html`
    <p class="slide-question" data-testid="slide-question"><b>${t("page.predict")}</b> ${word(`question.${question.name}`)}</p>
    ${
      question.choices.length > 0
        ? html`<ol class="slide-choices" type="A">${question.choices.map((choice) => html`<li>${caption(choice)}</li>`)}</ol>`
        : nothing
    }`;
}

const blankCover = (): TemplateResult => html`
  <button data-testid="blackness" aria-label=${t("page.blackIsOn")} @click=${() => (isBlank.value = false)}></button>`;

/** Shows a pointer. While it is on, presses do not turn the figure. */
function pointer(ground: HTMLElement): void {
  const dot = document.createElement("i");
  dot.className = "laser";
  dot.hidden = true;
  ground.append(dot);
  effect(() => {
    ground.hidden = !(isProjecting.value && showsPointer.value);
    dot.hidden = true;
  });
  const follow = (event: PointerEvent) => {
    const { left, top } = ground.getBoundingClientRect();
    dot.hidden = false;
    dot.style.transform = `translate(${event.clientX - left}px, ${event.clientY - top}px)`;
  };
  ground.dataset.testid = "laser-ground";
  ground.addEventListener("pointermove", follow);
  ground.addEventListener("pointerdown", follow);
  ground.addEventListener("pointerleave", () => {
    dot.hidden = true;
  });
}

/** The export menu, and the progress of a report. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { showMessage } from "../../state/messages";
import { review as clashes, reportProgress as progressNow } from "../../state/review";
import { type Actions, reportKinds } from "../actions";
import { checkbox, setterOf } from "../fields";
import { chosen, closeMenu } from "../menu";
import { text } from "../strings";

const t = text.review.report;
const content = { pictures: signal(true), moves: signal(true) } as const;
const choices = ["moves", "pictures"] as const;

export function reportMenu({ review }: Actions): TemplateResult {
  const opened = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (file) review.openDecisions(file);
    field.value = "";
    closeMenu(event);
  };
  return html`
    <details class="menu end report" data-testid="report-menu">
      <summary class="button small" title=${t.about}>${t.title}</summary>
      <ul>
        ${reportKinds.map(
          (kind) => html`
            <li><button data-testid=${`hand-over-${kind}`} @click=${chosen(() => review.save(kind, { pictures: content.pictures.peek(), moves: content.moves.peek() }))}>${t.kinds[kind]}</button></li>`,
        )}
        ${choices.map(
          (choice) => html`
            <li class="wish"><label>${checkbox(`report-${choice}`, content[choice].value, setterOf(content[choice]))} ${t[choice]}</label></li>`,
        )}
        <li><label class="file">${t.open}<input class="sr" type="file" accept=".json" data-testid="open-decisions" @change=${opened} /></label></li>
        ${hasHidden() ? html`<li><button data-testid="tidy" @click=${chosen(() => void tidy(review))}>${t.tidy}</button></li>` : nothing}
      </ul>
    </details>`;
}

/** Returns whether there are clashes that no longer exist and that nobody has decided or commented on. */
const hasHidden = (): boolean =>
  clashes.value?.clashes.some(
    ({ found, said, priority, assignee, group, comments }) =>
      !found && [said, priority, assignee, group].every((one) => one === null) && comments.length === 0,
  ) ?? false;

async function tidy(review: Actions["review"]): Promise<void> {
  const before = clashes.peek()?.clashes.length ?? 0;
  const after = await review.ask("reviewTidy");
  if (after) showMessage("success", t.tidied({ n: before - after.clashes.length }));
}

export function reportProgress({ review }: Actions): TemplateResult | typeof nothing {
  const progress = progressNow.value;
  if (!progress) return nothing;
  const { step, done, of } = progress;
  const words = (step === "moves" ? t.movesProgress : t.progress)({ done, of });
  return html`
    <div class="limit verify">
      <span class="m" data-testid="report-progress">${words}</span>
      <progress aria-label=${words} max=${of} value=${done}></progress>
      <button class="button small" data-testid="report-cancel" @click=${() => review.cancel()}>${t.cancel}</button>
    </div>`;
}

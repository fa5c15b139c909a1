/** The form for decisions about clashes: one clash in its pair's details, or several above the results. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { ClashRow, Priority } from "../../engine/types";
import { timeLocale } from "../../state/language";
import { inList } from "../../state/punctuation";
import type { Row } from "../../state/result-class";
import { clashOf, clashStatuses, type ReviewStatus, reviewStatusOf } from "../../state/review";
import type { Actions } from "../actions";
import { fieldText, onValue } from "../fields";
import { text } from "../strings";

const t = text.review;
const priorities = ["low", "normal", "high", "critical"] as const;

/** Returns the form for these clashes; nothing if there are none. */
export function decide(rows: readonly Row[], { review }: Actions): TemplateResult | typeof nothing {
  if (rows.length === 0) return nothing;
  const clashes = rows.map(clashOf);
  const common: CommonValue = (of) => {
    const [first, ...others] = clashes.map(of);
    return others.every((other) => other === first) ? first : undefined;
  };
  const standing = commonStatus(rows.map(reviewStatusOf));
  return html`
    <div class="decide" data-testid="decide">
      <div class="states" role="group" aria-label=${t.status}>
        ${clashStatuses
          .filter((status) => status !== "new")
          .map(
            (status) => html`
              <button class="button small" data-testid=${`set-${status}`} title=${t.standingTitle[status]}
                aria-pressed=${standing === status} @click=${() => void review.set(rows, [{ status }])}>${t.standing[status]}</button>`,
          )}
      </div>
      ${rows.length > 1 ? foldedForm(fields(rows, common, review)) : fields(rows, common, review)}
    </div>`;
}

/** Folds the form above the results, where the rows need the space. */
const foldedForm = (what: TemplateResult): TemplateResult => html`
  <details class="more" data-testid="decide-more"><summary>${inList([t.priority, t.assignee, t.group, t.comment])}</summary><div>${what}</div></details>`;

/** Returns a value that all clashes share, if any. */
type CommonValue = <T>(of: (clash: ClashRow | undefined) => T) => T | undefined;

function fields(rows: readonly Row[], common: CommonValue, review: Actions["review"]): TemplateResult {
  const comment = (event: Event) => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).elements.namedItem("comment") as HTMLTextAreaElement;
    const words = field.value.trim();
    if (words) void review.set(rows, [], words);
    field.value = "";
  };
  return html`
      <label class="field"><span>${t.priority}</span>
        <select data-testid="priority" .value=${live(common((clash) => clash?.priority) ?? "")}
          @change=${onValue<Priority | "">((priority) => void review.set(rows, [{ priority: priority || null }]))}>
          <option value="">${t.noPriority}</option>
          ${priorities.map((priority) => html`<option value=${priority}>${t.priorities[priority]}</option>`)}
        </select></label>
      ${nameField(
        "assignee",
        t.assignee,
        t.nobodyYet,
        common((clash) => clash?.assignee),
        (assignee) => void review.set(rows, [{ assignee }]),
      )}
      ${
        rows.length > 1 || common((clash) => clash?.group)
          ? nameField(
              "group-name",
              t.group,
              t.noGroup,
              common((clash) => clash?.group),
              (group) => void review.set(rows, [{ group }]),
            )
          : nothing
      }
      <form @submit=${comment}>
        <textarea name="comment" rows="2" maxlength="10000" data-testid="comment" aria-label=${t.comment} placeholder=${t.commentHint}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            (event.target as HTMLTextAreaElement).form?.requestSubmit();
          }}></textarea>
        <button class="button small" data-testid="add-comment">${t.add}</button>
      </form>`;
}

const nameField = (
  id: string,
  label: string,
  without: string,
  name: string | null | undefined,
  take: (name: string | null) => void,
) => html`
  <label class="field"><span>${label}</span>
    <input data-testid=${id} maxlength="200" autocomplete="off" placeholder=${without} .value=${fieldText(name ?? "")}
      @change=${onValue((typed) => take(typed.trim() || null))} /></label>`;

const commonStatus = (standings: readonly (ReviewStatus | undefined)[]): ReviewStatus | undefined =>
  standings.every((standing) => standing === standings[0]) ? standings[0] : undefined;

/** Shows the comments on a pair, oldest first. */
export function comments(row: Row): TemplateResult | typeof nothing {
  const said = clashOf(row)?.comments ?? [];
  if (said.length === 0) return nothing;
  return html`
    <ul class="comments" aria-label=${t.comments}>
      ${said.map(
        ({ by, at, text }) => html`
          <li data-testid="said"><small><b>${by}</b> <time datetime=${at}>${new Date(at).toLocaleString(timeLocale())}</time></small>${text}</li>`,
      )}
    </ul>`;
}

/** A button that restores the camera of another reviewer, if a file had one. */
export function reviewerViewButton(row: Row, { review }: Actions): TemplateResult | typeof nothing {
  const clash = clashOf(row);
  if (!clash?.looked) return nothing;
  return html`<div class="buttons"><button class="button small" data-testid="others-look" title=${t.othersTitle}
    @click=${() => review.lookAsOthers(clash.id)}>${t.others}</button></div>`;
}

/** A chip with the review status of a row. */
export function statusChip(row: Row): TemplateResult | typeof nothing {
  const standing = reviewStatusOf(row);
  if (!standing) return nothing;
  return html`<span class="standing ${standing}" data-testid="standing" title=${t.standingTitle[standing]}>${t.standing[standing]}</span>`;
}

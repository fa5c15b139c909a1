/** The changes of a revision, over the picture: counts of changed parts by kind, the version that is shown, and the effect on the clashes. */

import "../style/revision.css";
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { ClashRow, Comparison, PartChangeRow, PartId, RevisionReport } from "../../engine/types";
import { count, length } from "../../state/format";
import { dropFilters, isFilterOn, toggleFilters } from "../../state/result-filters";
import {
  byKind,
  changedClashes,
  closedRevision,
  comparison,
  kinds,
  type PartChange,
  revision,
} from "../../state/revision";
import { partById } from "../../state/store";
import { units } from "../../state/units";
import { slider } from "../fields";
import { icons, smallTool } from "../icons";
import { listText, text } from "../strings";
import { revisionText as t } from "../strings/revision";

/** The actions that it needs. */
interface RevisionActions {
  show(comparison: Comparison | undefined): void;
  select(parts: PartId[]): void;
}

/** The largest number of rows in a list; the others are only counted. */
const maxRows = 300;
const steps = 1000;
/** The list that is open below. */
const open = signal<PartChange | "gone" | undefined>(undefined);

export function revisionPanel(actions: RevisionActions): TemplateResult | typeof nothing {
  const now = revision.value;
  if (!now || closedRevision.value === now.number) return nothing;
  const close = () => {
    closedRevision.value = now.number;
    dropFilters("revision");
    actions.show(undefined);
  };
  return html`
    <section class="float revision" aria-label=${t.label} data-testid="revision" data-count=${now.number}>
      <h2>${t.title}${smallTool("revision-close", t.close, icons.close, close)}</h2>
      ${kindChips(now)} ${open.value && open.value !== "gone" ? list(open.value, actions) : nothing}
      ${shows(actions)} ${clashes()} ${open.value === "gone" ? removedList(changedClashes.value.gone) : nothing}
    </section>`;
}

const toggle = (what: PartChange | "gone") => () => {
  open.value = open.value === what ? undefined : what;
};

function kindChips({ parts }: RevisionReport): TemplateResult {
  const some = kinds.filter((kind) => byKind.value.has(kind));
  return html`
    ${parts.every(({ became }) => became === "same") ? html`<p class="dim">${t.nothing}</p>` : nothing}
    <div class="kinds" role="group" aria-label=${t.label}>
      ${some.map((kind) => {
        const n = byKind.value.get(kind)?.length ?? 0;
        return html`<button class="kind ${kind}" data-testid=${`revision-${kind}`} data-count=${n} aria-pressed=${open.value === kind}
          @click=${toggle(kind)}><i class="mark"></i>${count(n)} ${t.kinds[kind]}</button>`;
      })}
    </div>`;
}

function list(kind: PartChange, actions: RevisionActions): TemplateResult {
  const parts = byKind.value.get(kind) ?? [];
  return html`
    <ul class="revised-parts" data-testid="revised-parts">
      ${parts.slice(0, maxRows).map((part) => html`<li data-testid="revised-part">${row(part, actions)}</li>`)}
      ${parts.length > maxRows ? html`<li class="dim">+ ${count(parts.length - maxRows)}</li>` : nothing}
    </ul>`;
}

function row(revised: PartChangeRow, actions: RevisionActions): TemplateResult {
  const { part, group, moved, was } = revised;
  const there = part === null ? undefined : partById.value.get(part);
  const name = there?.name ?? revised.name;
  const more = [
    ...(was ? [t.was({ path: was.join(" / ") })] : []),
    ...(moved > 0 ? [t.movedBy({ length: length(moved, units.value) })] : []),
  ];
  const words = html`<b>${name}</b> <small class="dim">${[...more, group.at(-1) ?? ""].filter(Boolean).join(" · ")}</small>`;
  if (!there) return html`<span>${words}</span>`;
  return html`<button class="link" aria-pressed=${there.selected} title=${t.select({ name })} @click=${() => actions.select([there.id])}>${words}</button>`;
}

const names = ["before", "now", "both"] as const;
const isWipe = (shown: Comparison | undefined): shown is { wipe: number } => typeof shown === "object";

function shows({ show }: RevisionActions): TemplateResult {
  const shown = comparison.value;
  const wipe = isWipe(shown) ? shown.wipe : 0.5;
  const choice = (name: keyof typeof t.shows, value: Comparison, on: boolean) => html`
    <button aria-pressed=${on} title=${t.showTitles[name]} data-testid=${`revision-show-${name}`} @click=${() => show(on ? undefined : value)}>${t.shows[name]}</button>`;
  return html`
    <div class="line">
      <span class="choice small" role="group" aria-label=${t.show}>
        ${names.map((name) => choice(name, name, shown === name))}${choice("wipe", { wipe: 0.5 }, isWipe(shown))}
      </span>
    </div>
    ${
      isWipe(shown)
        ? slider({
            id: "revision-wipe",
            look: "wipe",
            label: t.wipe,
            fraction: wipe,
            steps,
            onSlide: (wipe) => show({ wipe }),
          })
        : nothing
    }`;
}

const changesLine = (fresh: number, worse: number): string =>
  listText([fresh > 0 && t.news.fresh({ n: fresh }), worse > 0 && t.news.worse({ n: worse })]);

function clashes(): TemplateResult {
  const { fresh, worse, gone } = changedClashes.value;
  const some = fresh.length + worse.length > 0;
  return html`
    <div class="kinds">
      <span class="dim">${t.clashes}:</span>
      ${
        some
          ? html`<button class="kind worse" data-testid="revision-news" data-count=${fresh.length + worse.length} title=${t.onlyChanged} aria-pressed=${isFilterOn("fresh") && isFilterOn("worse")} @click=${() => toggleFilters("fresh", "worse")}>${changesLine(fresh.length, worse.length)}</button>`
          : html`<span class="dim" data-testid="revision-no-news">${t.noChanges}</span>`
      }
      ${
        gone.length > 0
          ? html`<button class="kind gone" data-testid="revision-gone" data-count=${gone.length} title=${t.goneTitle} aria-pressed=${open.value === "gone"} @click=${toggle("gone")}>${t.gone({ n: gone.length })}</button>`
          : nothing
      }
    </div>`;
}

const removedList = (gone: readonly ClashRow[]) => html`
  <ul class="revised-parts" data-testid="removed-clashes">
    ${gone
      .slice(0, maxRows)
      .map(
        ({ names: [a, b], said }) =>
          html`<li><span><b>${a} × ${b}</b> <small class="dim">${said ? t.said({ status: text.review.standing[said].toLowerCase() }) : t.unsaid}</small></span></li>`,
      )}
  </ul>`;

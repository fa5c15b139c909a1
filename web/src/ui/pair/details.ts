/** The details of a pair whose parts are selected: what is certain, how sure each number is, and the intersection. */

import { computed } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { KernelCheck, PartId } from "../../engine/types";
import { nameOf, namesNow } from "../../state/names";
import { sentence, sentences } from "../../state/punctuation";
import { involves, type Row } from "../../state/result-class";
import { canDecide, isApproved } from "../../state/review";
import { partById, rows, selected } from "../../state/store";
import { units } from "../../state/units";
import { canVerify, verifying } from "../../state/verified";
import type { Actions } from "../actions";
import { comments, decide, reviewerViewButton } from "../review/decide";
import { text } from "../strings";
import { fitTexts } from "./fits";
import { canBeCleared, clearingMoves } from "./moves";
import { placeText } from "./place";
import { kernelAnswerText } from "./verified";
import {
  basisOf,
  certaintyText,
  clearanceOf,
  depthOf,
  digitsOf,
  intersectionText,
  locationText,
  signBetween,
  undecidedText,
} from "./words";

const t = text.pair;
const formats = ["stl", "glb"] as const;

/** The row of the two selected parts, if the results have one. */
const chosen = computed(() => {
  const [one, other, ...more] = selected.value;
  if (!one || !other || more.length > 0) return undefined;
  return rows.value.find((row) => involves(row, one.id) && involves(row, other.id));
});

export function pairDetails(actions: Actions): TemplateResult | typeof nothing {
  const row = chosen.value;
  if (!row) return nothing;
  const lengths = units.value;
  const reported = {
    ...namesNow(),
    isModel: (part: PartId) => partById.value.get(part)?.isModel ?? false,
  };
  const [deep, clearance, body] = [depthOf, clearanceOf, intersectionText].map((of) => of(row, lengths));
  const [isDoubt, isOfMesh] = [row.class === "undecided", row.boundsOf === "meshes"];
  const bodySource = row.settledBy === "kernel" ? text.verify.byKernel : isOfMesh && t.ofMesh;
  const facts = [
    row.duplicate && locationText(row, reported),
    isDoubt && undecidedText(row, reported),
    deep &&
      (isDoubt && isOfMesh
        ? t.meshesDeep({ depth: deep })
        : `${t.deep({ depth: deep })} (${certaintyText(row, lengths)})`),
    clearance && `${t.apart({ distance: clearance })} (${certaintyText(row, lengths)})`,
    body && (bodySource ? `${body} (${bodySource})` : body),
    row.class !== "clear" && row.because !== "withinDeviation" && basisOf(row, reported),
  ].filter((fact) => fact !== undefined && fact !== false);
  // Below the decision, which stays in sight.
  const places = [placeText(row, reported), ...fitTexts(row, lengths)].filter((fact) => fact !== undefined);
  return html`
    <h2><span class="ellipsis">${text.review.lead({ found: text.severity[row.severity], approved: isApproved(row) })}</span></h2>
    <div class="card pair" data-testid="pair-details" data-severity=${row.severity} data-pair=${`${row.a}-${row.b}`}>
      <p>${text.hud.pair({ a: nameOf(row.a), b: nameOf(row.b), sign: signBetween(row) })}</p>
      <ul title=${digitsOf(row, lengths) ?? nothing}>${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
      ${row.kernel ? kernel(row.kernel, kernelAnswerText(row.kernel, lengths), row.settledBy === "kernel") : nothing}
      ${row.disputed ? dispute(actions) : nothing}
      ${canVerify(row) && (row.kernel?.isOutdated ?? true) ? ask(row, actions) : nothing}
      ${row.body ? save(row.a, row.b, row.body.triangles, actions) : nothing}
      ${canDecide(row) ? html`${comments(row)}${reviewerViewButton(row, actions)}${decide([row], actions)}` : nothing}
      ${places.length > 0 ? html`<ul>${places.map((fact) => html`<li>${fact}</li>`)}</ul>` : nothing}
      ${canBeCleared(row) ? clearingMoves(row, actions) : nothing}
    </div>`;
}

const kernel = ({ answer, isOutdated }: KernelCheck, words: string, settles: boolean) => html`
  <p class=${isOutdated ? "dim" : ""} data-testid="kernel-answer" data-outdated=${isOutdated}
    data-volume=${"why" in answer ? nothing : answer.volume} data-distance=${"why" in answer ? nothing : answer.distance}>${settles ? sentences([sentence(words), text.verify.settles]) : words}</p>`;

/** Shows that the kernel contradicts a proof, and offers to save the scene as evidence. */
const dispute = ({ save }: Actions) => html`
  <p class="warning" data-testid="disputed">${text.verify.disputed}</p>
  <div class="buttons"><button class="button small" data-testid="save-disputed" @click=${save}>${text.verify.saveDisputed}</button></div>`;

const ask = ({ a, b }: Row, { verify }: Actions) => html`
  <div class="buttons"><button class="button small" data-testid="verify-pair" title=${text.verify.buttonTitle} ?disabled=${verifying.value !== undefined}
    @click=${() => verify.ask([{ a, b }])}>${text.verify.button}</button></div>`;

const save = (a: number, b: number, triangles: number, actions: Actions) => html`
  <div class="buttons" title=${t.details.body({ triangles })}>
    <span class="dim">${t.details.save}</span>
    ${formats.map(
      (
        format,
      ) => html`<button class="button small" data-testid=${`save-body-${format}`} title=${t.details.saveTitle({ format: format.toUpperCase() })}
        @click=${() => actions.saveBody(a, b, format)}>${format.toUpperCase()}</button>`,
    )}
  </div>`;

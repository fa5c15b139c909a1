/** A pair in the results: its class, its number, and how sure that is. */

import { html, nothing, type TemplateResult } from "lit-html";
import { nameOf, namesNow, shortened, splitForEllipsis } from "../state/names";
import { sentence, sentences } from "../state/punctuation";
import type { ResultClass, Row } from "../state/result-class";
import { activeGroup, isGroupLine, type Line, pairsOf } from "../state/result-groups";
import { keyOf, reviewStatusOf, selectedKeys } from "../state/review";
import { focusedPair } from "../state/store";
import { units } from "../state/units";
import { lettersIn, maxUnvirtualized } from "../state/visible-rows";
import type { Actions } from "./actions";
import { resultList } from "./long-list";
import { kernelAnswerText } from "./pair/verified";
import {
  certaintyText,
  clearanceOf,
  depthOf,
  digitsOf,
  intersectionText,
  locationText,
  signBetween,
  undecidedText,
} from "./pair/words";
import { statusChip } from "./review/decide";
import { text } from "./strings";
import { styled } from "./styled";

const t = text.results;

export interface RowOptions {
  actions: Actions;
  /** The rows of open groups. */
  inside: ReadonlySet<Row>;
  focusable: boolean;
}

/** The symbol for each class, so that colour is never the only sign. */
export const marks: Record<ResultClass, string> = {
  interference: "hit",
  contained: "hit ring",
  duplicate: "hit twice",
  undecided: "undecided",
  contact: "touch",
  near: "near",
  clear: "near ring",
};

/** Selects a row alone; with Ctrl adds or removes it; with Shift selects all from the active one. Returns whether the row becomes active. */
function choose(
  list: readonly Line[],
  place: number,
  { ctrlKey, metaKey, shiftKey }: MouseEvent | KeyboardEvent,
): boolean {
  const row = list[place];
  if (!row || isGroupLine(row)) return false;
  activeGroup.value = undefined;
  const looked = focusedPair.peek();
  const from = looked ? list.findIndex((other) => !isGroupLine(other) && keyOf(other) === keyOf(looked)) : -1;
  if (shiftKey && from >= 0) {
    const some = list.slice(Math.min(from, place), Math.max(from, place) + 1);
    selectedKeys.value = new Set(pairsOf(some).map(keyOf));
    return false;
  }
  if (!(ctrlKey || metaKey)) {
    selectedKeys.value = new Set([keyOf(row)]);
    return true;
  }
  const keys = new Set(selectedKeys.peek());
  if (!keys.delete(keyOf(row))) keys.add(keyOf(row));
  selectedKeys.value = keys;
  return false;
}

/** Returns the row at an index of the list. */
export function resultRow(
  list: readonly Line[],
  place: number,
  { actions, inside, focusable }: RowOptions,
): TemplateResult | typeof nothing {
  const row = list[place];
  if (!row || isGroupLine(row)) return nothing;
  const [most, mostB] =
    list.length > maxUnvirtualized ? lettersIn(2, resultList.width.value) : [Infinity, Infinity];
  const { value, small } = valueText(row);
  const lengths = units.value;
  const kernel = row.kernel?.isOutdated ? undefined : row.kernel;
  const answer = kernel && kernelAnswerText(kernel, lengths);
  const on = focusedPair.value?.a === row.a && focusedPair.value.b === row.b;
  const among = selectedKeys.value.has(keyOf(row));
  return html`
    <li class="row ${on ? "on" : ""} ${among ? "chosen" : ""} ${row.pending ? "pending" : ""} ${inside.has(row) ? "inside" : ""}" role="option" aria-selected=${on || among} tabindex=${focusable ? 0 : -1}
      aria-posinset=${place + 1} aria-setsize=${list.length} style=${styled({ "--at": place })}
      data-testid="result" data-kind=${row.kind} data-severity=${row.severity} data-pair=${keyOf(row)} data-key=${keyOf(row)}
      data-standing=${reviewStatusOf(row) ?? nothing}
      @click=${(event: MouseEvent) => choose(list, place, event) && actions.lookAt(row.a, row.b)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (choose(list, place, event)) actions.lookAt(row.a, row.b);
      }}>
      <span class="tag ${marks[row.severity]}" aria-hidden="true"></span>
      <span class="names">${name(nameOf(row.a), most)} <span class="second"><span class="dim">${signBetween(row)}</span> ${name(nameOf(row.b), mostB)}</span>${answer ? sign(row, answer) : nothing}</span>
      <span class="v" title=${digitsOf(row, lengths) ?? nothing}>${value}</span>
      <span class="under"><small><span class="sr">${sentences([sentence(text.severity[row.severity]), ""])}</span>${small}${answer ? html`<span class="sr">${sentences([sentence(""), answer])}</span>` : nothing}</small>${statusChip(row)}</span>
    </li>`;
}

/** Renders a name, of at most so many letters. In one line it is shortened before its end, which distinguishes parts. */
function name(words: string, most: number): TemplateResult {
  const [head, tail] = splitForEllipsis(shortened(words, most));
  return html`<span class="name" title=${words}><span>${head}</span><span>${tail}</span></span>`;
}

/** Returns the mark of a pair that the CAD kernel has an answer about. */
const sign = ({ settledBy, disputed }: Row, words: string) => html`
  <abbr class="cad ${disputed ? "disputed" : ""}" data-testid="verified" data-settles=${settledBy === "kernel"} data-disputed=${disputed === true}
    title=${disputed ? sentences([sentence(words), text.verify.disputed]) : words}>${text.verify.sign}${disputed ? " ≠" : ""}</abbr>`;

function valueText(row: Row): { value: string; small: string } {
  const lengths = units.value;
  const faces = t.facesOf({ a: row.facesA, b: row.facesB });
  const [deep, clearance] = [depthOf(row, lengths), clearanceOf(row, lengths)];
  switch (row.severity) {
    case "interference":
      return {
        value: deep ?? "",
        small: [
          intersectionText(row, lengths) ?? faces,
          deep && certaintyText(row, lengths),
          row.settledBy && text.verify.byKernel,
        ]
          .filter(Boolean)
          .join(" · "),
      };
    case "contained":
      return {
        value: t.inside,
        small: [
          isWholly(row),
          intersectionText(row, lengths),
          row.boundsOf === "meshes" && certaintyText(row, lengths),
        ]
          .filter(Boolean)
          .join(" · "),
      };
    case "duplicate":
      return { value: t.samePlace, small: locationText(row, namesNow()) };
    case "undecided":
      return { value: deep ?? clearance ?? "", small: undecidedText(row, namesNow()) };
    case "contact":
      return { value: t.touching, small: row.settledBy ? text.verify.byKernel : `${faces} · ${t.byDesign}` };
    case "near":
      return { value: clearance ?? "–", small: `${t.underLimit} · ${certaintyText(row, lengths)}` };
    case "clear":
      return { value: clearance ?? "–", small: certaintyText(row, lengths) };
  }
}

const isWholly = ({ a, b, inner }: Row): string =>
  t.wholly(inner === b ? { inner: nameOf(b), outer: nameOf(a) } : { inner: nameOf(a), outer: nameOf(b) });

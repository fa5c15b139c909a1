/** A pair in the results: its class, its number, and how sure that is. */

import { html, nothing, type TemplateResult } from "lit-html";
import { activeBunch, isBunch, type Line, pairsOf } from "../state/bunches";
import { headAndTail, nameOf, namesNow } from "../state/names";
import { chosen, keyOf, standingOf } from "../state/review";
import type { Row, Severity } from "../state/severity";
import { focusedPair } from "../state/store";
import { units } from "../state/units";
import { type Verified, verifiedOf } from "../state/verified";
import type { Actions } from "./actions";
import { kernelSays, kernelWord } from "./pair/verified";
import { clearanceOf, common, depthOf, digitsOf, howSure, place, signBetween, why } from "./pair/words";
import { chip } from "./review/decide";
import { text } from "./strings";
import { styled } from "./styled";

const t = text.results;

export interface Wish {
  actions: Actions;
  /** The rows of open groups. */
  inside: ReadonlySet<Row>;
  focusable: boolean;
}

/** The symbol for each severity, so that colour is never the only sign. */
export const marks: Record<Severity, string> = {
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
  if (!row || isBunch(row)) return false;
  activeBunch.value = undefined;
  const looked = focusedPair.peek();
  const from = looked ? list.findIndex((other) => !isBunch(other) && keyOf(other) === keyOf(looked)) : -1;
  if (shiftKey && from >= 0) {
    const some = list.slice(Math.min(from, place), Math.max(from, place) + 1);
    chosen.value = new Set(pairsOf(some).map(keyOf));
    return false;
  }
  if (!(ctrlKey || metaKey)) {
    chosen.value = new Set([keyOf(row)]);
    return true;
  }
  const keys = new Set(chosen.peek());
  if (!keys.delete(keyOf(row))) keys.add(keyOf(row));
  chosen.value = keys;
  return false;
}

/** Returns the row at an index of the list. */
export function resultRow(
  list: readonly Line[],
  place: number,
  { actions, inside, focusable }: Wish,
): TemplateResult | typeof nothing {
  const row = list[place];
  if (!row || isBunch(row)) return nothing;
  const [a, b] = [nameOf(row.a), nameOf(row.b)];
  const { value, small } = said(row);
  const lengths = units.value;
  const verified = upToDate(row);
  const word = verified && row.severity === "undecided" ? kernelWord(verified, lengths) : undefined;
  const on = focusedPair.value?.a === row.a && focusedPair.value.b === row.b;
  const among = chosen.value.has(keyOf(row));
  return html`
    <li class="row ${on ? "on" : ""} ${among ? "chosen" : ""} ${row.pending ? "pending" : ""} ${inside.has(row) ? "inside" : ""}" role="option" aria-selected=${on || among} tabindex=${focusable ? 0 : -1}
      aria-posinset=${place + 1} aria-setsize=${list.length} style=${styled({ "--at": place })}
      data-testid="result" data-kind=${row.kind} data-severity=${row.severity} data-pair=${keyOf(row)} data-key=${keyOf(row)}
      data-standing=${standingOf(row) ?? nothing}
      @click=${(event: MouseEvent) => choose(list, place, event) && actions.lookAt(row.a, row.b)}
      @keydown=${(event: KeyboardEvent) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        if (choose(list, place, event)) actions.lookAt(row.a, row.b);
      }}>
      <span class="tag ${marks[row.severity]}" aria-hidden="true"></span>
      <span class="names">${name(a)} <span class="second"><span class="dim">${signBetween(row)}</span> ${name(b)}</span>${verified ? sign(kernelSays(verified, lengths)) : nothing}</span>
      <span class="v" title=${digitsOf(row, lengths) ?? nothing}>${value}</span>
      <span class="under"><small><span class="sr">${text.severity[row.severity]}. </span>${word ?? small}${verified && !word ? html`<span class="sr">. ${kernelSays(verified, lengths)}</span>` : nothing}</small>${chip(row)}</span>
    </li>`;
}

/** Renders a name. In one line it is shortened before its end, which distinguishes parts. */
function name(words: string): TemplateResult {
  const [head, tail] = headAndTail(words);
  return html`<span class="name" title=${words}><span>${head}</span><span>${tail}</span></span>`;
}

/** Returns the CAD kernel's answer for the present poses. */
function upToDate(row: Row): Verified | undefined {
  const verified = verifiedOf(row);
  return verified?.isOutdated ? undefined : verified;
}

const sign = (words: string) =>
  html` <abbr class="cad" data-testid="verified" title=${words}>${text.verify.sign}</abbr>`;

function said(row: Row): { value: string; small: string } {
  const lengths = units.value;
  const faces = t.facesOf({ a: row.facesA, b: row.facesB });
  const [deep, clearance] = [depthOf(row, lengths), clearanceOf(row, lengths)];
  switch (row.severity) {
    case "interference":
      return {
        value: deep ?? "",
        small: [common(row, lengths) ?? faces, deep && howSure(row, lengths)].filter(Boolean).join(" · "),
      };
    case "contained":
      return {
        value: t.inside,
        small: [wholly(row), common(row, lengths), row.boundsOf === "meshes" && howSure(row, lengths)]
          .filter(Boolean)
          .join(" · "),
      };
    case "duplicate":
      return { value: t.samePlace, small: place(row, namesNow()) };
    case "undecided":
      return { value: deep ?? clearance ?? "", small: why(row, namesNow()) };
    case "contact":
      return { value: t.touching, small: `${faces} · ${t.byDesign}` };
    case "near":
      return { value: clearance ?? "–", small: `${t.underLimit} · ${howSure(row, lengths)}` };
    case "clear":
      return { value: clearance ?? "–", small: howSure(row, lengths) };
  }
}

const wholly = ({ a, b, inner }: Row): string =>
  t.wholly(inner === b ? { inner: nameOf(b), outer: nameOf(a) } : { inner: nameOf(a), outer: nameOf(b) });

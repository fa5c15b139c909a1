/** The moves that end clashes of a pair, or of selected parts: a button that finds them, and a button that tries each. */

import { html, nothing, type TemplateResult } from "lit-html";
import type { PartId, PartMove, PartMoves, PartRow, Pose, Xyz } from "../../engine/types";
import { number, outward, unitName } from "../../state/format";
import { nameOf } from "../../state/names";
import { findMoves, gapToLeave, movesOf } from "../../state/part-moves";
import type { Row } from "../../state/result-class";
import { keyOf } from "../../state/review";
import { partById, rows } from "../../state/store";
import { units } from "../../state/units";
import type { Actions } from "../actions";
import { lengthInput } from "../length-input";
import { listText, text } from "../strings";

const t = text.pair.moves;
/** Longer lists only repeat worse moves. */
const mostRows = 4;
/** The relative accuracy of the numbers that are shown. */
const resolution = 1e-3;

/** Returns whether a move is of use: parts that are clear need one only for a larger gap. */
export const canBeCleared = (row: Row): boolean => row.class !== "clear" || row.severity === "near";

export function clearingMoves(row: Row, actions: Actions): TemplateResult {
  const key = `${keyOf(row)} ${gapToLeave.value}`;
  const search = movesOf(key);
  const find = () => void findMoves(key, actions.ask("partMoves", row.a, row.b, gapToLeave.peek()));
  const gap = lengthInput({
    id: "moves-gap",
    value: () => gapToLeave.value || undefined,
    onChange: (value) => {
      gapToLeave.value = value;
    },
    emptied: () => {
      gapToLeave.value = 0;
    },
    refusal: t.badGap,
    allowsZero: true,
    title: t.gapTitle,
  });
  const bound = row.boundsOf === "meshes" ? t.lowerOfMesh : t.lower;
  return html`
    <div class="buttons">
      <button class="button small" data-testid="find-moves" title=${t.title} ?disabled=${search && !search.moves} @click=${find}>${t.find}</button>
      <label class="field">${t.gap} ${gap}</label>
    </div>
    ${found(search, bound, actions)}`;
}

/** A button that finds moves of the selected parts, as one, that end several of their clashes with others. */
export function commonMoves(selected: readonly PartRow[], actions: Actions): TemplateResult | typeof nothing {
  const ids = new Set(selected.map(({ id }) => id));
  const clashes = rows.value.filter((row) => row.class === "interferes" && ids.has(row.a) !== ids.has(row.b));
  if (clashes.length < 2) return nothing;
  const key = [...ids].join(" ");
  const search = movesOf(key);
  const find = () => void findMoves(key, actions.ask("commonMoves", new Uint32Array(ids)));
  const isProven = clashes.every((row) => row.boundsOf === "solids" && !row.settledBy);
  return html`
    <div class="buttons">
      <button class="button small" data-testid="find-common-moves" title=${t.commonTitle} ?disabled=${search && !search.moves} @click=${find}>${t.findCommon({ n: clashes.length })}</button>
    </div>
    ${found(search, isProven ? t.lowerOfAll : undefined, actions)}`;
}

function found(
  search: ReturnType<typeof movesOf>,
  bound: ((values: { lower: string }) => string) | undefined,
  actions: Actions,
): TemplateResult {
  return html`
    <div role="status">${search && (search.moves ? results(search.moves, bound, actions) : html`<p class="dim">${t.searching}</p>`)}</div>`;
}

function results(
  { parts, lower, isEnough, moves }: PartMoves,
  bound: ((values: { lower: string }) => string) | undefined,
  actions: Actions,
): TemplateResult {
  const [low] = rounded(lower);
  return html`
    <ul class="moves" data-testid="moves" data-part=${parts[0]} data-lower=${lower}>
      ${moves.slice(0, mostRows).map((move) => moveRow(parts, move, actions))}
      ${moves.length === 0 ? html`<li>${isEnough ? t.enough : t.none}</li>` : ""}
      ${!bound || low.startsWith("0\u202f") ? "" : html`<li class="dim">${bound({ lower: low })}</li>`}
    </ul>`;
}

function moveRow(parts: readonly PartId[], move: PartMove, actions: Actions): TemplateResult {
  const words = moveText(parts, move);
  const reasons = listText([
    originText(move),
    move.resolved.length > 0 && t.resolved({ n: move.resolved.length }),
    move.caused.length > 0 && t.caused({ n: move.caused.length }),
    move.undecided.length > 0 && t.undecided({ n: move.undecided.length }),
  ]);
  return html`
    <li data-testid="move" data-distance=${move.distance} data-direction=${move.direction.join(" ")}>${words}${reasons ? html` <small class="dim">${reasons}</small>` : ""}
      ${tryButton(parts, move, words, actions)}</li>`;
}

/** Returns a move in words: “Move bolt 3 by 1.24 mm along +Z”. */
export function moveText([part, ...others]: readonly PartId[], move: PartMove): string {
  const values = { distance: rounded(move.distance)[1], direction: directionText(move.direction) };
  return others.length > 0
    ? t.rowOfParts({ n: others.length + 1, ...values })
    : t.row({ part: nameOf(part ?? -1), ...values });
}

/** The button that moves the parts. */
export const tryButton = (parts: readonly PartId[], move: PartMove, words: string, actions: Actions) => html`
  <button class="link" data-testid="try-move" title=${t.tryTitle} aria-label=${`${t.try}: ${words}`}
    @click=${() => tryMove(parts, move, actions)}>${t.try}</button>`;

/** Returns a length rounded down and rounded up, so that a bound stays one and a move suffices. */
function rounded(value: number): [low: string, high: string] {
  const lengths = units.value;
  const unit = unitName(lengths.displayUnit);
  const [low, high] = outward(value, value * (1 + resolution), lengths);
  return [`${low}\u202f${unit}`, `${high}\u202f${unit}`];
}

function originText({ origin, face }: PartMove): string | false {
  if (origin === "points") return t.points;
  if (!face) return false;
  return (origin === "plane" ? t.plane : t.axis)({ part: nameOf(face.part) });
}

/** Returns the name of an axis of the scene, or the three coordinates. */
function directionText(direction: Xyz): string {
  const along = direction.findIndex((value) => Math.abs(value) > 1 - 1e-9);
  if (along >= 0) return `${(direction[along] ?? 0) > 0 ? "+" : "−"}${"XYZ"[along]}`;
  return `(${direction.map((value) => number(value)).join("; ")})`;
}

function tryMove(ids: readonly PartId[], { direction, distance }: PartMove, actions: Actions): void {
  const poses = ids.flatMap((id): [PartId, Pose][] => {
    const part = partById.peek().get(id);
    if (!part) return [];
    const [w, x, y, z, ...at] = part.pose;
    const [dx, dy, dz] = at.map((value, i) => value + distance * (direction[i] ?? 0)) as Xyz;
    return [[id, [w, x, y, z, dx, dy, dz]]];
  });
  actions.command({ type: "setPoses", poses });
}

/** The moves that clear a pair of parts: a button that finds them, and a button that tries each. */

import { html, type TemplateResult } from "lit-html";
import type { PartMove, PartMoves, Xyz } from "../../engine/types";
import { number, outward, unitName } from "../../state/format";
import { nameOf } from "../../state/names";
import { findMoves, gapToLeave, movesOf } from "../../state/part-moves";
import type { Row } from "../../state/result-class";
import { partById } from "../../state/store";
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
  const search = movesOf(row);
  const find = () => void findMoves(row, actions.ask("partMoves", row.a, row.b, gapToLeave.peek()));
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
  return html`
    <div class="buttons">
      <button class="button small" data-testid="find-moves" title=${t.title} ?disabled=${search && !search.moves} @click=${find}>${t.find}</button>
      <label class="field">${t.gap} ${gap}</label>
    </div>
    <div role="status">${search && (search.moves ? results(search.moves, row, actions) : html`<p class="dim">${t.searching}</p>`)}</div>`;
}

function results({ part, lower, isEnough, moves }: PartMoves, row: Row, actions: Actions): TemplateResult {
  const [low] = rounded(lower);
  const bound = (row.boundsOf === "meshes" ? t.lowerOfMesh : t.lower)({ lower: low });
  return html`
    <ul class="moves" data-testid="moves" data-part=${part} data-lower=${lower}>
      ${moves.slice(0, mostRows).map((move) => moveRow(part, move, actions))}
      ${moves.length === 0 ? html`<li>${isEnough ? t.enough : t.none}</li>` : ""}
      ${low.startsWith("0\u202f") ? "" : html`<li class="dim">${bound}</li>`}
    </ul>`;
}

function moveRow(part: number, move: PartMove, actions: Actions): TemplateResult {
  const words = t.row({
    part: nameOf(part),
    distance: rounded(move.distance)[1],
    direction: directionText(move.direction),
  });
  const reasons = listText([
    originText(move),
    move.resolved > 0 && t.resolved({ n: move.resolved }),
    move.caused > 0 && t.caused({ n: move.caused }),
    move.class === "undecided" && t.undecided,
  ]);
  return html`
    <li data-testid="move" data-distance=${move.distance} data-direction=${move.direction.join(" ")}>${words}${reasons ? html` <small class="dim">${reasons}</small>` : ""}
      <button class="link" data-testid="try-move" title=${t.tryTitle} aria-label=${`${t.try}: ${words}`} @click=${() => tryMove(part, move, actions)}>${t.try}</button></li>`;
}

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

function tryMove(id: number, { direction, distance }: PartMove, actions: Actions): void {
  const part = partById.peek().get(id);
  if (!part) return;
  const [w, x, y, z, ...at] = part.pose;
  const [dx, dy, dz] = at.map((value, i) => value + distance * (direction[i] ?? 0)) as Xyz;
  actions.command({ type: "setPose", part: id, pose: [w, x, y, z, dx, dy, dz] });
}

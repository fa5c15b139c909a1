/** The moves that clear a pair of parts: a button that finds them, and a button that tries each. */

import { html, type TemplateResult } from "lit-html";
import type { PartMove, PartMoves, Xyz } from "../../engine/types";
import { length, number } from "../../state/format";
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
    ${search && (search.moves ? results(search.moves, row, actions) : html`<p class="dim">${t.searching}</p>`)}`;
}

function results({ part, lower, moves }: PartMoves, row: Row, actions: Actions): TemplateResult {
  const lengths = units.value;
  const none = lower > 0 || row.class !== "clear" ? t.none : t.enough;
  const bound = (row.boundsOf === "meshes" ? t.lowerOfMesh : t.lower)({ lower: length(lower, lengths) });
  return html`
    <ul class="moves" data-testid="moves" data-part=${part} data-lower=${lower}>
      ${moves.slice(0, mostRows).map((move) => moveRow(part, move, actions))}
      ${moves.length === 0 ? html`<li>${none}</li>` : ""}
      ${lower > 0 ? html`<li class="dim">${bound}</li>` : ""}
    </ul>`;
}

function moveRow(part: number, move: PartMove, actions: Actions): TemplateResult {
  const words = t.row({
    part: nameOf(part),
    distance: length(move.distance, units.value),
    direction: directionText(move.direction),
  });
  const reasons = listText([
    originText(move),
    move.resolved > 0 && t.resolved({ n: move.resolved }),
    move.caused > 0 && t.caused({ n: move.caused }),
  ]);
  return html`
    <li data-testid="move" data-distance=${move.distance} data-direction=${move.direction.join(" ")}>${words}${reasons ? html` <small class="dim">${reasons}</small>` : ""}
      <button class="link" data-testid="try-move" title=${t.tryTitle} @click=${() => tryMove(part, move, actions)}>${t.try}</button></li>`;
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

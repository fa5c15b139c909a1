/** The map of two joints of a robot: what to map, the picture, and its summary in words. It is loaded with the first robot. */

import "../style/joint-map.css";
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { JointMapRow, JointRow, RobotId, RobotRow } from "../../engine/types";
import {
  cellsAt,
  kindAt,
  type MapCell,
  type MapCells,
  type MapValues,
  mapCsv,
  reachedShare,
  sharesOf,
  shareText,
  valuesAt,
} from "../../state/joint-map";
import { searchedValue, turns } from "../../state/joint-range";
import { showMessage } from "../../state/messages";
import { nameOf } from "../../state/names";
import { inList, sentences } from "../../state/punctuation";
import { allowedPairs, jointMap } from "../../state/robots";
import { scene } from "../../state/store";
import type { Actions } from "../actions";
import { onValue } from "../fields";
import { limit, valueText } from "../robots/joint-row";
import { text } from "../strings";
import { jointMapText as t } from "../strings/joint-map";
import { mapPicture, pointedCell } from "./picture";

type Two = readonly [first: number, second: number];

/** The joints that the user chose for each robot. */
const chosen = signal<ReadonlyMap<RobotId, Two>>(new Map());
/** The largest number of pairs that a sentence names. */
const maxNamed = 3;

/** Returns whether a joint has a range: limits that differ, or a whole turn. */
const hasRange = (joint: JointRow): boolean =>
  joint.lower === null || joint.upper === null ? turns(joint) : joint.lower < joint.upper;

export function jointMapPanel(
  robot: RobotRow,
  values: readonly number[],
  actions: Actions,
): TemplateResult | typeof nothing {
  const choices = robot.joints.flatMap((joint, index) => (hasRange(joint) ? [index] : []));
  const [first, second] = choices;
  if (first === undefined || second === undefined) return nothing;
  const row = jointMap.value?.robot === robot.id ? jointMap.value : undefined;
  const kept = chosen.value.get(robot.id) ?? row?.joints;
  const two = kept?.every((joint) => choices.includes(joint)) ? kept : ([first, second] as const);
  const state = !row ? "none" : row.searching ? "searching" : row.map ? "done" : "failed";
  const find = () => {
    const [a, b] = two;
    void actions.robots.tryCommand({ type: "showJointMap", map: { robot: robot.id, joints: [a, b] } });
  };
  return html`
    <div class="joint-map" role="group" aria-label=${t.title} data-testid="joint-map" data-state=${state}>
      <div class="map-choice">
        ${([0, 1] as const).map((axis) => jointChoice(robot, choices, two, axis))}
        <button class="button small" data-testid="joint-map-find" title=${t.findTitle} @click=${find}>${t.find}</button>
      </div>
      ${row?.searching ? progress(row) : nothing}
      ${row?.map ? shownMap(robot, row, row.map, values, actions) : nothing}
      <div role="status">${row?.map ? summary(row.map, presentValues(robot, row, values)) : nothing}
        ${state === "failed" ? html`<p class="map-words">${t.failed}</p>` : nothing}</div>
      ${row ? buttons(robot, row, actions) : nothing}
    </div>`;
}

/** A choice of a joint. If it is the other one's, both change places. */
function jointChoice({ id, joints }: RobotRow, choices: readonly number[], two: Two, axis: 0 | 1) {
  const label = axis === 0 ? t.across : t.up;
  const choose = (value: string) => {
    const other = two[1 - axis] as number;
    const own = Number(value);
    const kept = other === own ? two[axis] : other;
    chosen.value = new Map(chosen.peek()).set(id, axis === 0 ? [own, kept] : [kept, own]);
  };
  return html`<select aria-label=${label} title=${label} data-testid=${axis === 0 ? "joint-map-across" : "joint-map-up"} @change=${onValue(choose)}>${choices.map(
    (index) => html`<option value=${index} .selected=${index === two[axis]}>${joints[index]?.name}</option>`,
  )}</select>`;
}

/** Hides the map, and gives the focus of the button, which goes, to the one that maps. */
function hide({ currentTarget }: Event, { robots }: Actions): void {
  const panel = (currentTarget as Element).closest(".joint-map");
  panel?.querySelector<HTMLElement>("[data-testid=joint-map-find]")?.focus();
  void robots.tryCommand({ type: "showJointMap", map: null });
}

const mappedJoints = ({ joints }: RobotRow, { joints: mapped }: JointMapRow) =>
  mapped.map((index) => joints[index]) as [JointRow, JointRow];

function presentValues(robot: RobotRow, row: JointMapRow, values: readonly number[]): MapValues {
  const [across, up] = mappedJoints(robot, row);
  const [first, second] = row.joints;
  return [
    searchedValue(across, values[first] ?? across.value),
    searchedValue(up, values[second] ?? up.value),
  ];
}

const progress = ({ progress: share }: JointMapRow) => html`
  <p class="map-progress"><progress max="1" .value=${share} aria-label=${t.title}></progress>
    <span data-testid="joint-map-progress">${t.searching({ part: share })}</span></p>`;

/** Saves, and hides or cancels. The last button stays when a search ends, so that it keeps the focus. */
const buttons = (robot: RobotRow, row: JointMapRow, actions: Actions) => html`
  <p class="map-buttons">
    ${row.map ? html`<button class="button small" data-testid="joint-map-save" @click=${() => save(robot, row, actions)}>${t.save}</button>` : nothing}
    <button class="button small" data-testid=${row.searching ? "joint-map-cancel" : "joint-map-hide"} @click=${(event: Event) => hide(event, actions)}>${row.searching ? t.cancel : t.hide}</button></p>`;

function shownMap(
  robot: RobotRow,
  row: JointMapRow,
  map: MapCells,
  values: readonly number[],
  actions: Actions,
): TemplateResult {
  const [across, up] = mappedJoints(robot, row);
  const present = presentValues(robot, row, values);
  const take = (cell: MapCell) => {
    const to = valuesAt(map, cell);
    const next = robot.joints.map(({ value }, index) => to[row.joints.indexOf(index)] ?? value);
    void actions.robots.tryCommand({ type: "setJoints", robot: robot.id, values: next });
  };
  const end = (joint: JointRow, value: number) => limit(value, turns(joint));
  const [x, y] = map.axes;
  const pointed = pointedCell(map);
  return html`
    <div class="map-axes">
      <div class="map-up"><span>${end(up, y.upper)}</span><b class="ellipsis">${up.name}</b><span>${end(up, y.lower)}</span></div>
      ${mapPicture({ map, label: t.label({ across: across.name, up: up.name }), values: present, take })}
      <div class="map-across"><span>${end(across, x.lower)}</span><b class="ellipsis">${across.name}</b><span>${end(across, x.upper)}</span></div>
    </div>
    <p class="map-words" aria-live=${pointed?.byKeys ? "polite" : "off"} data-testid="joint-map-cell">${pointed ? describe(map, pointed.cell, [across, up]) : t.hint}</p>
    <p class="map-legend">${(["clear", "meets", "undecided"] as const).map(
      (kind) => html`<span><i class=${kind}></i>${t.legend[kind]}</span>`,
    )}<span><i class="map-now"></i>${t.legend.now}</span></p>`;
}

const pairName = ([a, b]: readonly [number, number]): string =>
  text.hud.pair({ a: nameOf(a), b: nameOf(b), sign: "×" });

function describe(map: MapCells, cell: MapCell, joints: readonly [JointRow, JointRow]): string {
  const { class: own, pair } = kindAt(map, cell);
  const shown = valuesAt(map, cell).map((value, axis) => {
    const joint = joints[axis] as JointRow;
    return t.value({ joint: joint.name, value: valueText(value, turns(joint)) });
  });
  return t.at[own]({ values: inList(shown), pair: pair ? pairName(pair) : "" });
}

function summary(map: MapCells, values: MapValues): TemplateResult {
  const shares = sharesOf(map);
  const reached = reachedShare(map, values);
  return html`<p class="map-words" data-testid="joint-map-summary" data-clear=${shares.clear} data-meets=${shares.meets} data-undecided=${shares.undecided} data-reached=${reached ?? 0} data-complete=${map.complete}>${sentences(summaryWords(map, values))}</p>`;
}

function summaryWords(map: MapCells, values: MapValues): string[] {
  const shares = sharesOf(map);
  const reached = reachedShare(map, values);
  const leftOut = leftOutPairs(map);
  const reach = leftOut ? t.reachOthers : t.reach;
  const where = () => (cellsAt(map, values).length > 0 ? t.notClear : t.outside);
  return [
    t.shares({
      clear: shareText(shares.clear),
      meets: shareText(shares.meets),
      undecided: shareText(shares.undecided),
    }),
    reached === undefined ? where() : reach({ part: shareText(reached) }),
    ...(map.complete ? [] : [t.cutShort]),
    ...(leftOut ? [t.leftOut({ pairs: leftOut })] : []),
    ...(allowedPairs.value.length > 0 ? [t.allowed] : []),
  ];
}

/** Names the pairs that are left out, the first few of them; none are an empty text. */
function leftOutPairs({ leftOut }: MapCells): string {
  const pairs = inList(leftOut.slice(0, maxNamed).map(pairName));
  const more = leftOut.length - maxNamed;
  return more > 0 ? t.more({ pairs, n: more }) : pairs;
}

function save(robot: RobotRow, row: JointMapRow, { robots }: Actions): void {
  if (!row.map) return;
  const columns = mappedJoints(robot, row).map((joint) => ({
    name: `${robot.name}/${joint.name}`,
    turns: turns(joint),
  }));
  const name = robots.saveMap(mapCsv(row.map, columns, { name: nameOf, unit: scene.peek().unit }));
  showMessage("success", t.saved({ name }));
}

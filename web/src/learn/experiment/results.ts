/** The person's tables beside the published ones and those of the simulated hand. */

import { html, nothing, type TemplateResult } from "lit-html";
import { checkbox, fieldText, onValue, setterOf } from "../../ui/fields";
import type {
  ExperimentGainRow,
  ExperimentMode,
  ExperimentSnailRow,
  ExperimentSpeedRow,
  ExperimentTables,
  ExperimentTaskId,
} from "../types";
import type { ExperimentActions } from "./actions";
import { ownTables, showsSimulated, simulated, simulating, snailSeconds, stored } from "./state";
import { translate } from "./words";

export function results(actions: ExperimentActions): TemplateResult {
  const mine = ownTables.value;
  const theirs = showsSimulated.value ? simulated.value?.tables : undefined;
  const any = stored.value.records.length > 0;
  return html`
    <div class="results-head"><h2>${translate("results")}</h2>
      <span class="spacer"></span>
      <button class="button" data-testid="csv" ?disabled=${!any} @click=${() => actions.save("csv")}>${translate("csv")}</button>
      <button class="button" data-testid="json" ?disabled=${!any} @click=${() => actions.save("json")}>${translate("json")}</button>
      <button class="button" data-testid="clear" title=${translate("clearTitle")} ?disabled=${!any} @click=${actions.clear}>${translate("clear")}</button></div>
    ${any ? html`<p class="dim">${translate("run", { run: stored.value.run })}</p>` : html`<p>${translate("none")}</p>`}
    ${any && mine ? html`<p class="warning" data-testid="few">${translate("few", { n: minTrials(mine) })} ${translate("mouse")}</p>` : nothing}
    ${gainTable(mine, theirs)} ${meansTable(mine, theirs)} ${speedTable(mine, theirs)} ${snailTable(mine, theirs)}
    ${simulatedHandPanel(actions)}`;
}

const minTrials = ({ gains, speed, snail }: ExperimentTables): number => {
  const all = [
    ...gains.flatMap(({ alone, helped }) => [alone.trials, helped.trials]),
    ...speed.map(({ trials }) => trials),
    ...snail.map(({ trials }) => trials),
  ];
  return all.length > 0 ? Math.min(...all) : stored.value.records.filter(({ practice }) => !practice).length;
};

const one = (value: number | null | undefined, digits = 0): string =>
  value === null || value === undefined ? "–" : value.toFixed(digits).replace("-", "−");

/** Returns the time of the simulated hand, which gives up where a person may, too. */
const handTime = (row: { timeS: number | null; givenUp: number } | undefined, digits: number): string =>
  row && row.timeS === null && row.givenUp > 0 ? translate("givenUp") : one(row?.timeS, digits);

const measures = ["distance", "angle", "time"] as const;

/** Returns the rows of both tables, each once, the person's first. */
function joined<Row>(mine: Row[] | undefined, theirs: Row[] | undefined, like: (row: Row) => string) {
  const keys = [...new Set([...(mine ?? []), ...(theirs ?? [])].map(like))].sort();
  return keys.map((key) => ({
    mine: mine?.find((row) => like(row) === key),
    theirs: theirs?.find((row) => like(row) === key),
  }));
}

function gainTable(mine: ExperimentTables | undefined, theirs: ExperimentTables | undefined) {
  const rows = joined<ExperimentGainRow>(mine?.gains, theirs?.gains, ({ task, mode }) => `${task}${mode}`);
  if (rows.length === 0) return nothing;
  const columns = theirs ? 3 : 2;
  const cells = ({ mine, theirs: hand }: (typeof rows)[number]) =>
    measures.map(
      (
        name,
      ) => html`<td class="m own">${one(mine?.[name])}</td><td class="m">${one((mine ?? hand)?.published?.[name])}</td>
        ${theirs ? html`<td class="m compared">${one(hand?.[name])}</td>` : nothing}`,
    );
  return html`
    <h3 id="gains">${translate("gains")}, %</h3><p class="dim">${translate("gainsLead")}</p>
    <div class="wide-table" role="group" tabindex="0" aria-labelledby="gains"><table class="results-table" aria-labelledby="gains" data-testid="gains">
      <thead><tr><th rowspan="2" scope="col">${translate("column.task")}</th><th rowspan="2" scope="col">${translate("column.mode")}</th>
        <th rowspan="2" scope="col">${translate("column.trials")}</th>
        ${measures.map((name) => html`<th colspan=${columns} scope="colgroup">${translate(`line.${name}-gain`)}</th>`)}</tr>
      <tr>${measures.map(
        () =>
          html`<th scope="col">${translate("column.you")}</th><th scope="col">${translate("column.paper")}</th>${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}`,
      )}</tr></thead>
      <tbody>${rows.map((row) => {
        const { task, mode } = (row.mine ?? row.theirs) as ExperimentGainRow;
        return html`<tr data-testid="gain-row" data-task=${task} data-mode=${mode}>${head(task, mode)}
          <td class="m">${row.mine ? `${row.mine.alone.trials} / ${row.mine.helped.trials}` : "–"}</td>${cells(row)}</tr>`;
      })}</tbody></table></div>`;
}

const head = (task: ExperimentTaskId, mode: ExperimentMode) =>
  html`<th scope="row">${translate(`task.${task}`)}</th><td>${translate(`mode.${mode}`)}</td>`;

interface MeansRow {
  task: ExperimentTaskId;
  mode: ExperimentMode;
  trials: number;
  distanceMm: number;
  angleDeg: number;
  timeS: number;
}

/** Returns the means from which the gains are computed: mode 1 of a task once, then the others. */
function meansOf(gains: readonly ExperimentGainRow[] | undefined): MeansRow[] {
  const rows = (gains ?? []).flatMap(({ task, mode, alone, helped }) => [
    { task, mode: 1 as ExperimentMode, ...alone },
    { task, mode, ...helped },
  ]);
  return rows.filter(
    (row, i) => rows.findIndex(({ task, mode }) => task === row.task && mode === row.mode) === i,
  );
}

function meansTable(mine: ExperimentTables | undefined, theirs: ExperimentTables | undefined) {
  const rows = joined(meansOf(mine?.gains), meansOf(theirs?.gains), ({ task, mode }) => `${task}${mode}`);
  if (rows.length === 0) return nothing;
  const columns = [
    ["distance", "distanceMm", 1],
    ["angle", "angleDeg", 2],
    ["time", "timeS", 2],
  ] as const;
  return html`
    <h3 id="means">${translate("means")}</h3>
    <div class="wide-table" role="group" tabindex="0" aria-labelledby="means"><table class="results-table" aria-labelledby="means" data-testid="means">
      <thead><tr><th scope="col">${translate("column.task")}</th><th scope="col">${translate("column.mode")}</th>
        ${columns.map(([name]) => html`<th scope="col">${translate(name)}</th>${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}`)}</tr></thead>
      <tbody>${rows.map(({ mine, theirs: hand }) => {
        const { task, mode } = (mine ?? hand) as MeansRow;
        return html`<tr>${head(task, mode)}${columns.map(
          ([, name, digits]) =>
            html`<td class="m own">${one(mine?.[name], digits)}</td>${theirs ? html`<td class="m compared">${one(hand?.[name], digits)}</td>` : nothing}`,
        )}</tr>`;
      })}</tbody></table></div>`;
}

function speedTable(mine: ExperimentTables | undefined, theirs: ExperimentTables | undefined) {
  const like = ({ task, mode, criterionMm }: ExperimentSpeedRow) => `${task}${9 - criterionMm}${mode}`;
  const rows = joined(mine?.speed, theirs?.speed, like);
  if (rows.length === 0) return nothing;
  return html`
    <h3 id="speed">${translate("speedTable")}</h3><p class="dim">${translate("speedLead")}</p>
    <div class="wide-table" role="group" tabindex="0" aria-labelledby="speed"><table class="results-table" aria-labelledby="speed" data-testid="speed">
      <thead><tr><th scope="col">${translate("column.task")}</th><th scope="col">${translate("column.mode")}</th><th scope="col">${translate("column.criterion")}</th>
        <th scope="col">${translate("column.trials")}</th><th scope="col">${translate("column.givenUp")}</th><th scope="col">${translate("time")}</th>
        ${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}<th scope="col">${translate("column.normalised")}, %</th>
        ${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}</tr></thead>
      <tbody>${rows.map(({ mine, theirs: hand }) => {
        const { task, mode, criterionMm } = (mine ?? hand) as ExperimentSpeedRow;
        return html`<tr data-testid="speed-row">${head(task, mode)}<td class="m">${criterionMm}</td><td class="m">${mine?.trials ?? "–"}</td>
          <td class="m">${mine?.givenUp ?? "–"}</td><td class="m own">${one(mine?.timeS, 2)}</td>
          ${theirs ? html`<td class="m compared">${handTime(hand, 2)}</td>` : nothing}<td class="m own">${one(mine?.normalised)}</td>
          ${theirs ? html`<td class="m compared">${one(hand?.normalised)}</td>` : nothing}</tr>`;
      })}</tbody></table></div>`;
}

function snailTable(mine: ExperimentTables | undefined, theirs: ExperimentTables | undefined) {
  const rows = joined<ExperimentSnailRow>(
    mine?.snail,
    theirs?.snail,
    ({ experiment, mode }) => `${experiment}${mode}`,
  );
  if (rows.length === 0) return nothing;
  const paper = ({ experiment, mode }: ExperimentSnailRow) =>
    experiment === "speed" ? translate(mode === 3 ? "snailWith" : "snailWithout") : "–";
  return html`
    <h3 id="snail">${translate("snailTable")}</h3><p class="dim">${translate("snailLead")}</p>
    <label class="control row real">${translate("realTime")}
      <input type="number" class="m" min="0" step="any" data-testid="real" .value=${fieldText(String(snailSeconds.value ?? ""))} @change=${onValue((value) => setterOf(snailSeconds)(Number(value) > 0 ? Number(value) : undefined))} /></label>
    <div class="wide-table" role="group" tabindex="0" aria-labelledby="snail"><table class="results-table" aria-labelledby="snail" data-testid="snail">
      <thead><tr><th scope="col">${translate("column.experiment")}</th><th scope="col">${translate("column.mode")}</th><th scope="col">${translate("column.trials")}</th>
        <th scope="col">${translate("column.givenUp")}</th><th scope="col">${translate("time")}</th>${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}
        <th scope="col">${translate("distance")}</th>${theirs ? html`<th scope="col">${translate("column.hand")}</th>` : nothing}
        <th scope="col">${translate("overReal")}, %</th><th scope="col">${translate("column.paper")}</th></tr></thead>
      <tbody>${rows.map(({ mine, theirs: hand }) => {
        const row = (mine ?? hand) as ExperimentSnailRow;
        return html`<tr><th scope="row">${translate(`kind.${row.experiment}`)}</th><td>${translate(`mode.${row.mode}`)}</td><td class="m">${mine?.trials ?? "–"}</td>
          <td class="m">${mine?.givenUp ?? "–"}</td><td class="m own">${one(mine?.timeS, 1)}</td>${theirs ? html`<td class="m compared">${handTime(hand, 1)}</td>` : nothing}
          <td class="m own">${one(mine?.distanceMm, 1)}</td>${theirs ? html`<td class="m compared">${one(hand?.distanceMm, 1)}</td>` : nothing}
          <td class="m own">${one(mine?.overReal)}</td><td>${paper(row)}</td></tr>`;
      })}</tbody></table></div>`;
}

function simulatedHandPanel(actions: ExperimentActions): TemplateResult {
  const busy = simulating.value;
  const done = simulated.value;
  const value = (event: Event, name: string) => {
    const form = (event.target as HTMLElement).closest("form") as HTMLFormElement;
    return (form.elements.namedItem(name) as HTMLInputElement).valueAsNumber;
  };
  return html`
    <h3 id="hand">${translate("simulated")}</h3><p class="dim">${translate("simulatedLead")}</p>
    <form class="simulation-form" aria-labelledby="hand" @submit=${(event: Event) => {
      event.preventDefault();
      actions.simulate(value(event, "trials"), value(event, "seed"));
    }}>
      <label>${translate("simTrials")} <input class="m" type="number" name="trials" min="1" max="100" step="1" value="5" required data-testid="sim-trials" /></label>
      <label>${translate("simSeed")} <input class="m" type="number" name="seed" min="0" max="4294967295" step="1" value="1" required data-testid="sim-seed" /></label>
      ${
        busy
          ? html`<progress max=${busy.of} value=${busy.done} aria-label=${translate("simulated")}></progress>
            <span class="m" data-testid="sim-progress">${translate("simProgress", busy)}</span>
            <button class="button" type="button" data-testid="sim-cancel" @click=${actions.cancel}>${translate("cancel")}</button>`
          : html`<button class="button" data-testid="simulate">${translate("simulate")}</button>`
      }
      ${
        done
          ? html`<label class="check">${checkbox("beside", showsSimulated.value, setterOf(showsSimulated))} ${translate("beside")}</label>
            <span class="dim" data-testid="sim-note">${translate("simNote", { seed: done.seed, n: done.records.length })}</span>`
          : nothing
      }
    </form>`;
}

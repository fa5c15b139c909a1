/** The charts of the results: error against time for each trial (figures 6.8–6.11), gains (6.16), normalised times (6.17), and the snail (6.18). */

import type {
  ExperimentGainRow,
  ExperimentRecord,
  ExperimentSpeedRow,
  ExperimentTaskId,
  LessonChart,
} from "../types";
import { ownTables, showsSimulated, simulated, stored } from "./state";

type Line = LessonChart["lines"][number];

/** The degrees of freedom that snapping constrains in each task of the cubes. */
const constrainedFreedoms: Partial<Record<ExperimentTaskId, number>> = { A: 3, B: 5, C: 6 };

/** Returns the charts; reads signals. */
export function plots(): LessonChart[] {
  const mine = stored.value.records;
  const theirs = showsSimulated.value ? (simulated.value?.records ?? []) : [];
  return [
    ...(["A", "B", "C"] as const).flatMap((task) => [
      ...scatter(task, "distance", mine, theirs),
      ...scatter(task, "angle", mine, theirs),
    ]),
    ...gains(ownTables.value?.gains ?? []),
    ...normalised(ownTables.value?.speed ?? []),
    ...scatter("snail", "distance", mine, theirs),
  ];
}

const byX = (points: [number, number | null][]): Pick<Line, "x" | "y"> => {
  const sorted = points.toSorted(([a], [b]) => a - b);
  return { x: sorted.map(([x]) => x), y: sorted.map(([, y]) => y) };
};

function scatter(
  task: ExperimentTaskId,
  error: "distance" | "angle",
  mine: readonly ExperimentRecord[],
  theirs: readonly ExperimentRecord[],
): LessonChart[] {
  const lines = ([1, 2, 3] as const).flatMap((mode) =>
    (
      [
        [mine, ""],
        [theirs, "-compared"],
      ] as const
    ).map(([records, mark]): Line => {
      const wanted = records.filter(
        (record) =>
          record.task === task &&
          record.mode === mode &&
          record.experiment === "accuracy" &&
          record.finished &&
          !record.practice,
      );
      const points = wanted.map(({ timeS, distanceMm, angleDeg }): [number, number] => [
        timeS,
        error === "distance" ? distanceMm : angleDeg,
      ]);
      return { name: `mode-${mode}${mark}`, style: "points", ...byX(points) };
    }),
  );
  const seen = lines.filter(({ x }) => x.length > 0);
  return seen.length === 0
    ? []
    : [
        {
          name: `${error}-${task}`,
          x: { name: "seconds", log: false },
          y: { name: error === "distance" ? "mm" : "degrees", log: false },
          lines: seen,
        },
      ];
}

/** Returns the chart of gains. As in figure 6.16, the gain without help is a point at 0. */
function gains(rows: readonly ExperimentGainRow[]): LessonChart[] {
  const snapped = rows.filter(({ task, mode }) => mode === 3 && constrainedFreedoms[task] !== undefined);
  if (snapped.length === 0) return [];
  const line = (of: (row: ExperimentGainRow) => number | null): Pick<Line, "x" | "y"> =>
    byX([
      [0, 0],
      ...snapped.map((row): [number, number | null] => [constrainedFreedoms[row.task] ?? 0, of(row)]),
    ]);
  const names = ["distance", "angle", "time"] as const;
  return [
    {
      name: "gains",
      x: { name: "freedoms", log: false },
      y: { name: "percent", log: false },
      lines: names.flatMap((name): Line[] => [
        { name: `${name}-gain`, style: "line", ...line((row) => row[name]) },
        {
          name: `published-${name}-gain`,
          style: "published",
          ...line((row) => row.published?.[name] ?? null),
        },
      ]),
    },
  ];
}

function normalised(rows: readonly ExperimentSpeedRow[]): LessonChart[] {
  const known = rows.filter(({ normalised }) => normalised !== null);
  if (known.length === 0) return [];
  const groups = [...new Set(known.map(({ task, mode }) => `${task}-${mode}`))];
  return [
    {
      name: "normalised",
      x: { name: "criterion", log: false },
      y: { name: "percent", log: false },
      lines: groups.map((group): Line => {
        const own = known.filter(({ task, mode }) => `${task}-${mode}` === group);
        return {
          name: `speed-${group}`,
          style: "line",
          ...byX(
            own.map(({ criterionMm, normalised }): [number, number | null] => [criterionMm, normalised]),
          ),
        };
      }),
    },
  ];
}

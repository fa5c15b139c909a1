/** Reads the map of two joints: the cell of a pose, the shares of the classes, and how far clear cells reach. */

import type { JointMapRow } from "../engine/types";
import { type Cell as CsvCell, csv } from "./csv";

export type MapCells = NonNullable<JointMapRow["map"]>;
export type MapKind = MapCells["kinds"][number];
/** A cell: its column, counted from the first joint's lower limit, and its row, from the second joint's. */
export type MapCell = readonly [column: number, row: number];
export type MapValues = readonly [first: number, second: number];

const indexOf = ({ axes }: MapCells, [column, row]: MapCell): number => row * axes[0].cells + column;

export function kindAt(map: MapCells, cell: MapCell): MapKind {
  return map.kinds[map.cells[indexOf(map, cell)] as number] as MapKind;
}

/** Returns the values in the middle of a cell. Where a cell meets, parts meet there. */
export function valuesAt({ axes }: MapCells, cell: MapCell): [first: number, second: number] {
  const value = (joint: 0 | 1): number => {
    const { lower, upper, cells } = axes[joint];
    const share = (cell[joint] + 0.5) / cells;
    return lower * (1 - share) + upper * share;
  };
  return [value(0), value(1)];
}

/** Returns the cells that a pose is in: several if it is on a border, none if it is outside the limits. */
export function cellsAt({ axes }: MapCells, values: MapValues): MapCell[] {
  const along = (joint: 0 | 1): number[] => {
    const { lower, upper, cells } = axes[joint];
    const value = values[joint];
    if (!(lower <= value && value <= upper)) return [];
    if (lower === upper) return [0];
    const place = ((value - lower) / (upper - lower)) * cells;
    const around = Number.isInteger(place) ? [place - 1, place] : [Math.floor(place)];
    return around.filter((index) => index >= 0 && index < cells);
  };
  return along(0).flatMap((column) => along(1).map((row): MapCell => [column, row]));
}

type Shares = Readonly<Record<MapKind["class"], number>>;

const knownShares = new WeakMap<MapCells, Shares>();

/** Returns the share of the map that each class has. */
export function sharesOf(map: MapCells): Shares {
  const known = knownShares.get(map);
  if (known) return known;
  const counts = { clear: 0, meets: 0, undecided: 0 };
  for (const kind of map.cells) counts[(map.kinds[kind] as MapKind).class] += 1;
  const share = (count: number) => count / map.cells.length;
  const shares = {
    clear: share(counts.clear),
    meets: share(counts.meets),
    undecided: share(counts.undecided),
  };
  knownShares.set(map, shares);
  return shares;
}

/** The last share of each map, and the cells that it was found from. */
const knownReach = new WeakMap<MapCells, { from: string; share: number | undefined }>();

/**
 * Returns the share of the map that clear cells connect with a pose; undefined if the pose is in no clear cell. Each cell is proven clear, and only
 * cells that share an edge are connected, so a motion through them meets nothing.
 */
export function reachedShare(map: MapCells, values: MapValues): number | undefined {
  const start = cellsAt(map, values);
  const from = start.join(" ");
  const known = knownReach.get(map);
  if (known?.from === from) return known.share;
  const count = connectedClear(map, start);
  const share = count === 0 ? undefined : count / map.cells.length;
  knownReach.set(map, { from, share });
  return share;
}

/** Returns the number of clear cells that are connected with these. */
function connectedClear(map: MapCells, start: readonly MapCell[]): number {
  const { axes, cells } = map;
  const isReached = new Uint8Array(cells.length);
  const waiting: MapCell[] = [];
  const visit = (cell: MapCell) => {
    const [column, row] = cell;
    if (column < 0 || row < 0 || column >= axes[0].cells || row >= axes[1].cells) return;
    const index = indexOf(map, cell);
    if (isReached[index] || kindAt(map, cell).class !== "clear") return;
    isReached[index] = 1;
    waiting.push(cell);
  };
  start.forEach(visit);
  let count = 0;
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    const [column, row] = cell;
    count += 1;
    visit([column - 1, row]);
    visit([column + 1, row]);
    visit([column, row - 1]);
    visit([column, row + 1]);
  }
  return count;
}

/** Writes a share in per cent. One that is not the whole, or not nothing, is never written as if it were. */
export function shareText(share: number): string {
  const percent = 100 * share;
  if (percent > 0 && percent < 0.05) return "<0.1";
  if (percent < 100 && percent >= 99.95) return ">99.9";
  return Number.isInteger(percent) ? String(percent) : percent.toFixed(1);
}

/** Returns the cells as a table: the ends of both joints in degrees or lengths, the class, and the pair. `nearpoint range --csv` has the same columns. */
export function mapCsv(
  map: MapCells,
  joints: readonly { name: string; turns: boolean }[],
  { name, unit }: { name(part: number): string; unit: string },
): string {
  const ends = (joint: 0 | 1, index: number): number[] => {
    const { lower, upper, cells } = map.axes[joint];
    const end = (share: number) => lower * (1 - share) + upper * share;
    const shown = (value: number) => (joints[joint]?.turns ? (value * 180) / Math.PI : value);
    return [shown(end(index / cells)), shown(end((index + 1) / cells))];
  };
  const head = joints.flatMap((joint) =>
    ["lower", "upper"].map((end) => `${joint.name} ${end} (${joint.turns ? "°" : unit})`),
  );
  const rows = map.cells.map((kind, index): CsvCell[] => {
    const { class: own, everywhere, pair } = map.kinds[kind] as MapKind;
    const column = index % map.axes[0].cells;
    const row = (index - column) / map.axes[0].cells;
    const names = pair ? pair.map(name) : ["", ""];
    return [...ends(0, column), ...ends(1, row), own, String(everywhere), ...names];
  });
  return csv([[...head, "class", "everywhere", "part a", "part b"], ...rows]);
}

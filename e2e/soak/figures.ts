/** Measures a page in long use, and decides whether it stays the same. */

/** The figures after one round of loads and drags. */
export interface Round {
  /** The memory of the engine and, after garbage collection, of the page, in megabytes. */
  wasm: number;
  heap: number;
  /** The elements and listeners of the document. */
  nodes: number;
  listeners: number;
  /** The times of its drags, in milliseconds; each round drags the same parts. */
  drags: number[];
}

export interface SoakResult {
  table: string;
  wrong: string[];
}

/** The factor by which the first quarter of the second half may grow up to the last, and a drag may slow down. */
const growth = 1.05;
const slowness = 1.1;

/** Judges the second half. In the first, V8 still compiles hot code, and the list of messages grows up to its limit of a hundred. */
export function judge(all: readonly Round[]): SoakResult {
  const rounds = all.slice(Math.floor(all.length / 2));
  const quarter = (which: number) => {
    const [from, to] = [which, which + 1].map((part) => Math.floor((part * rounds.length) / 4));
    return rounds.slice(from, to);
  };
  const quarters = [0, 1, 2, 3].map(quarter);
  const rows: [string, number[], number][] = [
    ["engine's memory, MB", quarters.map((all) => median(all.map(({ wasm }) => wasm))), growth],
    ["page's memory, MB", quarters.map((all) => median(all.map(({ heap }) => heap))), growth],
    ["elements", quarters.map((all) => median(all.map(({ nodes }) => nodes))), growth],
    ["listeners", quarters.map((all) => median(all.map(({ listeners }) => listeners))), growth],
    ["a drag, ms", quarters.map((all) => median(all.flatMap(({ drags }) => drags))), slowness],
  ];
  const wrong = rows.flatMap(([name, [first = 0, , , last = 0], most]) =>
    last > first * most
      ? [`${name}: ${shown(first)} in the first quarter, ${shown(last)} in the last`]
      : [],
  );
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = [
    line(["median of a quarter", "1st", "2nd", "3rd", "4th", "4th : 1st"]),
    line(["---", "--:", "--:", "--:", "--:", "--:"]),
    ...rows.map(([name, values]) =>
      line([name, ...values.map(shown), ((values[3] ?? 0) / (values[0] ?? 1)).toFixed(3)]),
    ),
  ];
  return { table: table.join("\n"), wrong };
}

const shown = (value: number) => value.toFixed(2);

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1] ?? 0, sorted[Math.floor(middle)] ?? 0];
  return (low + high) / 2;
}

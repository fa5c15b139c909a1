import { beforeEach, describe, expect, it, vi } from "vitest";
import { watchCauses } from "../src/cause-actions";
import type { EngineInfo } from "../src/engine/protocol";
import type { PartMove, PartMoves } from "../src/engine/types";
import { cancelCauses, causeOf, causeSearch, causes, causesOf, findCauses } from "../src/state/causes";
import { rowsOf } from "../src/state/result-class";
import { groupBy, isGroupLine, lineKey, linesOf, openGroups, toggleGroup } from "../src/state/result-groups";
import { review } from "../src/state/review";
import { engineInfo, parts, rows } from "../src/state/store";
import { deep, part, touching } from "./pairs";

type Pairs = [number, number][];

const move = (distance: number, resolved: Pairs, caused: Pairs = []): PartMove => ({
  direction: [1, 0, 0],
  distance,
  class: "touches",
  origin: "plane",
  resolved,
  caused,
  undecided: [],
});
const moves = (part: number, ...found: PartMove[]): PartMoves => ({
  parts: [part],
  lower: 0,
  isEnough: false,
  moves: found,
});

beforeEach(() => {
  const counts = [3, 2, 1, 2];
  parts.value = counts.map((interfering, id) => part(id, `part ${id}`, { interfering }));
  rows.value = rowsOf([deep(0, 1, 0.4), deep(0, 2, 0.3), deep(0, 3, 0.2), deep(1, 3, 0.1), touching(1, 2)]);
  review.value = undefined;
  openGroups.value = new Set();
  groupBy.value = "cause";
});

describe("causes", () => {
  it("give each clash to the move that ends most", () => {
    const found = causesOf([
      moves(
        1,
        move(0.4, [
          [0, 1],
          [1, 3],
        ]),
      ),
      moves(
        0,
        move(0.5, [
          [0, 1],
          [0, 2],
          [0, 3],
        ]),
        move(0.1, [[0, 1]]),
      ),
    ]);
    // What is left for part 1 is a single clash, which needs no common cause.
    expect(found.map(({ part, keys }) => [part, [...keys]])).toEqual([[0, ["0-1", "0-2", "0-3"]]]);
  });

  it("leave out a move that causes as many clashes as it ends", () => {
    expect(
      causesOf([
        moves(
          0,
          move(
            0.5,
            [
              [0, 1],
              [0, 2],
            ],
            [
              [0, 4],
              [0, 5],
            ],
          ),
        ),
      ]),
    ).toEqual([]);
    expect(causesOf([moves(0)])).toEqual([]);
  });

  it("are searched for movable parts with several clashes, those with most first", async () => {
    parts.value = parts.value.map((row) => (row.id === 3 ? { ...row, fixed: true } : row));
    const asked: number[] = [];
    await findCauses(async (part) => {
      asked.push(part);
      return part === 0
        ? moves(
            0,
            move(0.4, [
              [0, 1],
              [0, 2],
            ]),
          )
        : moves(part);
    });
    expect(asked).toEqual([0, 1]);
    expect(causeSearch.value).toMatchObject({ done: 2, of: 2 });
    expect(causeOf({ a: 0, b: 2 })?.part).toBe(0);
    expect(causeOf({ a: 0, b: 3 })).toBeUndefined();
  });

  it("end with a cancelled search, and with a scene that has changed", async () => {
    const found = moves(
      0,
      move(0.4, [
        [0, 1],
        [0, 2],
      ]),
    );
    let asked = 0;
    await findCauses(async () => {
      asked += 1;
      cancelCauses();
      return found;
    });
    expect(asked).toBe(1);
    expect(causeSearch.value).toMatchObject({ done: 0, of: 0, isCancelled: true });
    await findCauses(async () => {
      asked += 1;
      parts.value = parts.value.map((row) => ({ ...row, pose: [1, 0, 0, 0, asked, 0, 0] }));
      return found;
    });
    expect(asked).toBe(2);
    expect(causeSearch.value).toBeUndefined();
    expect(causes.value).toEqual([]);
  });

  it("are searched for again after an unfinished search", async () => {
    const before = parts.value;
    await findCauses(async () => {
      parts.value = before.map((row) => ({ ...row, pose: [1, 0, 0, 0, 1, 0, 0] }));
      return moves(0);
    });
    parts.value = before;
    expect(causeSearch.value).toBeUndefined();
    let asked = 0;
    await findCauses(async () => {
      asked += 1;
      return undefined;
    });
    expect(asked).toBe(1);
    expect(causeSearch.value).toBeUndefined();
  });

  it("end the grouping if the engine refuses the search, which is not repeated", async () => {
    engineInfo.value = {} as EngineInfo;
    let asked = 0;
    watchCauses(async () => {
      asked += 1;
      return undefined;
    });
    await vi.waitFor(() => expect(groupBy.value).toBeUndefined());
    expect(asked).toBe(1);
    engineInfo.value = undefined;
  });

  it("are groups of the list, also without a review", async () => {
    await findCauses(async (part) =>
      part === 0
        ? moves(
            0,
            move(0.4, [
              [0, 1],
              [0, 3],
            ]),
          )
        : moves(part),
    );
    const keys = () => linesOf(rows.value).all.map(lineKey);
    expect(keys()).toEqual(["cause 0", "0-2", "1-3", "1-2"]);
    const [line] = linesOf(rows.value).all;
    expect(line && isGroupLine(line) && line.rows.length).toBe(2);
    toggleGroup("cause 0");
    expect(keys()).toEqual(["cause 0", "0-1", "0-3", "0-2", "1-3", "1-2"]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ClashRow } from "../src/engine/types";
import { rowsOf } from "../src/state/result-class";
import { filterCounts } from "../src/state/result-filters";
import {
  canDecide,
  counted,
  keyOf,
  review,
  reviewStatusOf,
  testFilter,
  withApprovedLast,
} from "../src/state/review";
import { rows } from "../src/state/store";
import { summary } from "../src/ui/pair/summary";
import { text } from "../src/ui/strings";
import { apart, clash, deep, reviewed, touching, undecided } from "./pairs";

const reported = (...clashes: ClashRow[]) => reviewed(clashes);

const all = rowsOf([
  deep(0, 1, 0.4),
  deep(1, 2, 0.3),
  deep(2, 3, 0.2),
  undecided(0, 3),
  touching(0, 2),
  apart(1, 3, 0.1, true),
]);
const [first, second, third] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0]];

beforeEach(() => {
  rows.value = all;
  review.value = undefined;
});

describe("the review status", () => {
  it("is new for every clash of the page before any decision", () => {
    expect(all.map(reviewStatusOf)).toEqual(["new", "new", "new", undefined, undefined, "new"]);
    expect(counted.value.approved).toBe(0);
  });

  it("is that of the review, for either order of the parts", () => {
    review.value = reported(
      clash(1, 1, 0, { status: "approved" }),
      clash(2, 1, 2, { status: "active", changed: true }),
    );
    expect(reviewStatusOf(first)).toBe("approved");
    expect(reviewStatusOf(second)).toBe("changed");
    expect(reviewStatusOf(third)).toBeUndefined();
    expect(filterCounts.value).toEqual(
      new Map([
        ["notClear", 6],
        ["approved", 1],
        ["changed", 1],
      ]),
    );
  });

  it("sorts approved pairs below open ones of the same class, and counts them separately", () => {
    review.value = reported(clash(1, 0, 1, { status: "approved" }), clash(2, 1, 2), clash(3, 2, 3));
    const order = withApprovedLast(all).map(keyOf);
    expect(order).toEqual(["1-2", "2-3", "0-1", "0-3", "0-2", "1-3"]);
    expect(counted.value).toMatchObject({ approved: 1, counts: { interference: 2, undecided: 1 } });
  });

  it("ignores a pair that no longer exists", () => {
    review.value = reported(clash(1, 0, 1, { found: false, status: "resolved" }));
    expect(reviewStatusOf(first)).toBeUndefined();
  });
});

describe("a selected test", () => {
  beforeEach(() => {
    review.value = reported(
      clash(1, 0, 1, { status: "approved" }),
      clash(2, 0, 1, { test: "Room", status: "active" }),
      clash(3, 1, 2),
    );
    testFilter.value = "Room";
  });
  afterEach(() => {
    testFilter.value = undefined;
  });

  it("gives the status of its own clash of a pair, and none for other pairs", () => {
    expect(all.map(reviewStatusOf)).toEqual(["active", ...all.slice(1).map(() => undefined)]);
    expect(filterCounts.value.get("active")).toBe(1);
    expect(filterCounts.value.get("approved")).toBeUndefined();
    testFilter.value = undefined;
    expect(reviewStatusOf(first)).toBe("approved");
  });

  it("decides about no pair that is undecided in another test", () => {
    const open = all.find((row) => row.severity === "undecided") as (typeof all)[0];
    expect(canDecide(open)).toBe(false);
    testFilter.value = undefined;
    expect(canDecide(open)).toBe(true);
  });
});

describe("an approved pair", () => {
  it("is also called approved in the sentence", () => {
    expect(text.review.lead({ found: "Interference", approved: true })).toBe("Interference, approved");
    expect(text.review.lead({ found: "Interference", approved: false })).toBe("Interference");
  });
});

describe("the summary", () => {
  const none = { interfere: 0, duplicate: 0, undecided: 0, touch: 0, approved: 0 };
  it("counts approved pairs beside interfering ones", () => {
    expect(summary({ ...none, interfere: 2, approved: 2 })).toBe("2 pairs interfere, 2 approved");
    expect(summary({ ...none, approved: 1, touch: 3 })).toBe(
      "Nothing else interferes, 1 pair approved, 3 touch",
    );
    expect(summary(none)).toBe("Nothing collides");
  });
});

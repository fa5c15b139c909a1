import { expect, it } from "vitest";
import { shortened, splitForEllipsis } from "../src/state/names";
import { movedBetween } from "../src/ui/drag/move-note";
import { part } from "./pairs";

const byId = (parts: ReturnType<typeof part>[]) => new Map(parts.map((row) => [row.id, row]));

it("parts that moved are named, but not parts that are new or only look different", () => {
  const before = byId([part(0, "gear"), part(1, "shaft"), part(2, "key")]);
  const now = byId([
    part(0, "gear", { pose: [1, 0, 0, 0, 0, 0, 1] }),
    part(1, "shaft", { selected: true }),
    part(3, "new", { pose: [1, 0, 0, 0, 5, 0, 0] }),
  ]);
  expect(movedBetween(before, now).map(({ id }) => id)).toEqual([0]);
  expect(movedBetween(now, now)).toEqual([]);
});

it("the end of a name is kept, and no character is split", () => {
  expect(splitForEllipsis("Basic Wall:198694")).toEqual(["Basic Wall", ":198694"]);
  expect(splitForEllipsis("gear")).toEqual(["", "gear"]);
  expect(shortened("Basic Wall:198694", 17)).toBe("Basic Wall:198694");
  expect(shortened("Basic Wall:198694", 12)).toBe("Basic…198694");
  expect(shortened("基本壁：ｶﾍﾞ 198694", 19)).toBe("基本壁：ｶﾍﾞ 198694");
  expect(shortened("基本壁：198694", 12)).toBe("基本…198694");
  expect(splitForEllipsis("𝒜𝒜𝒜𝒜𝒜𝒜𝒜𝒜")).toEqual(["𝒜", "𝒜𝒜𝒜𝒜𝒜𝒜𝒜"]);
});

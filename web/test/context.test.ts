import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Command } from "../src/engine/types";
import { type Row, rowsOf } from "../src/state/result-class";
import { keyOf, review, selectedKeys } from "../src/state/review";
import { partById, parts, rows } from "../src/state/store";
import type { Actions } from "../src/ui/actions";
import type { Entry, Item, Menu } from "../src/ui/context/entries";
import { menuOf } from "../src/ui/context/menu";
import { stepped } from "../src/ui/context/show";
import { apart, deep, part } from "./pairs";

const commands: Command[] = [];
const asked: unknown[][] = [];
const note =
  (name: string) =>
  (...args: unknown[]) =>
    void asked.push([name, ...args]);
const actions = {
  command: (command: Command) => void commands.push(command),
  ask: async (...call: unknown[]) => {
    asked.push(call);
    return call[0] === "alike" ? [3, 4] : undefined;
  },
  lookAt: note("lookAt"),
  removal: { find: note("find") },
  review: { set: note("set") },
} as unknown as Actions;

const none = () => undefined;
const items = (menu: Menu): Item[] =>
  menu.groups.flat().flatMap((entry: Entry) => ("choices" in entry ? entry.choices : [entry]));
const press = (menu: Menu, id: string) => {
  const item = items(menu).find((item) => item.id === id);
  if (!item) throw new Error(`there is no ${id} among ${items(menu).map(({ id }) => id)}`);
  item.run();
};

beforeEach(() => {
  commands.length = 0;
  asked.length = 0;
  review.value = undefined;
  selectedKeys.value = new Set();
  parts.value = [
    part(3, "bolt", { group: ["reducer", "bolts"], colour: [0.5, 0.5, 0.5, 0.5] }),
    part(4, "bolt 2", { group: ["reducer", "bolts"], visible: false, fixed: true }),
    part(5, "housing", { group: ["reducer"] }),
  ];
  rows.value = rowsOf([deep(3, 5, 1), deep(4, 5, 2), apart(3, 4, 9)]);
});

describe("the menu of parts", () => {
  const menu = (...ids: number[]) => menuOf({ kind: "parts", ids }, actions, none);

  it("offers the actions of the selection's buttons for all selected parts", () => {
    for (const id of ["hide", "isolate", "fix", "can-be-taken-out", "remove"]) press(menu(3, 4), id);
    expect(commands).toEqual([
      { type: "setVisible", parts: [3, 4], visible: false },
      { type: "isolate", parts: [3, 4] },
      { type: "setFixed", parts: [3, 4], fixed: true },
      { type: "remove", parts: [3, 4] },
    ]);
    expect(asked).toEqual([["find", [3, 4]]]);
    press(menu(4), "hide");
    expect(commands.at(-1)).toEqual({ type: "setVisible", parts: [4], visible: true });
  });

  it("shows the present opacity and sets another", () => {
    const checked = items(menu(3)).filter((item) => item.checked);
    expect(checked.map(({ id }) => id)).toEqual(["opacity-50"]);
    expect(items(menu(3, 4)).some((item) => item.checked)).toBe(false);
    press(menu(3), "opacity-25");
    expect(commands).toEqual([{ type: "setOpacity", parts: [3], opacity: 0.25 }]);
  });

  it("selects the parts of the same group or shape", async () => {
    press(menu(4), "group");
    expect(commands).toEqual([{ type: "select", parts: [3, 4] }]);
    // The group holds all parts.
    expect(items(menu(5)).map(({ id }) => id)).not.toContain("group");
    press(menu(3), "alike");
    await vi.waitFor(() => expect(commands).toHaveLength(2));
    expect(commands.at(-1)).toEqual({ type: "select", parts: [3, 4] });
  });

  it("views a part and cuts through it; without parts it is the menu of the picture", () => {
    press(menu(3), "fit");
    press(menu(3), "section");
    expect(asked).toEqual([
      ["view", { fit: [3] }],
      ["cutThrough", 3],
    ]);
    expect(items(menu(99)).map(({ id }) => id)).toContain("look-iso");
  });

  it("applies the chosen colour to all parts", () => {
    const colouring = vi.fn((_first, chosen) => chosen([1, 0, 0, 0.5]));
    press(menuOf({ kind: "parts", ids: [3] }, actions, colouring), "colour");
    expect(colouring.mock.calls[0]?.[0]).toEqual([0.5, 0.5, 0.5, 0.5]);
    expect(commands).toEqual([{ type: "setColour", parts: [3], colour: [1, 0, 0, 0.5] }]);
  });
});

describe("the menu of a pair", () => {
  const row = (a: number, b: number) => rows.value.find((row) => row.a === a && row.b === b) as Row;
  const menu = (a: number, b: number) => menuOf({ kind: "pair", pair: row(a, b) }, actions, none);

  it("shows the pair, isolates it and decides about it", () => {
    press(menu(3, 5), "show-clash");
    press(menu(3, 5), "isolate");
    press(menu(3, 5), "status-approved");
    expect(commands).toEqual([{ type: "isolate", parts: [3, 5] }]);
    expect(asked).toEqual([
      ["lookAt", 3, 5],
      ["set", [row(3, 5)], [{ status: "approved" }]],
    ]);
  });

  it("applies to all selected pairs if the pair is one of them", () => {
    selectedKeys.value = new Set([keyOf(row(3, 5)), keyOf(row(4, 5))]);
    expect(items(menu(3, 5)).map(({ id }) => id)).not.toContain("show-clash");
    press(menu(4, 5), "status-reviewed");
    const [, decided] = asked[0] as [string, { a: number }[]];
    expect(decided.map(({ a }) => a).sort()).toEqual([3, 4]);
  });

  it("has no status for a pair that is no clash", () => {
    expect(items(menu(3, 4)).map(({ id }) => id)).toEqual([
      "show-clash",
      "show-cut",
      "isolate",
      "select-pair",
      "copy-row",
    ]);
  });
});

describe("menus", () => {
  it("have no empty group, unique ids and a name for every item", () => {
    const [first] = rows.value;
    const menus = [
      menuOf({ kind: "parts", ids: [3] }, actions, none),
      menuOf({ kind: "parts", ids: [3, 4, 5] }, actions, none),
      menuOf({ kind: "picture" }, actions, none),
      menuOf({ kind: "pair", pair: first as Row }, actions, none),
    ];
    for (const menu of menus) {
      expect(menu.label).not.toBe("");
      expect(menu.groups.every((group) => group.length > 0)).toBe(true);
      const ids = items(menu).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(items(menu).every(({ label }) => label.length > 0)).toBe(true);
    }
    expect(partById.value.size).toBe(3);
  });

  it("wrap around with the arrow keys, and jump to an item by its first letter", () => {
    const names = ["Hide", "Isolate", "Hinge", "Remove"];
    expect([stepped("ArrowDown", 3, names), stepped("ArrowUp", 0, names)]).toEqual([0, 3]);
    expect([stepped("Home", 2, names), stepped("End", 0, names)]).toEqual([0, 3]);
    expect([stepped("h", 0, names), stepped("H", 2, names), stepped("x", 1, names)]).toEqual([2, 0, 1]);
    expect([stepped("Enter", 0, names), stepped(" ", 0, names)]).toEqual([undefined, undefined]);
    expect(stepped("ArrowUp", -1, names)).toBe(3);
  });
});

import { describe, expect, it } from "vitest";
import type { Action } from "../src/ui/registry/action";
import { pageActions } from "../src/ui/registry/page";
import { pairActions } from "../src/ui/registry/pairs";
import { partActions } from "../src/ui/registry/parts";
import { keys } from "../src/ui/strings/keys";

const lists = { pageActions, partActions, pairActions } as Record<string, readonly Action<never>[]>;
const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

describe("the registry of actions", () => {
  it.each(Object.entries(lists))(
    "%s has no id and no key twice, and a name for whatever is shown",
    (_, list) => {
      expect(twice(list.map(({ id }) => id))).toEqual([]);
      expect(twice(list.flatMap(({ key, otherKey }) => [key ?? [], otherKey ?? []].flat()))).toEqual([]);
      expect(list.filter((action) => Boolean(action.in) !== Boolean(action.look))).toEqual([]);
    },
  );

  it("has every key of the page in the list of shortcuts", () => {
    const listed = keys.groups.flatMap((group) => group.keys.flatMap(([key = ""]) => key.split("  ")));
    const shown = pageActions.flatMap(({ key, engineKey }) => key ?? engineKey ?? []);
    expect(shown.filter((key) => !listed.includes(key))).toEqual([]);
  });
});

/** Tests that no text is read while a module is loaded, because it would keep the language of that moment. */

import { expect, it, vi } from "vitest";
import type { Source } from "../src/state/fluent";

const read: string[] = [];

vi.mock("../src/state/translated", async (original) => {
  const { formatter } = await import("../src/state/fluent");
  const { textsOf: _, ...others } = await original<typeof import("../src/state/translated")>();
  const watched = (texts: object, at: string): object =>
    new Proxy(texts, {
      get: (of, key) => {
        const value: unknown = Reflect.get(of, key);
        const path = `${at}.${String(key)}`;
        if (typeof value === "object" && value !== null && !Array.isArray(value)) return watched(value, path);
        read.push(path);
        return value;
      },
    });
  return {
    ...others,
    textsOf: ({ english }: Source<object>) => watched(english(formatter("en")), "text"),
  };
});

it("no text is read while a module is loaded", async () => {
  const parts = import.meta.glob([
    "../src/ui/**/*.ts",
    "../src/*.ts",
    "!../src/ui/strings/**",
    "!../src/main.ts",
  ]);
  for (const [path, load] of Object.entries(parts)) {
    try {
      await load();
    } catch (error) {
      // Modules that need a browser are skipped here.
      if (!/is not defined|reading '|not a constructor/.test(String(error)))
        throw new Error(path, { cause: error });
    }
  }
  expect(read).toEqual([]);
}, 60_000);

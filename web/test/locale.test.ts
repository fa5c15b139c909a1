import { expect, it, vi } from "vitest";

it.each([
  { reported: ["de-CH", "en"], used: "de-CH" },
  { reported: ["C", "fr"], used: "fr" },
  { reported: ["C"], used: "en" },
])("where the browser reports $reported, formats are made for $used", async ({ reported, used }) => {
  vi.stubGlobal("navigator", { language: reported[0], languages: reported });
  vi.resetModules();
  await import("../src/ui/locale");
  expect(navigator.language).toBe(used);
  expect(() => new Intl.NumberFormat(navigator.language)).not.toThrow();
});

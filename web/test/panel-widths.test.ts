import { expect, it } from "vitest";
import { maxWidth, minWidth, readWidths } from "../src/state/panel-widths";

it("stored widths are restored, and invalid ones are ignored", () => {
  expect(readWidths('{"left":300,"right":410}')).toEqual({ left: 300, right: 410 });
  expect(readWidths('{"right":410}')).toEqual({ right: 410 });
  for (const text of [null, "", "{}", "[]", "3", '{"left":"wide"}', '{"left":-1}', '{"left":null}', "{"])
    expect(readWidths(text), String(text)).toEqual({});
});

it("a quarter of the window is left to the picture, and each panel has a minimum width", () => {
  for (const window of [1280, 1440, 2560])
    expect(maxWidth("left", window) + maxWidth("right", window)).toBeLessThanOrEqual(0.75 * window);
  expect(maxWidth("left", 400)).toBe(minWidth.left);
});

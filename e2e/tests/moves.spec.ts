import { expect, test } from "../fixtures/app.ts";

const pair = ["housing base", "bolt 3"] as const;

test("a move that clears a bolt is found, tried and undone", async ({ app }) => {
  await app.open("reducer-faulty");
  const before = await app.pair(...pair);
  expect(before?.class).toBe("interferes");
  await app.ask((nearpoint, [a, b]) => nearpoint.showClash(a, b), pair);
  await app.click("find-moves");
  const move = app.byTestId("move").first();
  await expect(move).toContainText("Move bolt 3 by");
  await expect(move).toContainText("ends 1 clash");
  await expect(move).not.toContainText("causes");
  const distance = Number(await move.getAttribute("data-distance"));
  // The move is in the scene's frame, so the last digit may differ.
  expect(distance).toBeGreaterThan((before?.depth?.lower ?? Number.NaN) - 1e-9);
  expect(distance).toBeLessThan(1.3);

  await move.getByTestId("try-move").click();
  await app.idle();
  expect((await app.pair(...pair))?.class).not.toBe("interferes");
  await expect(app.byTestId("moves")).toHaveCount(0);
  await app.press("Control+z");
  await app.idle();
  expect((await app.pair(...pair))?.class).toBe("interferes");
});

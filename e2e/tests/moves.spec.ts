import { expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";

const pair = ["housing base", "bolt 3"] as const;

test("a move that clears a bolt is found, tried and undone", async ({ app }) => {
  await app.open("reducer-faulty");
  const before = await app.pair(...pair);
  expect(before?.class).toBe("interferes");
  await app.ask((nearpoint, [a, b]) => nearpoint.showClash(a, b), pair);
  await app.click("find-moves");
  const move = app.byTestId("move").first();
  await expect(move).toContainText("Move bolt 3 by");
  // The bolt is then in its hole, whose facets do not tell whether it touches.
  await expect(move).toContainText(/leaves \d+ pairs? undecided/);
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

test("clashes that one move ends stand under it, and the move is tried and undone", async ({ app }) => {
  await app.open("empty");
  // The left side of the block is 0.25 deep in each of nine posts.
  const post = (n: number) => ({ name: `post-${n}.stl`, bytes: stlBinary(box([-0.75, 2 * n, 0], [1, 1, 3])) });
  const block = { name: "block.stl", bytes: stlBinary(box([0, -1, 0.5], [4, 20, 2])) };
  expect(await app.load([block, ...Array.from({ length: 9 }, (_, n) => post(n))])).toBeUndefined();
  const clashes = () => app.ask((nearpoint) => nearpoint.results().filter((row) => row.class === "interferes").length);
  expect(await clashes()).toBe(9);
  const found = await app.ask((nearpoint) => nearpoint.commonMoves("block"));
  expect(found.moves[0]?.resolved).toHaveLength(9);

  await app.byTestId("group-by").selectOption("cause");
  const cause = app.byTestId("bunch").first();
  await expect(cause).toContainText("Move block by");
  await expect(cause).toContainText("along +X");
  await expect(cause).toContainText("These 9 clashes have one cause");
  await cause.getByTestId("try-move").click();
  await app.idle();
  expect(await clashes()).toBe(0);
  await app.press("Control+z");
  await app.idle();
  expect(await clashes()).toBe(9);
});

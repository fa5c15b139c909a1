import { expect, test } from "../fixtures/app.ts";
import { box, stlBinary } from "../fixtures/shapes.ts";

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
  // The button stands beside the decision about all of them, because a row of the list can hold none.
  await cause.click();
  await app.byTestId("chosen").getByTestId("try-move").click();
  await app.idle();
  expect(await clashes()).toBe(0);
  await app.press("Control+z");
  await app.idle();
  expect(await clashes()).toBe(9);
});

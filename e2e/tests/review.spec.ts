import { expect, test } from "../fixtures/app.ts";

test("two of the reducer's four interferences are approved with the mouse, undone, saved, and restored when the file is opened again", async ({ app, page }) => {
  await app.open("reducer-faulty");
  await app.enter("limit", "0"); // near pairs are no clashes either
  const standing = (what: string) => page.locator(`[data-testid=result][data-standing=${what}]`);
  await expect(standing("new")).toHaveCount(4);

  await app.byTestId("result").first().click();
  await app.byTestId("result").nth(1).click({ modifiers: ["ControlOrMeta"] });
  await expect(app.byTestId("chosen")).toHaveAttribute("data-count", "2");
  const chosen = app.byTestId("chosen");
  await chosen.getByTestId("set-approved").click();
  await app.byTestId("reviewer-name").fill("Ada");
  await app.byTestId("reviewer-go").click();
  await expect(standing("approved")).toHaveCount(2);
  await expect(app.byTestId("kpi-interfere")).toHaveAttribute("data-count", "2");
  // They are below the open ones.
  await expect(app.byTestId("result").first()).toHaveAttribute("data-standing", "new");

  await app.byTestId("undo").click();
  await expect(standing("new")).toHaveCount(4);
  await app.byTestId("redo").click();
  await expect(standing("approved")).toHaveCount(2);

  await standing("approved").first().click();
  const details = app.byTestId("pair-details");
  await details.getByTestId("comment").fill("press fit <b>by design</b>");
  await details.getByTestId("add-comment").click();
  await expect(details.getByTestId("said")).toContainText("press fit <b>by design</b>");
  await app.byTestId("filter-approved").click();
  await expect(app.byTestId("result")).toHaveCount(2);
  await app.byTestId("filter-approved").click();

  const known = await app.ask((nearpoint) => nearpoint.clashes());
  const reported = (clashes: typeof known) => clashes.map(({ id, names, status, comments }) => ({ id, names, status, comments }));
  const again = () => app.ask((nearpoint) => nearpoint.clashes()).then(reported);
  // A link does not hold the decisions, but the page saves them.
  await expect(page.locator("html")).toHaveAttribute("data-kept", "kept");
  await app.reload();
  await expect(standing("approved")).toHaveCount(2);
  expect(await again()).toEqual(reported(known));

  const scene = await app.download("save");
  await app.open("empty");
  await app.drop([{ ...scene, name: "saved.json" }]);
  await expect(standing("approved")).toHaveCount(2);
  expect(await again()).toEqual(reported(known));
});

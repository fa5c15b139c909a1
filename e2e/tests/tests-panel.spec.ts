import { desktop, expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/app.ts";
import { manyBoxes } from "../fixtures/many-boxes.ts";

test("a test is created, run, saved, changed, removed and restored, with mouse and keys", async ({ app, page }) => {
  await app.open("reducer-faulty");
  await app.enter("limit", "0");
  await app.byTestId("side-tests").click();
  const tests = app.byTestId("test");
  await expect(tests).toHaveCount(1);
  await expect(tests.first()).toContainText("4 New");

  await app.byTestId("add-test").click();
  await app.byTestId("test-name").fill("bearings");
  await app.byTestId("set-a-kind").selectOption("name");
  await app.byTestId("set-a-pattern").fill("bering*");
  await expect(app.byTestId("set-a-count")).toContainText("No part is named “bering*”");
  await app.byTestId("set-a-pattern").fill("bearing*");
  await expect(app.byTestId("set-a-count")).not.toHaveAttribute("data-count", "0");
  await expectAccessible(page);
  await app.byTestId("test-name").fill("Interference");
  await app.byTestId("test-name").press("Enter");
  await expect(app.byTestId("test-refused")).toContainText("Give each test its own name");
  await app.byTestId("test-name").fill("bearings");
  await app.byTestId("test-name").press("Enter");
  await expect(tests).toHaveCount(2);
  await expect(app.byTestId("only-test")).toContainText("bearings");
  await expect(app.byTestId("result")).toHaveCount(2);

  await app.byTestId("tests-file").click();
  const file = JSON.parse((await app.download("save-tests")).text);
  expect(file.tests.map(({ name }: { name: string }) => name)).toEqual(["Interference", "bearings"]);

  await tests.last().getByTestId("test-remove").click();
  await expect(tests).toHaveCount(1);
  await expect(app.byTestId("only-test")).toHaveCount(0);
  await app.byTestId("undo").click();
  await expect(tests).toHaveCount(2);
  await app.byTestId("open-tests").setInputFiles({ name: "tests.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await expect(app.byTestId("tests-refused")).toContainText("version");
  await expect(tests).toHaveCount(2);
  await expectAccessible(page, [desktop, phone]);
});

test("nine equal clashes are one row, decided about together, and named", async ({ app, page }) => {
  await app.open("empty");
  await app.load([manyBoxes(18, 1)]);
  await app.idle();
  await app.byTestId("group-by").selectOption("sameness");
  const bunch = app.byTestId("bunch");
  await expect(bunch).toHaveCount(1);
  await expect(bunch).toHaveAttribute("data-count", "9");
  await expect(bunch).toContainText("box … × box …");
  const beside = await app.byTestId("result").count();
  await bunch.click();
  await expect(app.byTestId("result")).toHaveCount(beside + 9);
  await bunch.press("ArrowLeft");
  await expect(app.byTestId("result")).toHaveCount(beside);

  const chosen = app.byTestId("chosen");
  await chosen.getByTestId("decide-more").locator("summary").click();
  await chosen.getByTestId("group-name").fill("press fits");
  await chosen.getByTestId("group-name").press("Enter");
  await app.byTestId("reviewer-name").fill("Ada");
  await app.byTestId("reviewer-go").click();
  await chosen.getByTestId("set-approved").click();
  await expect(bunch).toContainText("Approved");
  await expect(app.byTestId("kpi-interfere")).toHaveAttribute("data-count", "0");
  await app.byTestId("group-by").selectOption("hand");
  await expect(bunch).toContainText("press fits");
  await expectAccessible(page);
  const known = await app.ask((nearpoint) => nearpoint.clashes());
  expect(known.map(({ status, group }) => `${status} ${group}`)).toEqual(Array(9).fill("approved press fits"));
  await app.byTestId("undo").click();
  await expect(bunch).toContainText("New");
  await expect(app.byTestId("kpi-interfere")).toHaveAttribute("data-count", "9");
});

import { type App, expect, test } from "../fixtures/app.ts";
import type { RemovalRow } from "../../web/src/engine/types.ts";

const known = (app: App): Promise<RemovalRow | undefined> => app.ask((nearpoint) => nearpoint.removal());
const poseOf = (app: App, name: string): Promise<number[]> =>
  app.ask((nearpoint, name) => [...(nearpoint.parts().find((part) => part.name === name)?.pose ?? [])], name);

async function select(app: App, name: string): Promise<void> {
  await app.ask(async (nearpoint, name) => {
    const part = nearpoint.parts().find((part) => part.name === name)!;
    await nearpoint.command({ type: "select", parts: [part.id] });
  }, name);
}

test("a bolt is taken out: found, played, scrubbed, saved, applied and undone", async ({ app, page }) => {
  await app.open("reducer");
  await select(app, "bolt 1");
  const home = await poseOf(app, "bolt 1");
  const ask = app.byTestId("can-be-taken-out");
  await ask.focus();
  await page.keyboard.press("Enter");
  const panel = app.byTestId("removal");
  await expect(panel).toHaveAttribute("data-phase", "found", { timeout: 60_000 });
  await expect(panel).toHaveAccessibleName("Take out bolt 1");
  await expect(app.byTestId("removal-verdict")).toContainText(/^Yes: path of [\d.]+\smm, smallest clearance .* to /);
  await expect(page.locator("#removal-announcer")).toContainText("Yes:");
  const row = (await known(app))!;
  expect(row.way!.length).toBeGreaterThan(5);
  expect([row.hidden, row.shown]).toEqual([1, null]);
  await expect(app.byTestId("removal-hidden")).toHaveText("1 hidden part was ignored.");
  expect(await poseOf(app, "bolt 1")).toEqual(home);

  // Along the path and back, without an undo entry.
  const slider = page.getByRole("slider", { name: "Position on the path" });
  await slider.fill("250");
  await expect(slider).toHaveAttribute("aria-valuetext", /^50\s%, [\d.]+\smm$/);
  await app.idle();
  expect((await known(app))!.shown).toBe(0.5);
  expect(await poseOf(app, "bolt 1")).not.toEqual(home);
  await expect(app.byTestId("undo")).toBeDisabled();
  await slider.press("Home");
  await app.idle();
  expect(await poseOf(app, "bolt 1")).toEqual(home);

  await app.byTestId("removal-play").click();
  await expect(app.byTestId("removal-play")).toHaveAttribute("data-playing", "true");
  await expect(app.byTestId("removal-play")).toHaveAttribute("data-playing", "false", { timeout: 30_000 });
  await app.idle();
  expect((await known(app))!.shown).toBe(1);
  const end = row.way!.end[0]![1];
  expect(await poseOf(app, "bolt 1")).toEqual([...end]);

  for (const format of ["csv", "json"] as const) {
    const { name, text } = await app.download(() => page.getByRole("button", { name: `Save the path as ${format.toUpperCase()}` }).click());
    expect(name).toBe(`gear-reducer-way-out.${format}`);
    expect(text).toBe(await app.ask((nearpoint, format) => nearpoint.removalFile(format), format));
    if (format === "json") expect(JSON.parse(text).keys.at(-1).poses[0]).toEqual([...end]);
    else expect(text.split("\n")[0]).toMatch(/^share,bolt 1\/qw,.*,bolt 1\/tz$/);
  }

  await app.click("take-out");
  await expect(panel).toBeHidden();
  expect(await poseOf(app, "bolt 1")).toEqual([...end]);
  await app.click("undo");
  expect(await poseOf(app, "bolt 1")).toEqual(home);
  await expect(app.byTestId("undo")).toBeDisabled();
  expect(app.complaints).toEqual([]);
});

test("a captive part is reported with its obstacles, and an answer is dropped when the parts have changed", async ({ app }) => {
  await app.open("reducer");
  await select(app, "gear");
  await app.byTestId("can-be-taken-out").click();
  const panel = app.byTestId("removal");
  await expect(panel).toHaveAttribute("data-phase", "none", { timeout: 120_000 });
  await expect(app.byTestId("removal-verdict")).toHaveText(/^No path with a step of [\d.]+\smm and turns of 90°\.$/);
  await expect(app.byTestId("blocker").filter({ hasText: "output shaft" })).toBeVisible();
  await expect(app.byTestId("take-out")).toBeHidden();

  // Another search setting.
  await app.byTestId("removal-settings").locator("summary").click();
  await app.byTestId("removal-turns").selectOption("0");
  await app.byTestId("removal-step").fill("20");
  await app.byTestId("removal-again").click();
  await expect(app.byTestId("removal-verdict")).toHaveText(/^No path with a step of 20\smm and no turns\.$/, { timeout: 60_000 });
  expect((await known(app))!.wish).toEqual({ step: 20, turns: 0, fit: 0 });

  await app.ask(async (nearpoint) => {
    const bolt = nearpoint.parts().find((part) => part.name === "bolt 2")!;
    await nearpoint.command({ type: "setVisible", parts: [bolt.id], visible: false });
  });
  await expect(panel).toHaveAttribute("data-phase", "stale");
  expect(await known(app)).toBeUndefined();
  await app.byTestId("removal-close").focus();
  await app.page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(app.byTestId("can-be-taken-out")).toBeFocused();
});

test("a search is cancelled, and a collision at the start is reported", async ({ app }) => {
  await app.open("linked-tori");
  // Fine steps: nobody waits for the end of this.
  await app.ask((nearpoint) => {
    void nearpoint.findRemoval(0, { step: 0.02, turns: Math.PI / 6 });
  });
  await expect(app.byTestId("removal")).toHaveAttribute("data-phase", "searching");
  await app.byTestId("removal-cancel").click();
  await expect(app.byTestId("removal")).toHaveAttribute("data-phase", "cancelled");
  await app.idle();
  expect((await known(app))!.phase).toBe("cancelled");

  await app.open("box-in-box");
  const row = await app.ask((nearpoint) => nearpoint.findRemoval("small box"));
  expect(row.phase).toBe("failed");
  await expect(app.byTestId("removal-verdict")).toContainText("“small box” in “large box”");
});

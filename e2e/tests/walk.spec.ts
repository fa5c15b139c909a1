/** The walk of a reviewer through an assembly, with mouse and keys: open, look at each row, try a move, approve, report, reload. */

import { readFileSync } from "node:fs";
import type { CameraState } from "../../web/src/engine/types.ts";
import { type App, expect, test } from "../fixtures/app.ts";

/** Reloads when everything is saved. */
async function reload(app: App): Promise<void> {
  await expect(app.page.locator("html")).toHaveAttribute("data-kept", "kept");
  await app.reload();
  await app.idle();
}

/** Expects two views that differ by no more than rounding. */
function expectSameView(view: CameraState, expected: CameraState): void {
  for (const name of ["eye", "target"] as const)
    for (const axis of [0, 1, 2] as const) expect(view[name][axis], `${name} ${axis}`).toBeCloseTo(expected[name][axis], 6);
}

test("the faulty reducer has four rows with place, depth and a move that clears it; all are approved and reported, and a reload keeps decisions and view", async ({ app, page }) => {
  test.slow(); // the pictures of a report, and moves of which each needs queries
  await app.open("reducer-faulty");
  await app.enter("limit", "0"); // near pairs are no clashes either
  await app.byTestId("kpi-interfere").click();
  await expect(app.byTestId("result")).toHaveCount(4);
  await page.locator("[data-testid=part]", { hasText: "oil plug" }).click();
  const camera = () => app.ask((nearpoint) => nearpoint.camera());
  const standing = (status: string) => page.locator(`[data-testid=result][data-standing=${status}]`);
  const result = (pair: string) => app.ask((nearpoint, pair) => nearpoint.results().find(({ a, b }) => `${a}-${b}` === pair), pair);
  const home = await camera();
  const details = app.byTestId("pair-details");
  const seen = new Set<string>();
  for (let fault = 1; fault <= 4; fault++) {
    await standing("new").first().click();
    await app.idle();
    const pair = (await details.getAttribute("data-pair")) ?? "";
    seen.add(pair);
    await expect(details).toContainText(/\d\smm deep/);
    await expect(details).toContainText(/place x −?[\d.]+, y −?[\d.]+, z −?[\d.]+\smm: face \d+ of .+, face \d+ of /);

    await app.click("find-moves");
    const move = app.byTestId("move").first();
    await expect(move).toContainText(/Move .+ by [\d.]+\smm along [+−(]/);
    await expect(move).toContainText(/ends \d|leaves \d/);
    const distance = Number(await move.getAttribute("data-distance"));
    // The move is in the scene's frame, so the last digit may differ.
    expect(distance).toBeGreaterThan(((await result(pair))?.depth?.lower ?? Number.NaN) - 1e-9);
    if ((await move.textContent())?.includes("bolt 3")) {
      // Its hole has facets, which do not tell whether the bolt touches it then.
      await expect(move).toContainText("leaves 1 pair undecided");
      await expect(move).not.toContainText("causes");
      expect(distance).toBeLessThan(1.3);
    }
    await move.getByTestId("try-move").click();
    await app.idle();
    expect((await result(pair))?.class).not.toBe("interferes");
    await expect(app.byTestId("moves")).toHaveCount(0);
    await app.press("Control+z");
    expect((await result(pair))?.class).toBe("interferes");

    await details.getByTestId("set-approved").click();
    if (fault === 1) {
      await app.byTestId("reviewer-name").fill("Ada");
      await app.byTestId("reviewer-go").click();
    }
    await expect(standing("approved")).toHaveCount(fault);
  }
  expect(seen.size).toBe(4);

  const clashes = await app.ask((nearpoint) => nearpoint.clashes());
  await app.byTestId("report-menu").locator("summary").click();
  const { name: file, text: html } = await app.download("hand-over-html");
  expect(file).toMatch(/-clashes\.html$/);
  for (const name of clashes.flatMap(({ names }) => names)) expect(html).toContain(name);
  // One of the whole with numbered places, and one of each clash.
  expect(html.match(/src="data:image\/png;base64,/g)).toHaveLength(5);
  expect(html.match(/Move [^<]+ by [\d.]+ mm along/g)).toHaveLength(4);

  // The report's pictures have not changed what is shown, and neither has the reload.
  const [close, words] = [await camera(), await details.locator("p").first().textContent()];
  for (const isReloaded of [false, true]) {
    if (isReloaded) await reload(app);
    await expect(app.byTestId("shown")).toBeVisible();
    await expect(details.locator("p").first()).toHaveText(words ?? "");
    expectSameView(await camera(), close);
  }
  await expect(standing("approved")).toHaveCount(4);
  expect((await app.ask((nearpoint) => nearpoint.clashes())).map(({ id, status }) => [id, status])).toEqual(clashes.map(({ id, status }) => [id, status]));
  await app.press("Escape");
  await expect(app.byTestId("shown")).toHaveCount(0);
  expectSameView(await camera(), home);
  await expect.poll(() => app.selected()).toEqual(["oil plug"]);
});

test("as1 settles by itself and has no clash: 32 pairs touch, in tiles, headline, tree, list and report, also after a reload; a moved part is settled again", async ({ app, page }) => {
  await app.open("empty");
  await app.drop([{ name: "as1.stp", bytes: readFileSync(new URL("../../crate/cli/tests/cli/step/as1-oc-214.stp", import.meta.url)) }]);
  const count = (id: string) => app.byTestId(id).getAttribute("data-count");
  const counts = async () => ({ interfere: await count("kpi-interfere"), undecided: await count("kpi-undecided"), touch: await count("kpi-touch") });
  const settled = { interfere: "0", undecided: "0", touch: "32" };
  await expect.poll(counts).toEqual(settled);
  await expect(app.byTestId("verify-progress")).toHaveCount(0);
  await expect(app.byTestId("hud")).toContainText("22 settled by the CAD kernel");
  await expect(app.byTestId("hud")).toHaveAttribute("data-tone", "calm");
  const parts = await app.ask((nearpoint) => nearpoint.parts().map(({ undecided, touching }) => ({ undecided, touching })));
  expect(parts.every(({ undecided, touching }) => undecided === 0 && touching > 0)).toBe(true);
  const rows = await app.ask((nearpoint) => nearpoint.results().map(({ class: found, settledBy }) => `${found} ${settledBy}`));
  expect(rows.filter((row) => row === "touches kernel")).toHaveLength(22);
  await expect(app.byTestId("result").filter({ hasText: "by CAD kernel" }).first()).toBeVisible();

  // Contacts are clashes in a contact test; the report says what settled them.
  await app.ask((nearpoint) => nearpoint.changeTests({ add: { name: "contacts", kind: "contact" } }));
  await app.byTestId("report-menu").locator("summary").click();
  const { text: csv } = await app.download("hand-over-csv");
  expect(csv.split("\n").filter((line) => /,Touches,.*,CAD kernel,/.test(line))).toHaveLength(22);

  // A reload keeps the answers.
  await app.byTestId("filter-byKernel").click();
  await expect(app.byTestId("result")).toHaveCount(22);
  await reload(app);
  await expect(app.byTestId("filter-byKernel")).toHaveAttribute("data-count", "22");
  expect(await counts()).toEqual(settled);

  // A part that moves makes its answers outdated, and is asked about again when it rests.
  const part = await app.ask((nearpoint) => nearpoint.parts().find(({ name }) => name.startsWith("rod"))!);
  const moved = part.pose.with(4, part.pose[4]! + 1e-6) as typeof part.pose;
  await app.ask((nearpoint, { id, moved }) => nearpoint.setPose(id, moved), { id: part.id, moved });
  await expect(page.getByTestId("kpi-undecided")).toHaveAttribute("data-count", "0", { timeout: 60_000 });
  const isOutdated = await app.ask(
    (nearpoint, id) => nearpoint.results().filter(({ a, b }) => a === id || b === id).flatMap(({ kernel }) => kernel?.isOutdated ?? []),
    part.id,
  );
  expect(isOutdated.length).toBeGreaterThan(0);
  expect(isOutdated).not.toContain(true);
});

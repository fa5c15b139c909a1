import { type App, expect, test } from "../fixtures/app.ts";

/** Drags from a visible point on a part to where that point is after a move by millimetres along z (the reducer is y up). */
async function dragAlongZ(app: App, part: string, by: number): Promise<void> {
  const start = await app.ask((nearpoint, part) => nearpoint.screenPositionOf(part), part);
  expect(start, `${part} is seen`).toBeDefined();
  const end = await app.ask(
    async (nearpoint, { start, by }) => {
      const picked = await nearpoint.pickAt(...start);
      const [x, y, z] = picked!.point;
      return nearpoint.project([x, y, z + by]);
    },
    { start: start!, by },
  );
  await app.page.mouse.move(...start!);
  await app.page.mouse.down();
  await app.page.mouse.move(...end!, { steps: 12 });
}

test("dragging the gear into the housing turns faces red, and undo clears them", async ({ app, page }) => {
  await app.open("reducer");
  const [gear, housing] = ["gear", "housing base"];
  await app.ask(
    async (nearpoint, names) => {
      const parts = nearpoint.parts().filter((part) => names.includes(part.name)).map((part) => part.id);
      await nearpoint.command({ type: "isolate", parts });
      await nearpoint.view({ standard: "top" });
      await nearpoint.view({ fit: true });
    },
    [gear, housing],
  );
  const clear = await app.pair(gear, housing);
  expect(clear?.kind ?? "clear").toBe("clear");
  const [redBefore, pose] = [await app.pixels("red"), await app.ask((nearpoint) => nearpoint.parts())];
  const hash = await app.ask((nearpoint) => nearpoint.hash());

  await dragAlongZ(app, gear, 32);
  await app.idle();
  // During the drag the colliding faces are shown.
  const during = await app.pair(gear, housing);
  expect(during?.kind).toBe("crossing");
  expect(during!.crossing).toBeGreaterThan(0);
  expect(during!.facePairs).toBeGreaterThan(0);
  expect(await app.pixels("red")).toBeGreaterThan(redBefore + 200);
  await app.release();
  await expect(page.locator("[data-testid=result][data-severity=interference]").first()).toBeVisible();

  // The whole drag is one undo entry.
  await app.press("Control+z");
  expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(hash);
  expect(await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose))).toEqual(pose.map((part) => part.pose));
  // The drag selected the gear, whose marks are drawn stronger for it.
  await app.press("Escape");
  expect(Math.abs((await app.pixels("red")) - redBefore)).toBeLessThan(50);
});

test("Escape cancels a drag: the part returns, and there is no undo entry", async ({ app, page }) => {
  await app.open("spheres");
  const [part] = await app.names();
  const before = await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose));
  const start = await app.ask((nearpoint, part) => nearpoint.screenPositionOf(part!), part);
  await page.mouse.move(...start!);
  await page.mouse.down();
  await page.mouse.move(start![0] + 60, start![1] + 20, { steps: 5 });
  await app.idle();
  expect(await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose))).not.toEqual(before);
  await page.keyboard.press("Escape");
  await app.release();
  expect(await app.ask((nearpoint) => nearpoint.parts().map((part) => part.pose))).toEqual(before);
  await expect(app.byTestId("undo")).toBeDisabled();
});

test("the clearance is a line with its number while nothing collides", async ({ app }) => {
  await app.open("linked-tori");
  const [row] = await app.ask((nearpoint) => nearpoint.results());
  expect(row!.kind).toBe("clear");
  expect(row!.clearance!.distance).toBeGreaterThan(0);
  const [a, b] = [row!.clearance!.onA, row!.clearance!.onB];
  expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeCloseTo(row!.clearance!.distance, 9);
  await expect(app.page.locator("[data-testid=label][data-kind=clearance]").first()).toBeVisible();
});

test("a box inside a box is interference although no surfaces cross", async ({ app }) => {
  await app.open("box-in-box");
  const rows = await app.ask((nearpoint) => nearpoint.results());
  expect(rows.map((row) => row.kind)).toEqual(["contained"]);
  await expect(app.byTestId("result").first()).toHaveAttribute("data-severity", "contained");
});

test("a fast drag through a thin plate is detected, and shown at its first contact", async ({ app }) => {
  await app.open("thin-plate");
  await app.ask((nearpoint) => nearpoint.drag("blade", { by: [60, 0, 0], steps: 1 }));
  const [row] = await app.ask((nearpoint) => nearpoint.results());
  expect(row!.kind).toBe("clear");
  const encounters = await app.ask((nearpoint) => nearpoint.encounters());
  expect(encounters).toHaveLength(1);
  const [{ through, certain, at, poses }] = encounters as [(typeof encounters)[0]];
  expect([through, certain]).toEqual([true, true]);
  expect(Math.abs(at[0])).toBeLessThan(0.2);
  // Half of both thicknesses before the plate's mid-plane.
  expect(poses[0]![1][4]).toBeCloseTo(-0.3, 6);
  await expect(app.byTestId("encounter")).toContainText("blade passed through plate");
  await app.click("to-first-contact");
  await expect(app.byTestId("encounter")).toBeHidden();
  const x = await app.ask((nearpoint) => nearpoint.parts().find(({ name }) => name === "blade")!.pose[4]);
  expect(x).toBeCloseTo(-0.3, 6);
  await app.ask((nearpoint) => nearpoint.undo());
  expect(await app.ask((nearpoint) => nearpoint.parts().find(({ name }) => name === "blade")!.pose[4])).toBe(30);
});

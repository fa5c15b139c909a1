import { expectAccessible, phone } from "../fixtures/accessible.ts";
import { expect, test } from "../fixtures/lesson.ts";

test("a part dragged through the wall is missed by its pose and caught by the whole motion; more poses find it late", async ({ learn, page }) => {
  const modules: string[] = [];
  page.on("request", (request) => void (/\.wasm/.test(request.url()) && modules.push(request.url())));
  await learn.open();
  const jump = page.getByTestId("jump");
  await expect(jump).toHaveAttribute("data-phase", "start");
  const part = page.getByTestId("jump-part");
  const frame = await jump.locator("svg").boundingBox();
  if (!frame) throw new Error("the figure is not drawn");
  // The figure is 360 wide and 200 high, with its centre at 0, 0; the part starts at (-130, 46).
  const at = (x: number, y: number) =>
    [frame.x + ((x + 180) / 360) * frame.width, frame.y + ((y + 100) / 200) * frame.height] as const;
  const before = modules.length;
  await page.mouse.move(...at(-130, 46));
  await page.mouse.down();
  await page.mouse.move(...at(70, 46));
  await page.mouse.up();
  await expect(jump).toHaveAttribute("data-phase", "answered");
  const onlyPoses = page.getByTestId("jump-only-poses");
  const whole = page.getByTestId("jump-whole");
  await expect(page.getByTestId("jump-verdict")).toHaveAttribute("data-verdict", "missed");
  await expect(onlyPoses).not.toHaveAttribute("data-pose");
  // The tip of the part is 26 ahead of its origin, and the wall begins at -4: 100 of 200.
  const fraction = Number(await whole.getAttribute("data-fraction"));
  expect(fraction).toBeCloseTo(0.5, 1);
  await expect(whole).toContainText("%");
  await expect(page.getByTestId("jump-point")).toHaveAttribute("cx", "-4");
  test.info().annotations.push({ type: "modules", description: `${modules.length - before} loaded by the first drag` });

  // Enough poses show the collision, but later than the contact.
  const slider = page.getByTestId("jump-poses");
  await slider.focus();
  await slider.press("End");
  await expect(page.getByTestId("jump-verdict")).toHaveAttribute("data-verdict", "late");
  await expect(jump).toHaveAttribute("data-phase", "answered");
  expect(Number(await onlyPoses.getAttribute("data-pose")) / 40).toBeGreaterThan(fraction);

  await page.getByTestId("jump-reset").click();
  await expect(jump).toHaveAttribute("data-phase", "start");
  await expect(part).toHaveAttribute("aria-valuenow", "-130");
  await expect(part).toBeFocused(); // the button has vanished
});

test("the keyboard moves the part, and the path through the opening is free", async ({ learn, page }) => {
  await learn.open();
  const jump = page.getByTestId("jump");
  const part = page.getByTestId("jump-part");
  await part.focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
  await expect(jump).toHaveAttribute("data-phase", "answered");
  await expect(part).toHaveAttribute("aria-valuetext", "200 to the right of the start, 0 up");
  await expect(page.getByTestId("jump-verdict")).toHaveAttribute("data-verdict", "missed");
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 12; i++) await page.keyboard.press("ArrowUp");
  await expect(jump).toHaveAttribute("data-phase", "answered");
  await expect(page.getByTestId("jump-verdict")).toHaveAttribute("data-verdict", "free");
  await expectAccessible(page, [phone, [1280, 720]]);
  await page.keyboard.press("Home");
  await expect(jump).toHaveAttribute("data-phase", "start");
  await page.getByTestId("jump-how").click();
  await expect(page.locator("html")).toHaveAttribute("data-lesson", "caught-in-between");
});

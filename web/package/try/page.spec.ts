import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test, testIds } from "nearpoint/playwright";

const root = import.meta.dirname;
const command = join(root, "node_modules/.bin/nearpoint");

/** Runs `npx nearpoint` and returns the address that it prints. */
async function served(...args: string[]): Promise<{ address: string; end(): Promise<unknown> }> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, "line"), failed(child)])) as [string];
  const address = /http:\S+/.exec(line)?.[0] ?? line;
  return {
    address,
    end() {
      child.kill("SIGINT");
      return once(child, "exit");
    },
  };
}

async function failed(child: ChildProcess): Promise<never> {
  const said: string[] = [];
  child.stderr?.on("data", (bytes) => said.push(String(bytes)));
  const [code] = await once(child, "exit");
  throw new Error(`${said.join("")}(exit ${code})`);
}

const cube = (x: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `v ${x + (i & 1)} ${(i >> 1) & 1} ${(i >> 2) & 1}`).join("\n") +
  "\nf 1 3 4\nf 1 4 2\nf 5 6 8\nf 5 8 7\nf 1 2 6\nf 1 6 5\nf 3 7 8\nf 3 8 4\nf 1 5 7\nf 1 7 3\nf 2 4 8\nf 2 8 6\n";

test.use({ nearpointClock: "fixed" });

test("npx nearpoint serves the isolated page with the given files opened", async ({ nearpoint, page }) => {
  writeFileSync(join(root, "left.obj"), cube(0));
  writeFileSync(join(root, "right.obj"), cube(1.25));
  const server = await served(join(root, "left.obj"), join(root, "right.obj"));
  try {
    await nearpoint.open(server.address);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect((await nearpoint.parts()).map(({ name }) => name)).toEqual(["left", "right"]);
    await expect(page).toHaveNoInterference();
    await expect(page).toBeClearBy("left", "right", 0.25);
    await expect(page.getByTestId(testIds.result)).toHaveCount(1);
    expect(await page.evaluate(() => new Date().toISOString())).toBe("2020-01-01T12:00:00.000Z");
    expect((await page.request.get(new URL("/../package.json", server.address).href)).status()).toBe(404);
    expect(
      (await page.request.get(new URL("/given/%2e%2e/package.json", server.address).href)).status(),
    ).toBe(404);
    expect(
      (await page.request.get(server.address, { headers: { host: "elsewhere.example" } })).status(),
    ).toBe(403);
  } finally {
    await server.end();
  }
});

test("a scene file also serves the models that it names", async ({ nearpoint }) => {
  writeFileSync(join(root, "left.obj"), cube(0));
  writeFileSync(
    join(root, "scene.json"),
    JSON.stringify({ version: 1, models: [{ url: "left.obj" }, { url: "left.obj" }], within: "unlimited" }),
  );
  const server = await served(join(root, "scene.json"));
  try {
    await nearpoint.open(server.address);
    expect((await nearpoint.parts()).length).toBe(2);
  } finally {
    await server.end();
  }
});

test("a file that cannot be served is reported", async () => {
  await expect(served("nowhere.stl")).rejects.toThrow(/nowhere\.stl: there is no such file\..*exit 2/s);
  await expect(served("--port", "x")).rejects.toThrow(/a port is a number/);
  await expect(served(root)).rejects.toThrow(/is no file/);
});

test("the served page has its documented names", async ({ nearpoint, page }) => {
  const server = await served();
  try {
    await nearpoint.open(`${server.address}#spheres`);
    const declared = readFileSync(join(root, "node_modules/nearpoint/playwright.d.ts"), "utf8");
    const body = /^interface Nearpoint \{$([\s\S]*?)^\}$/m.exec(declared)?.[1] ?? "";
    const names = [...body.matchAll(/^ {4}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(await page.evaluate(() => Object.keys(window.nearpoint).sort())).toEqual(names.sort());
  } finally {
    await server.end();
  }
});

test("every scene that the page offers is in the package", async ({ nearpoint, page }) => {
  const server = await served();
  try {
    await nearpoint.open(`${server.address}#spheres`);
    await page.getByTestId("scene-menu").click();
    const offered = page.getByTestId("scene-menu").getByRole("listitem").getByRole("button");
    await expect(offered).not.toHaveCount(0);
    const slugs = await offered.evaluateAll((all) =>
      all.map((one) => one.dataset.testid?.slice("scene-".length)),
    );
    expect(slugs).toContain("reducer-faulty");
    for (const slug of slugs) {
      const scene = new URL(`scenes/${slug}.json`, server.address).href;
      const answer = await page.request.get(scene);
      expect(answer.status(), scene).toBe(200);
      const { models } = (await answer.json()) as { models: { url?: string }[] };
      for (const { url } of models)
        if (url) expect((await page.request.get(new URL(url, scene).href)).status(), url).toBe(200);
    }
  } finally {
    await server.end();
  }
});

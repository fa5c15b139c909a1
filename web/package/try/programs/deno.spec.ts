/** Tests the engine in Deno, which is also a package of the registry. */

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "..");
const tarball = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).dependencies.nearpoint;

const program = `import { isNearpointError, load, openScene, relation, Shape } from "nearpoint/core";
await load();
const triangle: number = new Shape({ positions: [0, 0, 0, 1, 0, 0, 0, 1, 0] }).triangles;
const folder = new URL("./node_modules/nearpoint/page/scenes/", import.meta.url);
const scene = await openScene(await Deno.readTextFile(new URL("spheres.json", folder)), (url) => Deno.readFile(new URL(url, folder)));
scene.check();
let refused = "";
try {
  relation(new Shape({ positions: [0] }), new Shape({ positions: [0] }));
} catch (error) {
  if (isNearpointError(error)) refused = error.code;
}
console.log(JSON.stringify([triangle, scene.hash(), refused]));
`;

test("Deno checks the types and gives the golden hash with read permission only", () => {
  test.setTimeout(300_000);
  const folder = join(root, "..", "try-deno");
  mkdirSync(folder, { recursive: true });
  const manifest = { private: true, type: "module", dependencies: { nearpoint: tarball, deno: "^2" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "main.ts"), program);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  const deno = join(folder, "node_modules/.bin/deno");
  const words = ["run", "--check", "--no-remote", "--allow-read=.", "main.ts"];
  const said = execFileSync(deno, words, { cwd: folder, encoding: "utf8" });
  expect(JSON.parse(said)).toEqual([1, "5454963ba09a3059", "input"]);
});

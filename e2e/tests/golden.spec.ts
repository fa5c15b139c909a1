import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type App, expect, test } from "../fixtures/app.ts";
import { objOfGlb } from "../fixtures/glb.ts";
import { setting } from "../fixtures/settings.ts";
import type { Command } from "../../web/src/engine/types.ts";

const publicFolder = fileURLToPath(new URL("../../public/", import.meta.url));

interface Checked {
  hash: string;
  parts: { name: string; triangles: number }[];
  pairs: { a: string; b: string; kind: string; crossing: number; touching: number; clearance?: number }[];
}

/** Returns the command line's answer. Its exit code says whether something collides (1) or may collide (3); 2 is bad input. */
function check(file: string): Checked {
  try {
    return JSON.parse(execFileSync(setting("NEARPOINT_CLI"), ["check", "--json", file], { cwd: publicFolder, encoding: "utf8", maxBuffer: 1 << 28 }));
  } catch (error) {
    const { status, stdout } = error as { status?: number; stdout?: string };
    if (status === 2 || !stdout) throw error;
    return JSON.parse(stdout);
  }
}

for (const file of readdirSync(`${publicFolder}scenes`).filter((name) => name.endsWith(".json"))) {
  const slug = file.replace(".json", "");
  test(`${slug}: the page's answer is the command line's, bit for bit`, { tag: slug === "so101" ? "@full" : [] }, async ({ app }) => {
    const native = check(`${publicFolder}scenes/${file}`);
    await app.open(slug);
    const parts = await app.ask((nearpoint) => nearpoint.parts().map(({ name, triangles }) => ({ name, triangles })));
    expect(parts).toEqual(native.parts.map(({ name, triangles }) => ({ name, triangles })));
    const rows = await app.ask((nearpoint) => {
      const names = new Map(nearpoint.parts().map((part) => [part.id, part.name]));
      const ordered = [...nearpoint.results()].sort((p, q) => p.a - q.a || p.b - q.b);
      return ordered.map(({ a, b, kind, crossing, touching }) => ({ a: names.get(a), b: names.get(b), kind, crossing, touching }));
    });
    expect(rows).toEqual(native.pairs.map(({ a, b, kind, crossing, touching }) => ({ a, b, kind, crossing, touching })));
    expect(await app.ask((nearpoint) => nearpoint.hash())).toBe(native.hash);
    if (slug === "so101") await expectTruth(app, "stored");
  });
}

interface Golden {
  scene: string;
  /** The question that the commands ask; without one, it is the scene as opened, which the tests above compare with the command line. */
  question?: string;
  commands?: Command[];
  hash: string;
}

const goldens: Golden[] = JSON.parse(readFileSync(new URL("../fixtures/golden.json", import.meta.url), "utf8"));

for (const { scene, question, commands = [], hash } of goldens.filter((golden) => golden.question)) {
  test(`${scene}: ${question}, bit for bit on any number of threads`, async ({ app, isolated }) => {
    for (const query of isolated ? ["?threads=1", "?threads=2", "?threads=3", "?threads=8", "?threads=16"] : [""]) {
      await app.open(scene, query);
      for (const command of commands) await app.ask((nearpoint, command) => nearpoint.command(command), command);
      expect(await app.ask((nearpoint) => nearpoint.hash()), query).toBe(hash);
    }
  });
}

test("so101 with nine-digit decimals has the counted triangle pairs", { tag: "@full" }, async ({ app }) => {
  await app.open("empty");
  const decimals = objOfGlb(readFileSync(`${publicFolder}models/so101.glb`));
  expect(await app.load([{ name: "so101.obj", bytes: decimals }])).toBeUndefined();
  await expectTruth(app);
});

interface Truth {
  triangle_pairs: number;
  /** The numbers that differ for the coordinates as the file stores them. */
  stored?: { triangle_pairs: number };
}

/** Expects every pair of triangles that exact arithmetic counts in SO-101, for each pair of parts. */
function expectTruth(app: App, variant?: "stored"): Promise<void> {
  return test.step("the truth of SO-101", async () => {
    const known: Truth & { pairs: (Truth & { a: string; b: string })[] } = JSON.parse(
      readFileSync(new URL("../fixtures/truth/so101.json", import.meta.url), "utf8"),
    );
    const trianglePairs = (of: Truth) => ((variant && of[variant]) ?? of).triangle_pairs;
    const counted = await app.ask((nearpoint) => {
      const names = new Map(nearpoint.parts().map((part) => [part.id, part.name]));
      const meeting = nearpoint.results().filter((row) => row.crossing + row.touching > 0);
      return meeting.map((row) => ({ a: names.get(row.a)!, b: names.get(row.b)!, triangle_pairs: row.crossing + row.touching }));
    });
    const key = ({ a, b }: { a: string; b: string }) => [a, b].sort().join(" × ");
    const table = (pairs: (Truth & { a: string; b: string })[]) => Object.fromEntries(pairs.map((pair) => [key(pair), trianglePairs(pair)]).sort());
    expect(table(counted)).toEqual(table(known.pairs));
    expect(counted.reduce((sum, pair) => sum + pair.triangle_pairs, 0)).toBe(trianglePairs(known));
  });
}

import { describe, expect, it } from "vitest";
import { applyPatch, type Link, patchBetween, readLink, writeLink } from "../src/scenes/link";
import written from "./versions/0.1.0/links.json";

const opened = {
  version: 1,
  unit: "mm",
  parts: Array.from({ length: 50 }, (_, i) => ({ name: `part ${i}`, pose: [1, 0, 0, 0, 0, 0, i] })),
  camera: { eye: [1, 2, 3], target: [0, 0, 0] },
};
const moved = {
  ...opened,
  parts: opened.parts.map((part, i) => (i === 7 ? { ...part, pose: [1, 0, 0, 0, -1.6, 0.1, 7] } : part)),
  camera: { eye: [4, 5, 6], target: [0, 0, 0] },
  selection: [7],
};

describe("the state in the address", () => {
  it("holds only the changes, and restores them exactly", async () => {
    const patch = patchBetween(opened, moved);
    expect(Object.keys(patch.parts)).toEqual(["7"]);
    expect(Object.keys(patch.fields).sort()).toEqual(["camera", "selection"]);
    const link = await readLink(`#${await writeLink({ scene: "reducer-faulty", patch })}`);
    expect(link?.scene).toBe("reducer-faulty");
    expect(applyPatch(opened, link?.patch ?? { fields: {}, parts: {} })).toEqual(moved);
  });

  it("is the scene's name if nothing was changed", async () => {
    expect(await writeLink({ scene: "so101", patch: patchBetween(opened, opened) })).toBe("so101");
    expect(await readLink("#so101")).toEqual({ scene: "so101" });
    expect(await readLink("")).toBeUndefined();
  });

  it("has the drag mode, unless drags only detect", async () => {
    expect(await writeLink({ scene: "so101", dragMode: "snap" })).toBe("so101&d=snap");
    expect(await writeLink({ scene: "so101", dragMode: "detect" })).toBe("so101");
    const patch = patchBetween(opened, moved);
    const both = await readLink(`#${await writeLink({ scene: "so101", patch, dragMode: "stop" })}`);
    expect(both).toEqual({ scene: "so101", patch, dragMode: "stop" });
    expect(await readLink("#so101&d=fly")).toEqual({ scene: "so101" });
  });

  it("has the requested accuracy, if there is one", async () => {
    const scene = "models/as1.step";
    expect(await writeLink({ scene, accuracy: 0.01, dragMode: "stop" })).toBe(
      "models%2Fas1.step&d=stop&a=0.01",
    );
    for (const accuracy of [0.01, 1e-7, 12.5]) {
      expect(await readLink(`#${await writeLink({ scene, accuracy })}`)).toEqual({ scene, accuracy });
    }
    for (const bad of ["", "0", "-1", "fine", "Infinity"]) {
      await expect(readLink(`#${encodeURIComponent(scene)}&a=${bad}`), bad).rejects.toThrow(/accuracy/);
    }
  });

  it("restores that a field is gone, as after joints or a motion were removed", async () => {
    const robots = { ...opened, robots: [{ joints: [0.5] }], motion: { form: "linear", keys: [] } };
    const patch = patchBetween(robots, opened);
    expect(patch.fields).toEqual({ robots: null, motion: null });
    const link = await readLink(`#${await writeLink({ scene: "robot-cell", patch })}`);
    expect(applyPatch(robots, link?.patch ?? { fields: {}, parts: {} })).toEqual(opened);
  });

  it("writes all parts if some were removed", () => {
    const fewer = { ...opened, parts: opened.parts.slice(1) };
    expect(applyPatch(opened, patchBetween(opened, fewer))).toEqual(fewer);
  });

  it("keeps names in any script and characters with a meaning in an address", async () => {
    const patch = { fields: { title: "деталь & 歯車 #1 <b>" }, parts: {} };
    const scene = "https://example.org/a b&c.json";
    expect(await readLink(`#${await writeLink({ scene, patch })}`)).toEqual({ scene, patch });
  });

  it("stays short for a long change", async () => {
    const all = { ...opened, parts: opened.parts.map((part) => ({ ...part, pose: [1, 0, 0, 0, 5, 5, 5] })) };
    expect((await writeLink({ scene: "x", patch: patchBetween(opened, all) })).length).toBeLessThan(1200);
  });

  it("refuses what is not a link instead of guessing", async () => {
    const broken = [
      "#a&z=AAAA",
      "#a&z=%%%",
      "#a&j=bm90IGpzb24",
      `#a&j=${btoa('{"fields":[]}')}`,
      "#%E0%A4%A",
    ];
    for (const hash of broken) await expect(readLink(hash)).rejects.toThrow();
  });

  it("opens the links of all earlier versions", async () => {
    for (const { hash, link } of written as { hash: string; link: Link }[]) {
      expect(await readLink(hash)).toEqual(link);
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogue } from "../src/scenes/catalogue";
import { filesOf, modelToSave, readSceneFile } from "../src/scenes/scene-file";

const folder = new URL("../../public/scenes/", import.meta.url);
const where = { base: "http://localhost/scenes/", companions: [], progress: () => undefined };

describe("the shipped scenes", () => {
  it("are all in the catalogue, and all catalogue entries exist", () => {
    const files = readdirSync(folder).filter((name) => name.endsWith(".json"));
    expect(catalogue.map(({ slug }) => `${slug}.json`).sort()).toEqual(files.sort());
  });

  it("have the form that the page checks", () => {
    for (const { slug } of catalogue) {
      const scene = readSceneFile(readFileSync(new URL(`${slug}.json`, folder), "utf8"));
      expect(scene.models.length).toBeGreaterThan(0);
    }
  });
});

describe("a scene file", () => {
  it("that is invalid is refused with the position of the error", () => {
    expect(() => readSceneFile("solid cube")).toThrow(/not JSON/);
    expect(() => readSceneFile('{"version":2,"models":[]}')).toThrow(/at version/);
    expect(() => readSceneFile('{"version":1}')).toThrow(/models/);
    expect(() => readSceneFile('{"version":1,"models":[{"path":"x"}]}')).toThrow(/models\.0/);
    expect(() => readSceneFile('{"version":1,"models":[{"files":[]}]}')).toThrow(/models\.0/);
  });

  it("can set the accuracy of each model", () => {
    const read = (model: object) => readSceneFile(JSON.stringify({ version: 1, models: [model] })).models[0];
    const data = "data:model/step;base64,AA==";
    for (const model of [{ url: "a.step" }, { name: "a.step", data }, { files: [{ url: "a.step" }] }]) {
      expect(read({ ...model, accuracy: 0.02 })).toEqual({ ...model, accuracy: 0.02 });
      expect(read(model)).toEqual(model);
      for (const accuracy of [0, -1, "fine", null])
        expect(() => read({ ...model, accuracy }), String(accuracy)).toThrow(
          /^at models\.0\.accuracy: an accuracy must be .*\. The file scene\.schema\.json/,
        );
    }
  });

  it("takes models from files dropped beside it first", async () => {
    const given = { path: "assembly/gear.stl", blob: new Blob(["solid"]) };
    expect(await filesOf({ url: "../models/gear.stl" }, { ...where, companions: [given] })).toEqual([given]);
  });

  it("holds the bytes of a model from this computer", async () => {
    const [file] = await filesOf({ name: "a.obj", data: `data:text/plain;base64,${btoa("v 0 0 0")}` }, where);
    expect(file?.path).toBe("a.obj");
    expect(await file?.blob.text()).toBe("v 0 0 0");
    await expect(filesOf({ name: "a.obj", data: "https://example.org/a" }, where)).rejects.toThrow(
      /data: address/,
    );
  });

  it("names a model by its address if it has one", async () => {
    expect(await modelToSave({ url: "x.glb" }, [])).toEqual({ url: "x.glb" });
  });
});

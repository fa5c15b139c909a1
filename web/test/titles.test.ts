import { describe, expect, it } from "vitest";
import { isShipped } from "../src/scenes/sources";
import { filesIn, labelOf, labelOfRead, titleOf, titleOfNames } from "../src/scenes/titles";
import { sceneName } from "../src/ui/example-scenes";

const files = (...paths: string[]) => paths.map((path) => ({ path, blob: new Blob() }));
const own = (filesOfParts: number[], ...paths: string[]) => ({
  label: labelOf(files(...paths)),
  files: files(...paths),
  filesOfParts,
  hasOwnTitle: true,
});

describe("the label of several files", () => {
  it("is the first name and the number of others, also for labels that have a number", () => {
    expect(titleOfNames([])).toBe("");
    expect(titleOfNames(["a.step"])).toBe("a.step");
    expect(titleOfNames(["a.step and 2 more", "b.step", "c.step and 3 more"])).toBe("a.step and 7 more");
    expect(sceneName("a.step and 2 more")).toBe("a.step and 2 more");
  });

  it("is their folder, or the models among them", () => {
    expect(labelOf(files("arm/README.md", "arm/arm.urdf", "arm/meshes/base.stl"))).toBe("arm");
    expect(labelOf(files("arm/arm.urdf"))).toBe("arm.urdf");
    const arm = files("base.stl", "arm.urdf", "photo.png");
    expect(labelOfRead({ files: arm, filesOfParts: [1, 1, 1] })).toBe("arm.urdf");
    expect(labelOfRead({ files: arm, filesOfParts: [] })).toBe("base.stl and 2 more");
  });
});

describe("the title of a scene", () => {
  const origin = { title: "A box in a box", scene: "box-in-box", about: "two boxes" };
  const shipped = { label: "box.stl", files: files("box.stl"), filesOfParts: [0, 0] };
  const named = (sources: Parameters<typeof titleOf>[1], parts: Parameters<typeof filesIn>[1]) =>
    titleOf(origin, sources, filesIn(sources, parts));

  it("is its own while it has any of its parts and nothing else", () => {
    expect(named([shipped], [{ source: 0, index: 1 }])).toEqual(origin);
    expect(named([shipped], [])).toEqual({ title: "" });
  });

  it("is of the files that have parts, without the text of an example that is not alone", () => {
    const sources = [shipped, own([0, 1, 1], "a.step", "b.step")];
    const all = [0, 1, 2].map((index) => ({ source: 1, index }));
    expect(named(sources, [{ source: 0, index: 0 }, ...all])).toEqual({ title: "A box in a box and 2 more" });
    expect(named(sources, all)).toEqual({ title: "a.step and 1 more" });
    expect(named(sources, all.slice(1))).toEqual({ title: "b.step" });
    expect(filesIn(sources, all.slice(1))).toEqual([[], ["b.step"]]);
  });
});

describe("a batch of files", () => {
  it("is shipped with the page if all its files are beside it", () => {
    const page = "https://here/app/?single#x";
    const of = (...urls: string[]) => ({ model: { files: urls.map((url) => ({ url })) } });
    expect(isShipped(of("https://here/app/models/a.glb"), page)).toBe(true);
    expect(isShipped(of("https://here/app/models/a.glb", "https://there/b.glb"), page)).toBe(false);
    expect(isShipped({ model: { name: "a.stl", data: "data:," } }, page)).toBe(false);
    expect(isShipped({}, page)).toBe(false);
  });
});

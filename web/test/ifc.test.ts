import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { starter } from "../build/web-ifc";
import { message } from "../src/engine/message";
import type { IfcFound, IfcReader } from "../src/engine/types";
import { withIfc } from "../src/engine/worker/ifc/start";

const what = message("page-ifc-reader");

const house = readFileSync(new URL("../../e2e/fixtures/house.ifc", import.meta.url), "utf8");
const installed = createRequire(import.meta.url).resolve("web-ifc/web-ifc.wasm");
const wasm = readFileSync(installed);
const asked = vi.fn<() => Promise<Response>>();
const answer = () => new Response(wasm, { headers: { "content-type": "application/wasm" } });

/** Emscripten's script is for workers and refuses to run in Node, so Node is hidden from it here. */
vi.mock("virtual:web-ifc", () => {
  const script = starter(readFileSync(installed.replace("web-ifc.wasm", "web-ifc-api.js"), "utf8"));
  return { default: new Function("process", script.replace("export default", "return"))() };
});

beforeAll(() => {
  vi.stubGlobal("WorkerGlobalScope", class {});
  vi.stubGlobal("navigator", { userAgent: "Chrome/140" });
  vi.stubGlobal("fetch", asked);
});
beforeEach(() => void asked.mockReset().mockImplementation(async () => answer()));
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const read = (text: string, tell: (done: number, all: number) => boolean = () => true): Promise<IfcFound> =>
  withIfc((start) => start().read(new TextEncoder().encode(text), tell));

describe("the IFC reader", () => {
  it("finds products, their containers, each shape once, and the unit", async () => {
    const reported: number[][] = [];
    const { metres, things, shapes, pieces, complaints } = await read(
      house,
      (...numbers) => !!reported.push(numbers),
    );
    expect(metres).toBe(0.001);
    expect(complaints).toEqual([]);
    expect(reported).toEqual([1, 2, 3, 4].map((done) => [done, 4]));
    const wall = things.find(({ id }) => id === 40);
    expect(wall).toEqual({
      id: 40,
      kind: "IfcWall",
      globalId: "2O2Fr$t4X7Zf8NOew3FLOH",
      name: "壁 1",
      above: 18,
      hasShape: true,
    });
    const levels: string[] = [];
    for (let at = wall; at; at = things.find(({ id }) => id === at?.above))
      levels.unshift(`${at.kind} ${at.name}`);
    expect(levels).toEqual([
      "IfcProject Test house",
      "IfcSite Plot",
      "IfcBuilding House",
      "IfcBuildingStorey 2階",
      "IfcWall 壁 1",
    ]);
    expect(shapes).toHaveLength(2);
    expect(pieces.map(({ thing, shape }) => [thing, shape])).toEqual([
      [60, 0],
      [61, 0],
      [62, 0],
      [40, 1],
    ]);
    expect(pieces.map(({ placement }) => [...placement])).toEqual([
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5000, 0, 4250, 1],
      [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 6000, 0, 4250, 1],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 123456.75, -0.5, 4250, 1],
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2000, 0, 4250, 1],
    ]);
    expect(pieces.map(({ colour }) => colour)).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 1, 1, 1],
      [1, 0, 0, 1],
    ]);
    const [column, holed] = shapes;
    expect(column?.triangles).toHaveLength(36);
    expect([...new Set(column?.positions.map(Math.abs))].sort((a, b) => a - b)).toEqual([150, 200, 1250]);
    expect(volume(column)).toBe(300 * 400 * 2500);
    // The opening is cut out of the wall.
    expect(volume(holed)).toBe(4000 * 200 * 2500 - 1000 * 200 * 2000);
  });

  it("reads the unit of the file", async () => {
    const metres = house.replace(".MILLI.", "$");
    expect((await read(metres)).metres).toBe(1);
    const feet = house.replace(
      /#1=.*/,
      "#1=IFCCONVERSIONBASEDUNIT(#91,.LENGTHUNIT.,'FOOT',#92);\n#90=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);\n#91=IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0);\n#92=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.3048),#90);",
    );
    expect((await read(feet)).metres).toBeCloseTo(0.3048, 12);
  });

  it("keeps the orientation of mirrored shapes", async () => {
    const mirrored = house.replace(
      /#58=.*/,
      "#90=IFCDIRECTION((-1.,0.,0.));\n#91=IFCDIRECTION((0.,1.,0.));\n#58=IFCCARTESIANTRANSFORMATIONOPERATOR3D(#90,#91,#3,1.,#30);",
    );
    const { shapes, pieces } = await read(mirrored);
    expect(pieces[0]?.placement[0]).toBe(-1);
    expect(volume(shapes[pieces[0]?.shape ?? -1])).toBe(-300 * 400 * 2500);
  });

  it("reports shapes that it could not build, and their products", async () => {
    const { things, pieces, complaints } = await read(house.replace(/#34=.*/, ""));
    expect(complaints.length).toBeGreaterThan(0);
    expect(complaints[0]).toContain("34");
    const seen = new Set(pieces.map(({ thing }) => thing));
    expect(things.filter(({ id, hasShape }) => hasShape && !seen.has(id)).map(({ id }) => id)).toEqual([40]);
  });

  it("names products without a storey, and omits products without a body", async () => {
    const others = [
      "#100=IFCPOLYLINE((#3,#15));",
      "#101=IFCSHAPEREPRESENTATION(#5,'Axis','Curve3D',(#100));",
      "#102=IFCPRODUCTDEFINITIONSHAPE($,$,(#101));",
      "#103=IFCSHAPEREPRESENTATION(#5,'Body','AdvancedSweptSolid',(#100));",
      "#104=IFCPRODUCTDEFINITIONSHAPE($,$,(#101,#103));",
      "#105=IFCREPRESENTATIONMAP(#4,#101);",
      "#106=IFCMAPPEDITEM(#105,#58);",
      "#107=IFCSHAPEREPRESENTATION(#5,$,'MappedRepresentation',(#106));",
      "#108=IFCPRODUCTDEFINITIONSHAPE($,$,(#107));",
      ...[102, 104, 108].map((shape) => `#2${shape}=IFCBEAM('${shape}',$,$,$,$,#37,#${shape},$,$);`),
      "#300=IFCBEAM('300',$,$,$,$,#37,$,$,$);",
      "#301=IFCSPACE('301',$,$,$,$,#37,#104,$,$,$,$);",
    ];
    const { things, pieces } = await read(furnished(others));
    const seen = new Set(pieces.map(({ thing }) => thing));
    const lost = things.filter(({ id, hasShape }) => hasShape && !seen.has(id));
    expect(lost.map(({ id }) => id)).toEqual([2104]);
  });

  it("builds bars whose parameters cover the whole curve, and names the others", async () => {
    // A line of 1000, a quarter circle of radius 200, and a line of 1000.
    const points = ["0.,0.,0.", "1000.,0.,0.", "1000.,200.,0.", "1200.,200.,0.", "1200.,1200.,0."];
    const lines = [
      ...points.map((point, k) => `#${100 + k}=IFCCARTESIANPOINT((${point}));`),
      "#110=IFCPOLYLINE((#100,#101));",
      "#111=IFCAXIS2PLACEMENT3D(#102,$,$);",
      "#112=IFCCIRCLE(#111,200.);",
      "#113=IFCTRIMMEDCURVE(#112,(IFCPARAMETERVALUE(4.71238898038469)),(IFCPARAMETERVALUE(6.28318530717959)),.T.,.PARAMETER.);",
      "#114=IFCPOLYLINE((#103,#104));",
      ...[110, 113, 114].map(
        (curve) => `#${curve + 10}=IFCCOMPOSITECURVESEGMENT(.CONTINUOUS.,.T.,#${curve});`,
      ),
      "#130=IFCCOMPOSITECURVE((#120,#123,#124),.F.);",
      "#131=IFCCARTESIANPOINTLIST3D(((0.,0.,0.),(1000.,0.,0.),(1200.,200.,0.),(1200.,1200.,0.)));",
      "#132=IFCINDEXEDPOLYCURVE(#131,(IFCLINEINDEX((1,2)),IFCLINEINDEX((2,3,4))),.F.);",
      "#133=IFCINDEXEDPOLYCURVE(#131,$,.F.);",
      "#134=IFCPOLYLINE((#100,#101,#103,#104));",
    ];
    const cases: [curve: number, parameters: string, fillet: string | undefined, isBuilt: boolean][] = [
      [130, "$,$", undefined, true],
      [130, "0.,3.", undefined, true],
      [130, "0.,3.570796", undefined, true],
      [130, "$,3.", undefined, true],
      [130, "0.,1.", undefined, false],
      [130, "0.5,3.", undefined, false],
      [132, "0.,3.", undefined, true],
      [132, "0.,2.", undefined, false],
      [133, "0.,3.", undefined, true],
      [113, "0.,1.", undefined, true],
      [113, "4.71238898038469,6.28318530717959", undefined, true],
      [113, "0.,0.5", undefined, false],
      // Parameters that web-ifc supports itself, and parameters beyond the end.
      [134, "0.,1.5", undefined, true],
      [134, "0.,2200.", undefined, true],
      [134, "0.,3.", "$", true],
      [134, "0.,1.5", "$", true],
      [134, "0.,3.", "50.", false],
    ];
    const bars = cases.flatMap(([curve, parameters, fillet], k) => {
      const [id, type] = [1000 + 10 * k, fillet === undefined ? "" : "POLYGONAL"];
      const given = [`#${curve}`, "10.", "$", parameters, ...(fillet === undefined ? [] : [fillet])];
      return [
        `#${id}=IFCSWEPTDISKSOLID${type}(${given.join(",")});`,
        `#${id + 1}=IFCSHAPEREPRESENTATION(#5,'Body','AdvancedSweptSolid',(#${id}));`,
        `#${id + 2}=IFCPRODUCTDEFINITIONSHAPE($,$,(#${id + 1}));`,
        `#${id + 3}=IFCREINFORCINGBAR('${id}',$,'bar ${k}',$,$,#37,#${id + 2},$,$,20.,314.,2300.,.MAIN.,$);`,
      ];
    });
    const { things, shapes, pieces } = await read(furnished([...lines, ...bars]));
    const lengthOf = (k: number) => {
      const piece = pieces.find(({ thing }) => thing === 1003 + 10 * k);
      return piece && volume(shapes[piece.shape]) / (Math.PI * 100);
    };
    cases.forEach(([curve, parameters, , isBuilt], k) => {
      const name = `#${curve} ${parameters}`;
      expect(things.find(({ id }) => id === 1003 + 10 * k)?.hasShape, name).toBe(true);
      expect(lengthOf(k) !== undefined, name).toBe(isBuilt);
    });
    // The result is the whole bar, for all parameters.
    for (const k of [0, 1, 2, 3]) {
      expect(lengthOf(k)).toBeGreaterThan(2000 + (0.95 * 200 * Math.PI) / 2);
      expect(lengthOf(k)).toBe(lengthOf(0));
    }
    expect(lengthOf(13)).toBe(lengthOf(14));
    expect(lengthOf(12)).toBe(lengthOf(15));
    expect(lengthOf(12)).toBeLessThan(1200);
  });

  it("throws for an unreadable file, and reads the next one after a cancellation", async () => {
    const circle = house.replace("#57=IFCREPRESENTATIONMAP(#4,#56)", "#57=IFCREPRESENTATIONMAP(#4,#75)");
    await expect(read(circle)).rejects.toThrow(Error);
    await expect(read("")).rejects.toThrow(message("page-ifc-lines"));
    await withIfc((start) => {
      const reader = start();
      const bytes = new TextEncoder().encode(house);
      expect(() => reader.read(bytes, () => false)).toThrow(message("page-cancelled"));
      expect(reader.read(bytes, () => true).pieces).toHaveLength(4);
    });
  });

  it("is fetched on request, and a failure is thrown then", async () => {
    expect(await withIfc(() => 7)).toBe(7);
    await expect(withIfc(() => Promise.reject(new Error("another")))).rejects.toThrow("another");
    expect(asked).not.toHaveBeenCalled();
    asked.mockResolvedValueOnce(new Response("", { status: 503 }));
    await expect(read(house)).rejects.toThrow(message("page-not-fetched", { what, why: "503" }));
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(read(house)).rejects.toThrow(
      message("page-not-fetched", { what, why: message("page-no-network") }),
    );
    vi.spyOn(WebAssembly, "validate").mockReturnValueOnce(false);
    await expect(read(house)).rejects.toThrow(message("page-ifc-too-old-browser"));
    let uses = 0;
    const use = (start: () => IfcReader) => {
      uses++;
      return start();
    };
    await withIfc(use);
    expect(uses).toBe(2);
  });

  it("is extracted only from a script of the expected form", () => {
    expect(() => starter("another")).toThrow("not put together as version 0.0.78");
  });
});

/** Returns the house with more lines. */
const furnished = (lines: readonly string[]): string =>
  house.replace("\nENDSEC;\nEND-ISO", `\n${lines.join("\n")}\nENDSEC;\nEND-ISO`);

/** Returns the volume of a shape. */
function volume(shape: IfcFound["shapes"][number] | undefined): number {
  const { positions = [], triangles = [] } = shape ?? {};
  const at = (corner: number) => [...positions.slice(3 * corner, 3 * corner + 3)] as Point;
  let six = 0;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [...triangles.slice(t, t + 3)].map(at) as [Point, Point, Point];
    six += a[0] * (b[1] * c[2] - b[2] * c[1]);
    six += a[1] * (b[2] * c[0] - b[0] * c[2]);
    six += a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return six / 6;
}

type Point = [number, number, number];

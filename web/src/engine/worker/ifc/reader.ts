/** Reads IFC files with `web-ifc` into plain data: in the file's own unit, with Z up, and not yet assembled. */

import { message } from "../../message";
import type { IfcFound, IfcPiece, IfcReader } from "../../types";
import { IfcProducts } from "./products";
import { Shapes } from "./shapes";
import { sweepWhole } from "./sweeps";
import { settings, type WebIfc, zUp } from "./web-ifc";

/** Returns the reader. `complaints` receives what the library prints; it is emptied for each file. */
export function readerOf(web: WebIfc, complaints: string[]): IfcReader {
  return {
    read(bytes, onProgress) {
      complaints.length = 0;
      try {
        return { ...readModel(web, bytes, onProgress), complaints: [...complaints] };
      } catch (error) {
        // C++ throws values that are no `Error`.
        throw error instanceof Error
          ? error
          : new Error(String((error as { message?: unknown }).message ?? error));
      }
    },
  };
}

function readModel(
  web: WebIfc,
  bytes: Uint8Array,
  onProgress: (done: number, all: number) => boolean,
): Omit<IfcFound, "complaints"> {
  const model = web.OpenModel(settings, (to, from, size) => {
    const part = bytes.subarray(from, from + size);
    web.HEAPU8.set(part, to);
    return part.length;
  });
  if (model < 0) throw new Error(message("page-ifc-lines"));
  web.SetGeometryTransformation(model, zUp);
  sweepWhole(web, model);
  const products = new IfcProducts(web, model);
  const shapes = new Shapes(web, model);
  const pieces: IfcPiece[] = [];
  const count = products.shapeCount;
  let done = 0;
  web.StreamAllMeshes(
    model,
    ({ expressID: thing, geometries }) => {
      for (let i = 0; i < geometries.size(); i++) {
        const { color, geometryExpressID, flatTransformation } = geometries.get(i);
        pieces.push({
          thing,
          shape: shapes.add(geometryExpressID),
          colour: [color.x, color.y, color.z, color.w],
          placement: new Float64Array(flatTransformation),
        });
      }
      geometries.delete();
      if (!onProgress(++done, count)) throw new Error(message("page-cancelled"));
    },
    false,
  );
  const metres = metresOf(web, model, pieces[0]?.thing);
  const made = new Set(pieces.map(({ thing }) => thing));
  const all = products.all(made);
  web.CloseModel(model);
  return { metres, things: all, shapes: shapes.all, pieces };
}

/** Returns the length of the file's unit in metres. The library does not report it, so the scale of a product that it converts to metres shows it. */
function metresOf(web: WebIfc, model: number, product: number | undefined): number {
  if (product === undefined) return 1;
  const largest = (inMetres: boolean) => {
    const { geometries } = web.GetFlatMesh(model, product, inMetres);
    const turned = geometries.get(0).flatTransformation.slice(0, 12);
    geometries.delete();
    return Math.max(...turned.map(Math.abs));
  };
  return largest(true) / largest(false);
}

/** Collects the shapes of products, each once. */

import type { IfcShape } from "../../types";
import type { WebIfc } from "./web-ifc";

export class Shapes {
  readonly all: IfcShape[] = [];
  /** The indices of shapes by the lines that they come from. */
  readonly #known = new Map<number, number[]>();

  constructor(
    private readonly web: WebIfc,
    private readonly model: number,
  ) {}

  /** Returns the index of a line's shape. Shapes from one line may still differ, because openings are cut into them. */
  add(line: number): number {
    const shape = this.#read(line);
    const known = this.#known.get(line) ?? [];
    this.#known.set(line, known);
    const same = known.find((index) => isSame(this.all[index], shape));
    if (same !== undefined) return same;
    known.push(this.all.length);
    return this.all.push(shape) - 1;
  }

  #read(line: number): IfcShape {
    const geometry = this.web.GetGeometry(this.model, line);
    const [corners, indices] = [geometry.GetVertexData() / 4, geometry.GetIndexData() / 4];
    const [cornersEnd, indicesEnd] = [
      corners + geometry.GetVertexDataSize(),
      indices + geometry.GetIndexDataSize(),
    ];
    const numbers = this.web.HEAPF32.subarray(corners, cornersEnd);
    const positions = new Float32Array(numbers.length / 2);
    for (let from = 0, to = 0; from < numbers.length; from += 6, to += 3) {
      positions.set(numbers.subarray(from, from + 3), to);
    }
    const triangles = this.web.HEAPU32.slice(indices, indicesEnd);
    geometry.delete();
    return { positions, triangles };
  }
}

const isSame = (one: IfcShape | undefined, other: IfcShape): boolean =>
  one !== undefined && isEqual(one.triangles, other.triangles) && isEqual(one.positions, other.positions);

function isEqual<T extends Float32Array | Uint32Array>(one: T, other: T): boolean {
  return one.length === other.length && one.every((number, i) => number === other[i]);
}

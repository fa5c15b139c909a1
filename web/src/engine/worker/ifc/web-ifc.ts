/** The parts of the npm library `web-ifc` 0.0.78 that are used, under the names of its module. */

export interface WebIfc {
  /** A view of its memory. It must be read anew after each call, because the memory may have grown. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  /** Opens a model. `load` writes `size` bytes from an offset to an address, and returns how many it wrote. A result below 0 is a failure. */
  OpenModel(how: typeof settings, load: (to: number, from: number, size: number) => number): number;
  CloseModel(model: number): void;
  /** Sets a matrix, column by column, that is applied after all others. */
  SetGeometryTransformation(model: number, matrix: readonly number[]): void;
  /** Calls `each` for every mesh, which is valid only during the call. */
  StreamAllMeshes(model: number, each: (mesh: FlatMesh) => void, inMetres: boolean): void;
  GetFlatMesh(model: number, product: number, inMetres: boolean): FlatMesh;
  GetGeometry(model: number, shape: number): Geometry;
  /** Returns a line; it has no arguments if there is no such line. */
  GetLine(model: number, id: number): { type?: number; arguments?: Argument[] };
  WriteLine(model: number, id: number, type: number, args: Argument[]): boolean;
  RemoveLine(model: number, id: number): void;
  GetLineIDsWithType(model: number, types: number[]): Vector<number>;
  GetAllLines(model: number): Vector<number>;
  GetLineType(model: number, id: number): number;
  GetTypeCodeFromName(name: string): number;
  GetNameFromTypeCode(type: number): string;
  IsIfcElement(type: number): boolean;
}

/** An argument of a line: `null` if it is not given, or the items of a list. */
export type Argument = null | Value | Argument[];

interface Value {
  type: number;
  value?: unknown;
  /** The type that a typed value names. */
  typecode?: number;
  /** The value of a real number, for writing. */
  internalValue?: unknown;
}

export interface FlatMesh {
  /** The line number of the product. */
  expressID: number;
  geometries: Vector<Placed>;
}

interface Placed {
  color: { x: number; y: number; z: number; w: number };
  geometryExpressID: number;
  flatTransformation: number[];
}

/** A vector in its memory, which must be freed. */
interface Vector<T> {
  get(index: number): T;
  size(): number;
  delete(): void;
}

/** A mesh with six numbers for each vertex, of which the first three are its position. */
interface Geometry {
  GetVertexData(): number;
  GetVertexDataSize(): number;
  GetIndexData(): number;
  GetIndexDataSize(): number;
  delete(): void;
}

/** The library's defaults, except for the segments of circles, whose default is twelve. */
export const settings = {
  CIRCLE_SEGMENTS: 36,
  COORDINATE_TO_ORIGIN: false,
  TAPE_SIZE: 67_108_864,
  MEMORY_LIMIT: 2_147_483_648,
  LINEWRITER_BUFFER: 10_000,
  TOLERANCE_PLANE_INTERSECTION: 1e-4,
  TOLERANCE_PLANE_DEVIATION: 1e-4,
  TOLERANCE_BACK_DEVIATION_DISTANCE: 1e-4,
  TOLERANCE_INSIDE_OUTSIDE_PERIMETER: 1e-10,
  TOLERANCE_SCALAR_EQUALITY: 1e-4,
  PLANE_REFIT_ITERATIONS: 1,
  BOOLEAN_UNION_THRESHOLD: 150,
};

/** Undoes exactly the library's turn to Y up, which is the last but one step. */
export const zUp = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1];

/** What is called of the npm library `web-ifc` 0.0.78, by the names that its module has. */

export interface WebIfc {
  /** Views of its memory, to be asked for anew after each call, which may have made it grow. */
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  /** `load` is asked for so many bytes from an offset on, to be put at an address, and says how many it put. Below 0: it failed. */
  OpenModel(how: typeof settings, load: (to: number, from: number, size: number) => number): number;
  CloseModel(model: number): void;
  /** A matrix, column by column, that comes after all others. */
  SetGeometryTransformation(model: number, matrix: readonly number[]): void;
  /** Meshes are there for the time of the call. */
  StreamAllMeshes(model: number, each: (mesh: FlatMesh) => void, inMetres: boolean): void;
  GetFlatMesh(model: number, product: number, inMetres: boolean): FlatMesh;
  GetGeometry(model: number, shape: number): Geometry;
  /** Without arguments if there is no such line. */
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

/** `null` is what is not given; a list has its items. */
export type Argument = null | Value | Argument[];

interface Value {
  type: number;
  value?: unknown;
  /** Of a value that says its type. */
  typecode?: number;
  /** Of a real number that is written. */
  internalValue?: unknown;
}

export interface FlatMesh {
  /** The number of the product's line. */
  expressID: number;
  geometries: Vector<Placed>;
}

interface Placed {
  color: { x: number; y: number; z: number; w: number };
  geometryExpressID: number;
  flatTransformation: number[];
}

/** In its memory, and to be given back. */
interface Vector<T> {
  get(index: number): T;
  size(): number;
  delete(): void;
}

/** Six numbers a corner, of which three are its position. */
interface Geometry {
  GetVertexData(): number;
  GetVertexDataSize(): number;
  GetIndexData(): number;
  GetIndexDataSize(): number;
  delete(): void;
}

/** Its own, except for the circles, which it gives twelve sides. */
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

/** It turns everything so that Y is up, as the last but this; this turns it back, exactly. */
export const zUp = [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1];

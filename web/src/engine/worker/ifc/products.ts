/** Reads the products of an IFC file: names, types, and their position in the hierarchy. */

import type { IfcThing } from "../../types";
import { allOf, idsOf, references, text } from "./lines";
import type { Argument, WebIfc } from "./web-ifc";

/** The relations that place one side in the other, with the argument positions of the upper and the lower side. */
const relations = [
  { type: "IFCRELAGGREGATES", upper: 4, lower: 5 },
  { type: "IFCRELNESTS", upper: 4, lower: 5 },
  { type: "IFCRELCONTAINEDINSPATIALSTRUCTURE", upper: 5, lower: 4 },
];

/** The argument positions of an element's GlobalId, name and shape. */
const [globalId, named, shaped] = [0, 2, 6];

/** The types with a shape that nothing collides with. */
const open = new Set(["IfcSpace", "IfcOpeningElement", "IfcOpeningStandardCase", "IfcVirtualElement"]);

/** The names and types of representations that are no bodies: lines, points, texts and bounding boxes. */
const bodiless = new Set(
  [
    "Annotation, Annotation2D, Axis, BoundingBox, Box, Clearance, CoG, Curve, Curve2D, Curve3D, FillArea, FootPrint",
    "GeometricCurveSet, Lighting, LightSource, Point, PointCloud, Profile, Reference, Segment, Text",
  ].flatMap((names) => names.split(", ")),
);

/** The largest depth of nested mapped items. */
const maxNesting = 8;

/** The products of a model and their containers, by line number. */
export class IfcProducts {
  readonly #found = new Map<number, IfcThing>();
  readonly #above = new Map<number, number>();
  /** The representation of each product that has one. */
  readonly #shapes = new Map<number, number>();

  constructor(
    private readonly web: WebIfc,
    private readonly model: number,
  ) {
    for (const { type, upper, lower } of relations) {
      for (const id of idsOf(web, model, type)) {
        const line = web.GetLine(model, id).arguments ?? [];
        const [above] = references(line[upper]);
        if (above === undefined) continue;
        for (const below of references(line[lower])) {
          if (!this.#above.has(below)) this.#above.set(below, above);
        }
      }
    }
    for (const [below, above] of this.#above) {
      this.#add(above);
      this.#add(below);
    }
    const isProduct = new Map<number, boolean>();
    for (const id of allOf(web.GetAllLines(model))) {
      const type = web.GetLineType(model, id);
      const known = isProduct.get(type) ?? web.IsIfcElement(type);
      isProduct.set(type, known);
      if (known) this.#add(id);
    }
  }

  /** Adds one that may be known already. */
  #add(id: number): void {
    if (this.#found.has(id)) return;
    const { type = 0, arguments: line } = this.web.GetLine(this.model, id);
    if (!line) return;
    const kind = this.web.GetNameFromTypeCode(type);
    const above = this.#above.get(id);
    const [shape] = this.web.IsIfcElement(type) && !open.has(kind) ? references(line[shaped]) : [];
    if (shape !== undefined) this.#shapes.set(id, shape);
    this.#found.set(id, {
      id,
      kind,
      globalId: text(line[globalId]),
      name: text(line[named]),
      ...(above !== undefined && { above }),
      hasShape: shape !== undefined,
    });
  }

  /** Returns how many products may have a shape. */
  get shapeCount(): number {
    return this.#shapes.size;
  }

  /** Returns all products when the shapes of `made` exist. For any other it checks whether its representation is a body at all. */
  all(made: ReadonlySet<number>): IfcThing[] {
    return [...this.#found.values()].map((product) => {
      const shape = this.#shapes.get(product.id);
      return shape === undefined || made.has(product.id)
        ? product
        : { ...product, hasShape: this.#hasBody(shape) };
    });
  }

  /** Returns whether one of a product's representations is a body, according to the file. */
  #hasBody(shape: number): boolean {
    const [, , representations] = this.#argumentsOf(shape);
    return references(representations).some((id) => this.#isBody(id));
  }

  #isBody(representation: number, depth = 0): boolean {
    const [, name, type, items] = this.#argumentsOf(representation);
    if (bodiless.has(text(name)) || bodiless.has(text(type))) return false;
    if (text(type) !== "MappedRepresentation" || depth === maxNesting) return references(items).length > 0;
    return references(items).some((item) => {
      const [map] = references(this.#argumentsOf(item)[0]);
      const [mapped] = map === undefined ? [] : references(this.#argumentsOf(map)[1]);
      return mapped !== undefined && this.#isBody(mapped, depth + 1);
    });
  }

  #argumentsOf(id: number): Argument[] {
    return this.web.GetLine(this.model, id).arguments ?? [];
  }
}

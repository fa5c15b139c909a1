/** What an IFC file says of its products: how they are called, of what type they are, and what they are in. */

import type { IfcThing } from "../../types";
import type { Argument, WebIfc } from "./web-ifc";

/** Relations whose one side is in the other, by the places of the upper and the lower side among their arguments. */
const relations = [
  { type: "IFCRELAGGREGATES", upper: 4, lower: 5 },
  { type: "IFCRELNESTS", upper: 4, lower: 5 },
  { type: "IFCRELCONTAINEDINSPATIALSTRUCTURE", upper: 5, lower: 4 },
];

/** Where an element has its GlobalId, its name and its shape. */
const [globalId, named, shaped] = [0, 2, 6];

/** What has a shape that nothing collides with. */
const open = new Set(["IfcSpace", "IfcOpeningElement", "IfcOpeningStandardCase", "IfcVirtualElement"]);

/** The things of a model by the numbers of their lines. */
export class Things {
  readonly #found = new Map<number, IfcThing>();
  readonly #above = new Map<number, number>();

  constructor(
    private readonly web: WebIfc,
    private readonly model: number,
  ) {
    for (const { type, upper, lower } of relations) {
      for (const id of this.#idsOf(type)) {
        const line = web.GetLine(model, id).arguments ?? [];
        const [above] = references(line[upper]);
        if (above === undefined) continue;
        for (const below of references(line[lower])) {
          if (!this.#above.has(below)) this.#above.set(below, above);
        }
      }
    }
    for (const [below, above] of this.#above) {
      this.add(above);
      this.add(below);
    }
  }

  /** One that may be known. */
  add(id: number): void {
    if (this.#found.has(id)) return;
    const { type = 0, arguments: line } = this.web.GetLine(this.model, id);
    if (!line) return;
    const kind = this.web.GetNameFromTypeCode(type);
    const above = this.#above.get(id);
    this.#found.set(id, {
      id,
      kind,
      globalId: text(line[globalId]),
      name: text(line[named]),
      ...(above !== undefined && { above }),
      hasShape: this.web.IsIfcElement(type) && !open.has(kind) && references(line[shaped]).length > 0,
    });
  }

  /** So many have a shape. */
  get shaped(): number {
    return this.all.filter(({ hasShape }) => hasShape).length;
  }

  get all(): IfcThing[] {
    return [...this.#found.values()];
  }

  #idsOf(type: string): number[] {
    const ids = this.web.GetLineIDsWithType(this.model, [this.web.GetTypeCodeFromName(type)]);
    const all = Array.from({ length: ids.size() }, (_, i) => ids.get(i));
    ids.delete();
    return all;
  }
}

/** How web-ifc calls what names another line. */
const reference = 5;

function references(argument: Argument | undefined): number[] {
  if (!argument) return [];
  if (Array.isArray(argument)) return argument.flatMap(references);
  return argument.type === reference ? [Number(argument.value)] : [];
}

function text(argument: Argument | undefined): string {
  const value = argument && !Array.isArray(argument) ? argument.value : undefined;
  return typeof value === "string" ? value : "";
}

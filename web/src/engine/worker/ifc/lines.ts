/** Lines of an IFC file, and what their arguments say. */

import type { Argument, WebIfc } from "./web-ifc";

/** How web-ifc calls what names another line. */
const reference = 5;

/** The numbers of all lines of a type. */
export function idsOf(web: WebIfc, model: number, type: string): number[] {
  return allOf(web.GetLineIDsWithType(model, [web.GetTypeCodeFromName(type)]));
}

/** The items of a vector, which is given back. */
export function allOf(vector: ReturnType<WebIfc["GetLineIDsWithType"]>): number[] {
  const all = Array.from({ length: vector.size() }, (_, i) => vector.get(i));
  vector.delete();
  return all;
}

/** The lines that an argument names, in lists too. */
export function references(argument: Argument | undefined): number[] {
  if (!argument) return [];
  if (Array.isArray(argument)) return argument.flatMap(references);
  return argument.type === reference ? [Number(argument.value)] : [];
}

export function text(argument: Argument | undefined): string {
  const value = valueIn(argument);
  return typeof value === "string" ? value : "";
}

/** Nothing if the argument is no number. The library gives the digits of the file. */
export function number(argument: Argument | undefined): number | undefined {
  const value = valueIn(argument);
  const found = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

function valueIn(argument: Argument | undefined): unknown {
  return argument && !Array.isArray(argument) ? argument.value : undefined;
}

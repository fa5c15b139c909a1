/** Reads lines of an IFC file and their arguments. */

import type { Argument, WebIfc } from "./web-ifc";

/** The type code of web-ifc for a reference to another line. */
const reference = 5;

/** Returns the numbers of all lines of a type. */
export function idsOf(web: WebIfc, model: number, type: string): number[] {
  return allOf(web.GetLineIDsWithType(model, [web.GetTypeCodeFromName(type)]));
}

/** Returns the items of a vector and frees it. */
export function allOf(vector: ReturnType<WebIfc["GetLineIDsWithType"]>): number[] {
  const all = Array.from({ length: vector.size() }, (_, i) => vector.get(i));
  vector.delete();
  return all;
}

/** Returns the lines that an argument names, also in lists. */
export function references(argument: Argument | undefined): number[] {
  if (!argument) return [];
  if (Array.isArray(argument)) return argument.flatMap(references);
  return argument.type === reference ? [Number(argument.value)] : [];
}

export function text(argument: Argument | undefined): string {
  const value = valueIn(argument);
  return typeof value === "string" ? value : "";
}

/** Returns the number in an argument, or undefined. The library gives the digits of the file. */
export function number(argument: Argument | undefined): number | undefined {
  const value = valueIn(argument);
  const found = typeof value === "string" ? Number.parseFloat(value) : value;
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

function valueIn(argument: Argument | undefined): unknown {
  return argument && !Array.isArray(argument) ? argument.value : undefined;
}

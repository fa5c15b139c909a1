/**
 * Repairs swept disks, such as reinforcing bars. The library supports start and end parameters only along polylines, lines and circles, and else
 * omits the product. Exporters write them even if they cover the whole curve; in this case they are removed here.
 */

import { idsOf, number, references } from "./lines";
import type { Argument, WebIfc } from "./web-ifc";

const disk = "IFCSWEPTDISKSOLID";
/** The library does not know this type. Without a fillet it is a disk swept along a polyline. */
const polygonal = "IFCSWEPTDISKSOLIDPOLYGONAL";

/** The end of a curve as a fraction of its parameters. An exporter rounds their sum, so any value from here on means the end. */
const end = 0.999_999;

/** Removes the parameters of all swept disks of a model that cover their whole curve. */
export function sweepWhole(web: WebIfc, model: number): void {
  for (const type of [disk, polygonal]) {
    for (const id of idsOf(web, model, type)) {
      const line = web.GetLine(model, id).arguments ?? [];
      const [curve, radius, inner, from, to, fillet] = line;
      if (number(fillet)) continue;
      const isWhole = coversAll(web, model, references(curve)[0], number(from), number(to));
      if (!isWhole && type === disk) continue;
      const [start, stop] = isWhole ? [null, null] : [real(from), real(to)];
      const swept = [curve ?? null, real(radius), real(inner), start, stop];
      // The type of a line can only be changed with a new line.
      web.RemoveLine(model, id);
      web.WriteLine(model, id, web.GetTypeCodeFromName(disk), swept);
    }
  }
}

/** Returns whether at least one parameter is given and they cover a curve from its start to its end. */
function coversAll(web: WebIfc, model: number, curve: number | undefined, from = 0, to = Infinity): boolean {
  if (curve === undefined || (from === 0 && to === Infinity)) return false;
  const { segments, length, trims } = curveOf(web, model, curve);
  const isWithin = trims !== undefined && from <= trims[0] && to >= trims[1];
  return isWithin || (from <= 0 && to >= Math.min(segments, length * end));
}

/** The range of a curve's parameters. */
interface Curve {
  /** The range if each segment counts one, as most exporters write it. */
  segments: number;
  /** The range if each segment counts as its own curve does, as the standard requires. */
  length: number;
  /** The parameters of the basis curve at which it begins and ends. */
  trims?: [number, number];
}

/** The range of a curve without an end: only a missing end parameter covers it. */
const untrimmed: Curve = { segments: Infinity, length: Infinity };

function curveOf(web: WebIfc, model: number, id: number, depth = 0): Curve {
  const { type = 0, arguments: line = [] } = web.GetLine(model, id);
  const same = (segments: number): Curve => ({ segments, length: segments });
  switch (depth < maxNesting ? web.GetNameFromTypeCode(type) : "") {
    case "IfcPolyline":
      return same(references(line[0]).length - 1);
    case "IfcIndexedPolyCurve":
      return same(segmentsOf(web, model, line));
    case "IfcTrimmedCurve":
      return trimmed(line);
    case "IfcCompositeCurve": {
      const segments = references(line[0]).map((segment) => {
        const [parent] = references(web.GetLine(model, segment).arguments?.[2]);
        return parent === undefined ? untrimmed : curveOf(web, model, parent, depth + 1);
      });
      return { segments: segments.length, length: segments.reduce((sum, { length }) => sum + length, 0) };
    }
    default:
      return untrimmed;
  }
}

/** The largest depth of nested composite curves. */
const maxNesting = 8;

function trimmed(line: Argument[]): Curve {
  // A point may be given instead, or in addition.
  const [from, to] = [line[1], line[2]].map((trim) =>
    (Array.isArray(trim) ? trim : []).map(number).find((at) => at !== undefined),
  );
  if (from === undefined || to === undefined) return { segments: 1, length: Infinity };
  const trims: [number, number] = [Math.min(from, to), Math.max(from, to)];
  return { segments: 1, length: trims[1] - trims[0], trims };
}

/** Returns the number of segments. A line through n points has n − 1; an arc is one. Without a list it is a line through all points. */
function segmentsOf(web: WebIfc, model: number, [points, segments]: Argument[]): number {
  if (Array.isArray(segments)) {
    return segments.reduce((sum, segment) => sum + segmentOf(web, segment), 0);
  }
  const [list] = references(points);
  const all = list === undefined ? undefined : web.GetLine(model, list).arguments?.[0];
  return Array.isArray(all) ? all.length - 1 : Infinity;
}

function segmentOf(web: WebIfc, segment: Argument): number {
  if (!segment || Array.isArray(segment)) return Infinity;
  const isLine = web.GetNameFromTypeCode(segment.typecode ?? 0) === "IfcLineIndex";
  return isLine && Array.isArray(segment.value) ? segment.value.length - 1 : 1;
}

/** Returns a number in the form in which the library writes it. It reads the value of a real number under another name than it writes it. */
function real(argument: Argument | undefined): Argument {
  const isReal = argument && !Array.isArray(argument) && typeof argument.value === "string";
  return isReal ? { ...argument, internalValue: number(argument) } : (argument ?? null);
}

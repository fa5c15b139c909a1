/** The peers for flat contours (x, y of each vertex): detect-collisions, which makes convex pieces itself, and sat, which receives them. */

import { System } from "detect-collisions";
import SAT from "sat";

/** Returns whether B at x, y, angle hits A, which does not move. */
export type Hits = (x: number, y: number, angle: number) => boolean;

const points = (flat: Float64Array): { x: number; y: number }[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({ x: flat[2 * i]!, y: flat[2 * i + 1]! }));

export function detectCollisions(a: Float64Array, b: Float64Array): { pieces: string; checkCollision: Hits; checkOne: Hits } {
  const system = new System();
  const [one, other] = [a, b].map((flat) => system.createPolygon({ x: 0, y: 0 }, points(flat)));
  const moved = (x: number, y: number, angle: number) => {
    other!.setPosition(x, y, false);
    other!.setAngle(angle, false);
    other!.updateBody(true);
    return other!;
  };
  return {
    pieces: [one!, other!].map((body) => body.convexPolygons?.length ?? 1).join(" + "),
    checkCollision: (x, y, angle) => system.checkCollision(one!, moved(x, y, angle)),
    checkOne: (x, y, angle) => system.checkOne(moved(x, y, angle)),
  };
}

interface Box {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** Returns the box of a piece in its pose. */
function box({ calcPoints, pos }: SAT.Polygon): Box {
  const found = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  for (const { x, y } of calcPoints) {
    found.left = Math.min(found.left, x + pos.x);
    found.right = Math.max(found.right, x + pos.x);
    found.low = Math.min(found.low, y + pos.y);
    found.high = Math.max(found.high, y + pos.y);
  }
  return found;
}

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.low < b.high && b.low < a.high;

function around(boxes: Box[]): Box {
  const of = (side: keyof Box) => boxes.map((box) => box[side]);
  return {
    left: Math.min(...of("left")),
    right: Math.max(...of("right")),
    low: Math.min(...of("low")),
    high: Math.max(...of("high")),
  };
}

/** Tests every pair of pieces whose boxes overlap. B's pieces are rotated one by one, only if the circle around B's origin overlaps A's box. */
export function sat(piecesOfA: Float64Array[], piecesOfB: Float64Array[]): Hits {
  const made = (flat: Float64Array) => new SAT.Polygon(new SAT.Vector(), points(flat).map(({ x, y }) => new SAT.Vector(x, y)));
  const still = piecesOfA.map(made).map((piece) => ({ piece, box: box(piece) }));
  const whole = around(still.map(({ box }) => box));
  const moving = piecesOfB.map(made);
  const reach = Math.max(...piecesOfB.flatMap(points).map(({ x, y }) => Math.hypot(x, y)));
  return (x, y, angle) => {
    if (!meet(whole, { left: x - reach, right: x + reach, low: y - reach, high: y + reach })) return false;
    return moving.some((other) => {
      other.pos.x = x;
      other.pos.y = y;
      other.setAngle(angle);
      const about = box(other);
      return still.some(({ piece, box }) => meet(box, about) && SAT.testPolygonPolygon(piece, other));
    });
  };
}

/** Faults that libraries had: each as code of our own with the same fault, for convex polygons in the plane. */

import type { FunctionName } from "./names";
import { axesOf, fromCorners, overlap, project, sidesOf } from "./snippets";

export interface Exhibit {
  /** The library and the number of the report. */
  report: string;
  address: string;
  code: string;
}

const github = (repository: string, report: string) => `https://github.com/${repository}/${report}`;

const inside = `function intersects(a, b) {
  return sidesOf(a).some((side) =>
    sidesOf(b).some((other) => meet(side, other)));
}

function meet([p, q], [r, s]) {
  const share = (k) =>
    Math.max(Math.min(p[k], q[k]), Math.min(r[k], s[k])) <=
    Math.min(Math.max(p[k], q[k]), Math.max(r[k], s[k]));
  return share(0) && share(1) &&
    turn(p, q, r) * turn(p, q, s) <= 0 &&
    turn(r, s, p) * turn(r, s, q) <= 0;
}

function turn([px, py], [qx, qy], [x, y]) {
  const area = (qx - px) * (y - py) - (qy - py) * (x - px);
  return Math.sign(area);
}

${sidesOf}`;

const unset = `function intersects(a, b) {
  return [...axesOf(a), ...axesOf(b)].every((axis) => {
    const [lowA, highA] = project(a, axis);
    const [lowB, highB] = project(b, axis);
    return lowA <= highB && lowB <= highA;
  });
}

function project(polygon, [axisX, axisY]) {
  let low = -1; // no value yet
  let high = -1;
  for (const [x, y] of polygon) {
    const along = x * axisX + y * axisY;
    if (low === -1 || along < low) low = along;
    if (high === -1 || along > high) high = along;
  }
  return [low, high];
}

${axesOf}`;

const tolerance = `const tolerance = 1;

function intersects(a, b) {
  return [...axesOf(a), ...axesOf(b)].every(([x, y]) => {
    const length = Math.hypot(x, y);
    const [lowA, highA] = project(a, [x / length, y / length]);
    const [lowB, highB] = project(b, [x / length, y / length]);
    return lowA <= highB + tolerance && lowB <= highA + tolerance;
  });
}

${axesOf}
${project}`;

const normals = `function distance(a, b) {
  return Math.max(0, above(a, b), above(b, a));
}

// The height of the other polygon over the best side.
function above(polygon, other) {
  return Math.max(...sidesOf(polygon).map(([start, end]) => {
    const [[x, y], [nextX, nextY]] = [start, end];
    const length = Math.hypot(nextX - x, nextY - y);
    const normalX = (nextY - y) / length;
    const normalY = (x - nextX) / length;
    return Math.min(...other.map(([px, py]) =>
      (px - x) * normalX + (py - y) * normalY));
  }));
}

${sidesOf}`;

const endless = `// Walks over the difference of the polygons to the origin.
function distance(a, b) {
  let [x, y] = [a[0][0] - b[0][0], a[0][1] - b[0][1]];
  let gain;
  do {
    const before = Math.hypot(x, y);
    const [nextX, nextY] = lowest(a, b, x, y);
    const [dx, dy] = [nextX - x, nextY - y];
    const along = -(x * dx + y * dy) / (dx * dx + dy * dy);
    const share = Math.max(0, Math.min(1, along));
    x += share * dx;
    y += share * dy;
    gain = before - Math.hypot(x, y);
  } while (!(gain < 1e-12));
  return Math.hypot(x, y);
}

function lowest(a, b, x, y) {
  const along = ([px, py]) => px * x + py * y;
  const lower = (p, q) => (along(q) < along(p) ? q : p);
  const higher = (p, q) => (along(q) > along(p) ? q : p);
  const [p, q] = [a.reduce(lower), b.reduce(higher)];
  return [p[0] - q[0], p[1] - q[1]];
}
`;

const squared = `const tolerance = 0.001;

function distance(a, b) {
  if (overlap(a, b)) return 0;
  const squared = Math.min(fromCorners(a, b), fromCorners(b, a)) ** 2;
  return squared < tolerance ? 0 : Math.sqrt(squared);
}

${overlap}
${fromCorners}
${axesOf}
${project}`;

/** The faults of each function, by the names of their texts. */
export const museum: Readonly<Record<FunctionName, Readonly<Record<string, Exhibit>>>> = {
  intersects: {
    inside: {
      report: "FCL #492",
      address: github("flexible-collision-library/fcl", "issues/492"),
      code: inside,
    },
    unset: { report: "Crafty #828", address: github("craftyjs/Crafty", "issues/828"), code: unset },
    tolerance: {
      report: "intersects #5",
      address: github("davidfig/intersects", "issues/5"),
      code: tolerance,
    },
  },
  distance: {
    normals: { report: "LiquidFun #123", address: github("google/liquidfun", "issues/123"), code: normals },
    endless: { report: "sch-core #28", address: github("jrl-umi3218/sch-core", "issues/28"), code: endless },
    squared: {
      report: "FCL #446",
      address: github("flexible-collision-library/fcl", "pull/446"),
      code: squared,
    },
  },
};

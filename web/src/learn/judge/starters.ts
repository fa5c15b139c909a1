/** The code that a learner starts from: each has a fault that is common in practice. The first of a function is shown first. */

import type { FunctionName } from "./names";
import { axesOf, fromCorners, project } from "./snippets";

const boxes = `// Polygons are arrays of corners: [[0, 0], [4, 0], [0, 3]]
function intersects(a, b) {
  const boxA = boxOf(a);
  const boxB = boxOf(b);
  return boxA.left <= boxB.right && boxB.left <= boxA.right &&
    boxA.low <= boxB.high && boxB.low <= boxA.high;
}

function boxOf(polygon) {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    low: Math.min(...ys),
    high: Math.max(...ys),
  };
}
`;

const axes = `function intersects(a, b) {
  return axesOf(a).every((axis) => {
    const [lowA, highA] = project(a, axis);
    const [lowB, highB] = project(b, axis);
    return lowA <= highB && lowB <= highA;
  });
}

${axesOf}
${project}`;

const corners = `// Polygons are arrays of corners: [[0, 0], [4, 0], [0, 3]]
function distance(a, b) {
  let least = Infinity;
  for (const [ax, ay] of a)
    for (const [bx, by] of b)
      least = Math.min(least, Math.hypot(ax - bx, ay - by));
  return least;
}
`;

const edges = `function distance(a, b) {
  return Math.min(fromCorners(a, b), fromCorners(b, a));
}

${fromCorners}`;

export const starters: Readonly<Record<FunctionName, Readonly<Record<string, string>>>> = {
  intersects: { boxes, axes },
  distance: { corners, edges },
};

export const firstStarter = (name: FunctionName): string => (name === "intersects" ? boxes : corners);

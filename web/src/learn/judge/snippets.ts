/** Pieces of code that several faulty functions share. They are right. */

export const axesOf = `function axesOf(polygon) {
  return polygon.map(([x, y], i) => {
    const [nextX, nextY] = polygon[(i + 1) % polygon.length];
    return [nextY - y, x - nextX];
  });
}
`;

export const project = `function project(polygon, [axisX, axisY]) {
  const along = polygon.map(([x, y]) => x * axisX + y * axisY);
  return [Math.min(...along), Math.max(...along)];
}
`;

export const overlap = `function overlap(a, b) {
  return [...axesOf(a), ...axesOf(b)].every((axis) => {
    const [lowA, highA] = project(a, axis);
    const [lowB, highB] = project(b, axis);
    return lowA <= highB && lowB <= highA;
  });
}
`;

export const fromCorners = `function fromCorners(polygon, other) {
  let least = Infinity;
  for (const corner of polygon)
    other.forEach((start, i) => {
      const end = other[(i + 1) % other.length];
      least = Math.min(least, toSegment(corner, start, end));
    });
  return least;
}

function toSegment([x, y], [startX, startY], [endX, endY]) {
  const [dx, dy] = [endX - startX, endY - startY];
  const along = ((x - startX) * dx + (y - startY) * dy) / (dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(startX + share * dx - x, startY + share * dy - y);
}
`;

export const sidesOf = `function sidesOf(polygon) {
  const next = (i) => polygon[(i + 1) % polygon.length];
  return polygon.map((corner, i) => [corner, next(i)]);
}
`;

/** Draws error bars from quartile to quartile over measured points. */

import type uPlot from "uplot";
import type { LessonChart } from "./types";

/** Half the width of a bar's end, in pixels. */
const half = 3;

type Line = LessonChart["lines"][number];

export function bars(
  plot: uPlot,
  lines: readonly Line[],
  colour: (line: Line, index: number) => string,
): void {
  const { ctx, bbox } = plot;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.setLineDash([]);
  ctx.lineWidth = devicePixelRatio;
  for (const [i, line] of lines.entries()) {
    ctx.strokeStyle = colour(line, i);
    ctx.beginPath();
    for (const [at, low, high] of line.bars ?? []) {
      const x = plot.valToPos(at, "x", true);
      const [bottom, top] = [plot.valToPos(low, "y", true), plot.valToPos(high, "y", true)];
      ctx.moveTo(x, bottom);
      ctx.lineTo(x, top);
      for (const y of [bottom, top]) {
        ctx.moveTo(x - half * devicePixelRatio, y);
        ctx.lineTo(x + half * devicePixelRatio, y);
      }
    }
    ctx.stroke();
  }
  ctx.restore();
}

/** The worker of the sheet: one session and its canvas. */

import { startPackage } from "../../engine/worker/packages";
import { serve } from "../../engine/worker/serve";
import { serveSession } from "../../engine/worker/session";
import type { SheetProtocol } from "../protocol";
import type { SheetSession } from "../types";

serve<SheetProtocol>(async (canvas, options, out) => {
  const { SheetSession } = await startPackage();
  const session = new SheetSession(canvas, options);
  const own = { timed: (id: number, steps: number) => timed(session, id, steps) };
  return serveSession(session, canvas, out, { info: undefined, own });
});

/** Measures a drag of small steps in a circle, as a user makes it; afterwards the contour is put back. */
function timed(session: SheetSession, id: number, steps: number): { sheet: number; draw: number } {
  const it = session.contours().find((contour) => contour.id === id);
  if (!it || !(steps > 0)) throw new Error(`There is no contour ${id} on the sheet.`);
  const way = (i: number): [number, number][] => {
    const angle = (2 * Math.PI * i) / steps;
    return [[it.x + 40 * Math.sin(angle), it.y + 40 * (1 - Math.cos(angle))]];
  };
  let [sheet, draw] = [0, 0];
  for (let i = 1; i <= steps; i++) {
    const begin = performance.now();
    session.drag(id, way(i));
    session.changes();
    const middle = performance.now();
    session.draw();
    sheet += middle - begin;
    draw += performance.now() - middle;
  }
  session.place(id, it.x, it.y, it.angle);
  return { sheet: sheet / steps, draw: draw / steps };
}

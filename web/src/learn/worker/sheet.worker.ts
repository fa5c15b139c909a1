/** The sheet: one session and the canvas it draws on. */

import { feed } from "../../engine/worker/feed";
import { loadSheets } from "../../engine/worker/lessons";
import { Loop } from "../../engine/worker/loop";
import { type Out, type Served, serve } from "../../engine/worker/serve";
import { type SheetSeam, sessionMethods } from "../sheet/protocol";
import type { SheetSession } from "../sheet/types";

type Find = ReturnType<Served<SheetSeam>["find"]>;

serve<SheetSeam>(async (canvas, options, out: Out<SheetSeam>) => {
  const Session = await loadSheets();
  const session = new Session(canvas, options);
  const loop = new Loop(session, out.report, out.crash);
  const own: Record<string, Find> = {
    settle: () => loop.settle(),
    screenshot: () => canvas?.convertToBlob({ type: "image/png" }),
    timed: (id, steps) => timed(session, Number(id), Number(steps)),
  };
  return {
    info: undefined,
    changes: session.changes(),
    find: (name) =>
      own[name] ??
      ((sessionMethods as readonly string[]).includes(name)
        ? (session as unknown as Record<string, Find>)[name]?.bind(session)
        : undefined),
    feed: (input) => {
      if (input.on === "blur") session.blur();
      else feed(session, input);
    },
    wake: () => loop.wake(),
  };
});

/** A drag of small steps in a circle, as a hand does it; afterwards the contour is put back. */
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

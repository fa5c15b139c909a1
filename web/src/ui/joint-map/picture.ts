/** Draws the map of two joints, and turns pointer and keys into cells. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { cellsAt, kindAt, type MapCell, type MapCells, type MapValues } from "../../state/joint-map";
import { theme } from "../../state/theme";
import { token } from "../plot";
import { styled } from "../styled";

/** A chosen cell of a map. */
interface Choice {
  map: MapCells;
  cell: MapCell;
  /** True if the keys chose it, not the pointer. */
  byKeys: boolean;
}

const pointed = signal<Choice | undefined>(undefined);

/** Returns the cell of a map under the pointer, or the one that the keys chose. */
export const pointedCell = (map: MapCells): Choice | undefined =>
  pointed.value?.map === map ? pointed.value : undefined;

/** The pixels of the canvas for each cell, so that hatching fits into one. */
const scale = 4;

export interface MapPicture {
  map: MapCells;
  label: string;
  /** The present values of both joints. */
  values: MapValues;
  /** Takes the cell that is clicked or entered. */
  take(cell: MapCell): void;
}

export function mapPicture({ map, label, values, take }: MapPicture): TemplateResult {
  const [columns, rows] = [map.axes[0].cells, map.axes[1].cells];
  const look = theme.value;
  const draw = (canvas: Element | undefined) => canvas && drawOnce(canvas as HTMLCanvasElement, map, look);
  const cursor = pointedCell(map)?.cell;
  return html`
    <div class="map-picture" role="application" tabindex="0" aria-label=${label} data-testid="joint-map-picture"
      @pointermove=${(event: PointerEvent) => point(map, cellUnder(event, map), false)} @pointerleave=${unpoint}
      @blur=${unpoint}
      @click=${(event: MouseEvent) => take(cellUnder(event, map))}
      @keydown=${(event: KeyboardEvent) => onKey(event, map, values, take)}>
      <canvas class="clear" aria-hidden="true" width=${columns * scale} height=${rows * scale} ${ref(draw)}></canvas>
      ${now(map, values)}
      ${cursor ? html`<i class="map-cursor" style=${styled(box(cursor, [columns, rows]))}></i>` : nothing}
    </div>`;
}

function point(map: MapCells, cell: MapCell, byKeys: boolean): void {
  const before = pointed.peek();
  const isSame = before?.map === map && before.cell[0] === cell[0] && before.cell[1] === cell[1];
  if (!isSame) pointed.value = { map, cell, byKeys };
}

function unpoint(): void {
  pointed.value = undefined;
}

/** Marks the present values. */
function now({ axes }: MapCells, values: MapValues): TemplateResult | typeof nothing {
  const place = (joint: 0 | 1): number => {
    const { lower, upper } = axes[joint];
    return upper > lower ? (values[joint] - lower) / (upper - lower) : 0.5;
  };
  const [x, y] = [place(0), place(1)];
  if (Math.min(x, y) < 0 || Math.max(x, y) > 1) return nothing;
  return html`<i class="map-now" data-testid="joint-map-now" style=${styled({ left: percent(x), bottom: percent(y) })}></i>`;
}

const percent = (share: number): string => `${(100 * share).toFixed(3)}%`;

const box = ([column, row]: MapCell, [columns, rows]: MapCell) => ({
  left: percent(column / columns),
  bottom: percent(row / rows),
  width: percent(1 / columns),
  height: percent(1 / rows),
});

function cellUnder({ clientX, clientY, currentTarget }: MouseEvent, { axes }: MapCells): MapCell {
  // Without the border.
  const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = currentTarget as Element;
  const { left, top } = (currentTarget as Element).getBoundingClientRect();
  const index = (share: number, cells: number) => Math.max(0, Math.min(cells - 1, Math.floor(share * cells)));
  const [x, y] = [clientX - left - clientLeft, clientY - top - clientTop];
  return [index(x / width, axes[0].cells), index(1 - y / height, axes[1].cells)];
}

/** Moves the chosen cell by arrow keys, ten cells with Shift. Enter takes it. */
function onKey(event: KeyboardEvent, map: MapCells, values: MapValues, take: MapPicture["take"]): void {
  const [first] = cellsAt(map, values);
  const cell = pointedCell(map)?.cell ?? first ?? [0, 0];
  const by = event.shiftKey ? 10 : 1;
  const steps: Record<string, MapCell> = {
    ArrowLeft: [-by, 0],
    ArrowRight: [by, 0],
    ArrowDown: [0, -by],
    ArrowUp: [0, by],
  };
  const step = steps[event.key];
  if (step) {
    const along = (joint: 0 | 1) =>
      Math.max(0, Math.min(map.axes[joint].cells - 1, cell[joint] + step[joint]));
    point(map, [along(0), along(1)], true);
  } else if (event.key === "Enter" || event.key === " ") take(cell);
  else if (event.key === "Escape") unpoint();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The picture that each canvas shows. */
const drawn = new WeakMap<HTMLCanvasElement, { map: MapCells; look: string }>();

/** Draws the cells that are not clear; clear ones show the background. */
function drawOnce(canvas: HTMLCanvasElement, map: MapCells, look: string): void {
  const before = drawn.get(canvas);
  const context = canvas.getContext("2d");
  if (!context || (before?.map === map && before.look === look)) return;
  drawn.set(canvas, { map, look });
  const [columns, rows] = [map.axes[0].cells, map.axes[1].cells];
  const fills = { clear: undefined, meets: token("--hit"), undecided: hatching(context) };
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const fill = fills[kindAt(map, [column, row]).class];
      if (!fill) continue;
      context.fillStyle = fill;
      context.fillRect(column * scale, (rows - 1 - row) * scale, scale, scale);
    }
  }
}

/** Returns the pattern of undecided cells, as the legend has it: stripes. */
function hatching(context: CanvasRenderingContext2D): CanvasPattern | string {
  const size = 8;
  const tile = document.createElement("canvas");
  tile.width = size;
  tile.height = size;
  const pen = tile.getContext("2d");
  if (!pen) return token("--hit-bg");
  pen.fillStyle = token("--hit-bg");
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = token("--hit");
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < 3; x += 1) pen.fillRect((x + size - y) % size, y, 1, 1);
  return context.createPattern(tile, "repeat") ?? token("--hit-bg");
}

/**
 * The view cube: a press on a face, an edge or a corner turns the view there. Arrow keys turn it step by step. The cube is one rotated element, so that
 * its style can turn it smoothly while the picture glides.
 */

import { computed } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { Xyz } from "../../engine/types";
import { inList } from "../../state/punctuation";
import { camera, gpu, parts, scene, unavailableReason } from "../../state/store";
import {
  type CubeFace,
  cubeFaces,
  fields,
  fromFront,
  keyOfSides,
  namesOfSides,
  nearestSides,
  type Sides,
  screenAxes,
  sidesAfterKey,
  sidesAt,
  sidesOf,
  turnFromFront,
  vectorOf,
} from "../../state/view-directions";
import type { Actions } from "../actions";
import { text } from "../strings";
import { styled } from "../styled";

const t = text.cube;
/** Half an edge of the cube, and the distance of the axes' letters beyond its edges, in CSS pixels. */
const [half, beyond] = [26, 10];
/** The axes, each along an edge from the same corner. */
const axes = ["x", "y", "z"] as const;

/** Each direction is named once, on the first face that has it; the other faces repeat it for the pointer. */
const owners = new Map<string, CubeFace>();
for (const face of cubeFaces)
  for (const field of fields) {
    const key = keyOfSides(sidesAt(face, field));
    if (!owners.has(key)) owners.set(key, face);
  }

const faceSides = cubeFaces.map(({ outwards }) => outwards);
/** Returns whether the main pointer is a finger: then the cube shows only whole faces. */
const isCoarse = () => matchMedia("(pointer: coarse)").matches;

const isShown = computed(
  () =>
    parts.value.length > 0 &&
    camera.value !== undefined &&
    gpu.value.gpu === "webgl2" &&
    unavailableReason.value === undefined,
);

export function viewCube(actions: Actions): TemplateResult | typeof nothing {
  const now = camera.value;
  if (!isShown.value || !now) return nothing;
  const screen = screenAxes(now);
  const nearest = nearestSides(screen, scene.value.up);
  const tabStop = isCoarse() ? nearestSides(screen, scene.value.up, faceSides) : nearest;
  const isOrthographic = now.orthographic ?? false;
  const turned = turnFromFront(screen, scene.value.up);
  return html`
    <div class="cube" role="group" aria-label=${t.label} data-testid="cube" data-sides=${namesOfSides(nearest).join(" ")}
      @keydown=${(event: KeyboardEvent) => turnByKey(event, nearest, actions)}>
      <div class="body" style=${styled({ transform: matrix(turned) })}>
        ${cubeFaces.map((face) => faceOf(face, tabStop, actions))}
        ${axes.map((_, axis) => letter(axis, transposed(turned)))}
      </div>
    </div>
    <button class="button small projection" aria-pressed=${isOrthographic} title=${t.orthographicTitle} data-testid="orthographic"
      @click=${() => void actions.ask("view", { orthographic: !isOrthographic })}>${t.orthographic}</button>`;
}

type Columns = readonly [Xyz, Xyz, Xyz];

/** Returns a rotation, and a translation after it, for a style. */
function matrix(columns: Columns, by: Xyz = [0, 0, 0]): string {
  const numbers = columns.flatMap((column) => [...column.map((x) => x.toFixed(4)), 0]);
  return `matrix3d(${[...numbers, ...by, 1].join(", ")})`;
}

const transposed = ([[a, b, c], [d, e, f], [g, h, i]]: Columns): Columns => [
  [a, d, g],
  [b, e, h],
  [c, f, i],
];

function faceOf(face: CubeFace, tabStop: Sides, actions: Actions): TemplateResult {
  const out = fromFront(face.outwards);
  const place = matrix([fromFront(face.right), fromFront(face.down), out], out.map((x) => x * half) as Xyz);
  return html`
    <div class="face" style=${styled({ transform: place })}>
      ${fields.map((field) => {
        const sides = sidesAt(face, field);
        const key = keyOfSides(sides);
        const isOwn = owners.get(key) === face;
        const isFace = sides === face.outwards || namesOfSides(sides).length === 1;
        return html`<button class=${isFace ? "middle" : ""} aria-label=${isOwn ? t.from({ sides: nameOf(sides) }) : nothing} aria-hidden=${isOwn ? nothing : "true"}
          tabindex=${isOwn && key === keyOfSides(tabStop) ? 0 : -1} title=${nameOf(sides)} data-key=${isOwn ? key : nothing} data-testid=${isOwn ? `cube-${namesOfSides(sides).join("-")}` : nothing}
          @click=${() => turn(sides, actions)}>${isFace ? t.sides[face.name] : nothing}</button>`;
      })}
    </div>`;
}

const nameOf = (sides: Sides): string => inList(namesOfSides(sides).map((name) => t.sides[name]));

/** A letter at the end of an edge. It is turned back, so that it faces the eye. */
function letter(axis: number, back: Columns): TemplateResult {
  const place = [0, 1, 2].map((other) => (other === axis ? half + beyond : -half)) as [
    number,
    number,
    number,
  ];
  const at = fromFront(sidesOf(place, scene.value.up)).map((c) => `${c}px`);
  const name = axes[axis] ?? "";
  return html`<span class="axis ${name}" aria-hidden="true" style=${styled({ transform: `translate3d(${at.join(", ")}) ${matrix(back)}` })}>${name.toUpperCase()}</span>`;
}

const turn = (sides: Sides, actions: Actions): void =>
  void actions.ask("view", { direction: vectorOf(sides, scene.peek().up) });

function turnByKey(event: KeyboardEvent, now: Sides, actions: Actions): void {
  const sides = sidesAfterKey(event.key, now);
  if (!sides) return;
  event.preventDefault();
  event.stopPropagation();
  turn(sides, actions);
  const cube = event.currentTarget as HTMLElement;
  cube.querySelector<HTMLElement>(`[data-key="${keyOfSides(sides)}"]`)?.focus();
}

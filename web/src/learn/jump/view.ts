/** The figure above the course: the reader drags a part through a wall, and two tests say whether they notice. */

import "../style/jump.css";
import { html, nothing, svg, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import files from "../../state/made-texts/jump";
import { textsOf } from "../../state/translated";
import { mount } from "../../ui/mount";
import { styled } from "../../ui/styled";
import { percentOf } from "../controls";
import { points } from "../svg-points";
import type { MotionTests, StraightMotion } from "../types";
import { percent } from "../words";
import {
  frame,
  inFrame,
  least,
  maxPoses,
  most,
  onPath,
  type Point,
  part,
  placeByKey,
  start,
  wall,
} from "./figure";
import * as state from "./state";

const t = textsOf(files);

/** The lesson that explains both tests. */
const lesson = "caught-in-between";

/** Shows the figure in its region. `test` asks the engine. */
export function showJump(region: HTMLElement, test: (motion: StraightMotion) => Promise<MotionTests>): void {
  const jump = new state.Jump(test);
  mount(region, () => figureAndAnswers(jump));
}

const figureAndAnswers = (jump: state.Jump): TemplateResult => html`
  <section class="jump" data-testid="jump" data-phase=${state.phase.value} aria-labelledby="jump-title">
    <div class="jump-figure">${picture(jump)}</div>
    <div class="jump-text">
      <h2 class="lead" id="jump-title">${t.title}</h2>
      <p class="dim">${t.lead}</p>
      <label class="control"><span class="row-name">${t.poses} <span class="m" aria-hidden="true">${state.poses.value}</span></span>
        <input type="range" data-testid="jump-poses" min="1" max=${maxPoses} step="1" .value=${live(String(state.poses.value))}
          style=${styled({ "--done": percentOf(state.poses.value, 1, maxPoses) })}
          @input=${(event: Event) => jump.setPoses(Number((event.target as HTMLInputElement).value))} /></label>
      <div role="status">${answers()}</div>
      <p class="jump-foot">
        <a href=${`#${lesson}`} data-testid="jump-how">${t.how}</a>
        <button class="link" data-testid="jump-reset" ?hidden=${state.isAtStart.value} @click=${(event: Event) => reset(event, jump)}>${t.reset}</button></p>
    </div>
  </section>`;

function answers(): TemplateResult {
  if (state.phase.value === "failed") return html`<p class="jump-verdict">${t.failed}</p>`;
  const known = state.shown.value;
  if (!known) return html`<p class="jump-verdict">${t.hint}</p>`;
  const { pose, contact } = known.tests;
  const verdict = state.verdictOf(known.tests);
  return html`
    <dl class="jump-answers">
      <div data-testid="jump-only-poses" data-pose=${pose ?? nothing}><dt>${t.onlyPoses.name}</dt>
        <dd>${pose === undefined ? t.onlyPoses.none : t.onlyPoses.hit({ pose, poses: known.poses })}</dd></div>
      <div data-testid="jump-whole" data-fraction=${contact?.fraction ?? nothing}><dt>${t.whole.name}</dt>
        <dd>${contact === undefined ? t.whole.none : t.whole.hit({ share: percent(Math.round(contact.fraction * 1000) / 1000) })}</dd></div>
    </dl>
    <p class="jump-verdict" data-testid="jump-verdict" data-verdict=${verdict}>${t.verdict[verdict]}</p>`;
}

const outline = points(part);

const at = ([x, y]: Point): string => `translate(${x} ${y})`;

function picture(jump: state.Jump): TemplateResult {
  const to = state.place.value;
  const known = state.shown.value;
  const [x, y] = [to[0] - start[0], start[1] - to[1]];
  const away = { x: Math.round(x), y: Math.round(Math.abs(y)) };
  return html`
    <svg viewBox=${`${frame.left} ${frame.top} ${frame.width} ${frame.height}`} role="group" aria-label=${t.figure}>
      ${wall.map((ring) => svg`<polygon class="jump-wall" points=${points(ring)} />`)}
      ${state.isAtStart.value ? hint : path(to)}
      ${known ? marks(known) : nothing}
      <g class="jump-part" data-testid="jump-part" role="slider" tabindex="0" aria-label=${t.part} aria-valuemin=${least} aria-valuemax=${most}
        aria-valuenow=${Math.round(to[0])} aria-valuetext=${y < 0 ? t.placeDown(away) : t.place(away)} transform=${at(to)}
        @pointerdown=${(event: PointerEvent) => drag(event, jump)} @focus=${() => jump.prepare()} @pointerenter=${() => jump.prepare()}
        @keydown=${(event: KeyboardEvent) => byKey(event, jump)}>
        <circle class="jump-grip" r="40" /><polygon points=${outline} />
      </g>
    </svg>`;
}

/** The arrow that invites to drag the part through the wall. */
const hint = svg`
  <path class="jump-hint" d="M-92 46H108" stroke-dasharray="6 5" /><path class="jump-hint" d="m100 38 10 8-10 8" />`;

const path = ([x, y]: Point) => svg`
  <line class="jump-path" x1=${start[0]} y1=${start[1]} x2=${x} y2=${y} />
  <polygon class="jump-start" points=${outline} transform=${at(start)} />`;

/** Draws the poses between start and end that were tested, the first that overlaps, and the first contact. */
function marks({ to, poses, tests: { pose, contact } }: NonNullable<typeof state.shown.value>) {
  const tested = Array.from({ length: poses - 1 }, (_, i) => i + 1);
  const poseAt = (fraction: number, look: string) =>
    svg`<polygon class=${look} points=${outline} transform=${at(onPath(to, fraction))} />`;
  return svg`
    ${tested.map((i) => poseAt(i / poses, "jump-pose"))}
    ${pose === undefined ? nothing : poseAt(pose / poses, "jump-overlap")}
    ${
      contact === undefined
        ? nothing
        : svg`${poseAt(contact.fraction, "jump-contact")}
          <circle class="jump-point" data-testid="jump-point" cx=${contact.point[0]} cy=${contact.point[1]} r="4" />`
    }`;
}

/** Follows the pointer until it is released. The part keeps its distance from the pointer. */
function drag(event: PointerEvent, jump: state.Jump): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const grip = event.currentTarget as SVGGElement;
  grip.setPointerCapture(event.pointerId);
  // The page may scroll meanwhile.
  const pointOf = ({ clientX, clientY }: PointerEvent) =>
    new DOMPoint(clientX, clientY).matrixTransform(grip.ownerSVGElement?.getScreenCTM()?.inverse());
  const [from, home] = [pointOf(event), state.place.peek()];
  const listeners = new AbortController();
  /** Listens to this pointer only: another finger may touch the part. */
  const on = (
    type: "pointermove" | "pointerup" | "pointercancel" | "lostpointercapture",
    act: (event: PointerEvent) => void,
  ) =>
    grip.addEventListener(type, (own) => own.pointerId === event.pointerId && act(own), {
      signal: listeners.signal,
    });
  on("pointermove", (move) => {
    const { x, y } = pointOf(move);
    jump.moveTo(inFrame([home[0] + x - from.x, home[1] + y - from.y]));
  });
  for (const end of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    on(end, () => listeners.abort());
}

/** Moves the part back. The button vanishes, so that the part takes the focus. */
function reset(event: Event, jump: state.Jump): void {
  const part = (event.currentTarget as HTMLElement)
    .closest(".jump")
    ?.querySelector<SVGGElement>(".jump-part");
  jump.moveTo(start);
  part?.focus();
}

function byKey(event: KeyboardEvent, jump: state.Jump): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const to = placeByKey(state.place.peek(), event.key, event.shiftKey);
  if (!to) return;
  event.preventDefault();
  jump.moveTo(to);
}

/** The timeline under the picture: play, scrub, poses, times of contacts, and the clearance over time. */

import { effect, signal, untracked } from "@preact/signals-core";
import { html, nothing, render, type TemplateResult } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import type { MotionRow } from "../../engine/types";
import { seconds } from "../../state/format";
import { nameOf, names } from "../../state/names";
import {
  cursor,
  isOffMotion,
  loop,
  type Playback,
  playing,
  speed,
  speeds,
  stopAtContact,
} from "../../state/playback";
import { check, motion } from "../../state/robots";
import { scene } from "../../state/store";
import { ticks } from "../../state/ticks";
import { units } from "../../state/units";
import type { Actions, RobotActions } from "../actions";
import { assign, checkbox, onValue, setterOf } from "../fields";
import { icons } from "../icons";
import { text } from "../strings";
import { styled } from "../styled";
import { startCheck } from "./check-options";
import { checkOutcome } from "./check-outcome";
import { curve } from "./curve";
import { lanes } from "./lanes";
import { type Axis, axisOf, percent } from "./scale";

const t = text.robots.timeline;
/** The largest number of labels on the time axis. */
const maxTicks = 9;

const isFolded = signal(false);

export function mountTimeline(host: HTMLElement, actions: Actions): void {
  effect(() => {
    const view = timeline(actions);
    host.hidden = view === nothing;
    render(view, host);
    untracked(() => movePlayhead(host));
  });
  effect(() => movePlayhead(host));
}

function timeline(actions: Actions): TemplateResult | typeof nothing {
  const taught = motion.value;
  if (!taught || taught.keys.length < 2) return nothing;
  const axis = axisOf(taught);
  const row = check.value;
  const shown = row && !isFolded.value ? row : undefined;
  const { limit } = scene.value;
  // A report comes with every picture while the motion plays; parts that it does not change are not drawn again.
  const same = [shown, axis.start, axis.end, units.value, limit, names.value];
  const both = (which: "labels" | "rows") =>
    guard(same, () =>
      shown ? [lanes(shown, axis, actions)[which], curve(shown, axis, actions)[which]] : nothing,
    );
  return html`
    ${bar(actions)}
    ${row?.running ? html`<progress class="thin" aria-label=${text.robots.check.title} max="1" value=${row.progress}></progress>` : nothing}
    <div class="tl-body" data-testid="timeline-body">
      <div class="tl-labels" aria-hidden="true"><span class="tl-row ruler">${t.poses}</span>${both("labels")}</div>
      <div class="tl-track" ${ref((track) => track && watchScrubbing(track as HTMLElement, actions.robots.playback))}>
        <div class="tl-span">
          ${ruler(taught, axis, actions.robots)}
          <div class="tl-rows ${row?.outdated ? "outdated" : ""}">${both("rows")}</div>
          <div class="tl-head" role="slider" tabindex="0" aria-label=${t.time} data-testid="playhead"
            @keydown=${(event: KeyboardEvent) => scrubKeys(event, actions.robots.playback)}></div>
        </div>
      </div>
    </div>`;
}

/** Moves the playhead without drawing anything else. */
function movePlayhead(host: HTMLElement): void {
  const taught = motion.value;
  const time = cursor.value;
  const head = host.querySelector<HTMLElement>(".tl-head");
  if (!taught || !head) return;
  head.style.left = percent(axisOf(taught), time);
  for (const [name, value] of Object.entries({
    valuemin: taught.start,
    valuemax: taught.end,
    valuenow: time,
    valuetext: seconds(time),
  }))
    head.setAttribute(`aria-${name}`, String(value));
  head.classList.toggle("away", isOffMotion.value);
  const clock = host.querySelector(".tl-clock");
  if (clock) clock.textContent = t.at({ time, end: taught.end });
}

function bar(actions: Actions): TemplateResult {
  const { playback } = actions.robots;
  const name = playing.value ? t.pause : t.play;
  return html`
    <div class="tl-bar">
      <button class="tool play" data-testid="play" data-playing=${playing.value} title=${name} aria-label=${name} @click=${() => playback.toggle()}>${playing.value ? icons.pause : icons.play}</button>
      <span class="m tl-clock" data-testid="clock"></span>
      <button class="tool" data-testid="loop" aria-pressed=${loop.value} title=${t.loop} aria-label=${t.loop} @click=${assign(loop, !loop.value)}>${icons.loop}</button>
      <select aria-label=${t.speed} title=${t.speed} data-testid="speed" @change=${onValue((factor) => setterOf(speed)(Number(factor) as (typeof speeds)[number]))}>${speeds.map((factor) => html`<option value=${factor} ?selected=${factor === speed.value}>${factor} ×</option>`)}</select>
      <label class="tl-stop" title=${t.stopTitle}>${checkbox("stop-at-contact", stopAtContact.value, setterOf(stopAtContact))}<span>${t.stop}</span></label>
      ${isOffMotion.value ? html`<span class="chip-note" title=${t.awayTitle} data-testid="away">${t.away}</span>` : nothing}
      <span class="spacer"></span>
      ${outcomeLine(actions)}
    </div>`;
}

function outcomeLine(actions: Actions): TemplateResult {
  const row = check.value;
  if (!row)
    return html`<span class="dim tl-wide">${t.unchecked}</span>
      <button class="button small" data-testid="timeline-check" @click=${() => startCheck(actions)}>${t.check}</button>`;
  const { tone, sentences } = checkOutcome(row, nameOf, units.value);
  const fold = isFolded.value ? t.unfold : t.fold;
  return html`
    <span class="tl-outcome ellipsis" data-tone=${row.outdated || row.running ? "calm" : tone} title=${sentences.join(" ")}>${row.running ? text.robots.check.running({ method: row.method, part: row.progress }) : sentences[0]}</span>
    ${
      row.outdated && !row.running
        ? html`<span class="chip-note" data-testid="outdated">${t.outdated}</span><button class="button small" data-testid="timeline-check" @click=${() => startCheck(actions)}>${text.robots.check.again}</button>`
        : nothing
    }
    <button class="tool fold ${isFolded.value ? "folded" : ""}" data-testid="fold" title=${fold} aria-label=${fold} aria-expanded=${!isFolded.value} @click=${assign(isFolded, !isFolded.value)}>${icons.down}</button>`;
}

function ruler({ keys }: MotionRow, axis: Axis, { playback }: RobotActions): TemplateResult {
  return html`
    <div class="tl-row ruler">
      ${ticks(axis.start, axis.end, maxTicks).map((time) => html`<i class="tl-tick" style=${styled({ left: percent(axis, time) })}><span>${Number(time.toPrecision(6))}</span></i>`)}
      ${keys.map(
        (
          { time },
          i,
        ) => html`<button class="tl-key" tabindex="-1" style=${styled({ left: percent(axis, time) })} data-testid="tick" data-time=${time}
          title="${text.robots.teach.pose({ n: i + 1 })}, ${seconds(time)}" aria-label=${text.robots.teach.go({ n: i + 1 })} @click=${() => void playback.seek(time)}></button>`,
      )}
    </div>`;
}

const known = new WeakSet<HTMLElement>();

/** Goes to a time when the user presses or drags on the track outside of buttons. */
export function watchScrubbing(track: HTMLElement, playback: Playback): void {
  if (known.has(track)) return;
  known.add(track);
  const go = (event: PointerEvent) => {
    const taught = motion.peek();
    const span = track.querySelector(".tl-span")?.getBoundingClientRect();
    if (!taught || !span) return;
    const at = Math.max(0, Math.min(1, (event.clientX - span.left) / span.width));
    void playback.seek(taught.start + at * (taught.end - taught.start));
  };
  track.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    track.setPointerCapture(event.pointerId);
    track.querySelector<HTMLElement>(".tl-head")?.focus({ preventScroll: true });
    event.preventDefault();
    go(event);
  });
  track.addEventListener("pointermove", (event) => {
    if (track.hasPointerCapture(event.pointerId)) go(event);
  });
}

/** Moves by keys: an arrow key goes a hundredth of the motion, with Shift a tenth; page keys go from pose to pose. */
function scrubKeys(event: KeyboardEvent, playback: Playback): void {
  const taught = motion.peek();
  if (!taught || event.ctrlKey || event.metaKey || event.altKey) return;
  const { start, end, keys } = taught;
  const now = cursor.peek();
  const by = ((end - start) / 100) * (event.shiftKey ? 10 : 1);
  const next: Record<string, () => number> = {
    ArrowRight: () => now + by,
    ArrowUp: () => now + by,
    ArrowLeft: () => now - by,
    ArrowDown: () => now - by,
    PageDown: () => keys.find(({ time }) => time > now)?.time ?? end,
    PageUp: () => keys.findLast(({ time }) => time < now)?.time ?? start,
    Home: () => start,
    End: () => end,
  };
  const wished = next[event.key]?.();
  if (wished !== undefined) void playback.seek(wished);
  else if (event.key === " " || event.key === "Enter") playback.toggle();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

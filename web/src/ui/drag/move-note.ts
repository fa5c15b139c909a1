/** Shows a note with Undo where a drag has ended, so that accidental moves are noticed. It stays until the next gesture. */

import { effect, signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import type { PartId, PartRow } from "../../engine/types";
import { nameOf } from "../../state/names";
import { playing } from "../../state/playback";
import { isPlaying } from "../../state/removal";
import { interaction, partById } from "../../state/store";
import type { Actions } from "../actions";
import { beside, floating } from "../label-place";
import { text } from "../strings";
import { centredAt } from "../styled";

const t = text.hand.moved;

/** A press that moves less is a click, in CSS pixels. */
const clickTolerance = 4;
/** The milliseconds in which the engine reports the result of a drag, however busy the machine is. */
const reportTimeoutMs = 30_000;
/** The distance above the pointer, so that neither a finger nor the cursor covers it, in CSS pixels. */
const noteOffset = 44;
/** About half the width of a note, in CSS pixels. */
const noteHalfWidth = 110;

type Parts = ReadonlyMap<PartId, PartRow>;
interface ScreenPoint {
  x: number;
  y: number;
}
interface MoveNote {
  parts: readonly PartRow[];
  at: ScreenPoint;
}

const shownNote = signal<MoveNote | undefined>(undefined);
/** A drag in the picture that has ended, with the parts as they were before it. */
const endedDrag = signal<{ before: Parts; at: ScreenPoint } | undefined>(undefined);

/** Returns the parts that have another pose than before. */
export function movedBetween(before: Parts, now: Parts): PartRow[] {
  const isElsewhere = (part: PartRow) => {
    const known = before.get(part.id);
    return known && known !== part && part.pose.some((value, i) => value !== known.pose[i]);
  };
  return [...now.values()].filter(isElsewhere);
}

/** Follows presses in the picture. */
export function watchMoves(stage: HTMLElement): void {
  let press: { before: Parts; x: number; y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => {
    clearTimeout(timer);
    endedDrag.value = undefined;
    shownNote.value = undefined;
  };
  const isNote = ({ target }: Event) => target instanceof Element && target.closest(".moved") !== null;
  addEventListener(
    "pointerdown",
    (event) => {
      if (isNote(event)) return;
      const isFirst = press === undefined;
      forget();
      const isOfStage = event.target instanceof HTMLCanvasElement && stage.contains(event.target);
      const { clientX: x, clientY: y } = event;
      press = isFirst && isOfStage ? { before: partById.peek(), x, y } : undefined;
    },
    true,
  );
  addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const from = press;
      press = undefined;
      if (!from || Math.hypot(clientX - from.x, clientY - from.y) < clickTolerance) return;
      const { left, top } = stage.getBoundingClientRect();
      endedDrag.value = { before: from.before, at: { x: clientX - left, y: clientY - top } };
      timer = setTimeout(forget, reportTimeoutMs);
    },
    true,
  );
  addEventListener("pointercancel", () => {
    press = undefined;
  });
  addEventListener("wheel", forget, { capture: true, passive: true });
  addEventListener("keydown", (event) => !isNote(event) && event.key !== "Tab" && forget(), true);
  effect(() => {
    const ended = endedDrag.value;
    const now = partById.value;
    if (!ended || interaction.value.drag || playing.value || isPlaying.value) return;
    const parts = movedBetween(ended.before, now);
    if (parts.length === 0) return;
    clearTimeout(timer);
    endedDrag.value = undefined;
    shownNote.value = { parts, at: ended.at };
  });
  effect(() => {
    const now = partById.value;
    const before = new Map(shownNote.value?.parts.map((part) => [part.id, part]));
    // The move was undone otherwise, or parts no longer exist, so the note is obsolete.
    if (before.size > 0 && [...before.keys()].some((id) => !now.has(id))) forget();
    if (movedBetween(before, now).length > 0) forget();
  });
}

export function moveNote(actions: Actions): TemplateResult | typeof nothing {
  const note = shownNote.value;
  const stage = document.getElementById("stage");
  const [first, ...more] = note?.parts ?? [];
  if (!note || !first || !stage) return nothing;
  const { floats, height } = floating(stage);
  const { at } = note;
  const x = Math.max(noteHalfWidth, Math.min(at.x, stage.clientWidth - noteHalfWidth));
  const y = beside(x, at.y < 2 * noteOffset ? at.y + noteOffset : at.y - noteOffset, floats, height);
  const undo = () => {
    shownNote.value = undefined;
    actions.command({ type: "undo" });
  };
  return html`
    <div class="moved" style=${centredAt(x, y)} data-testid="moved-note">
      <span role="status">${more.length > 0 ? t.several({ n: more.length + 1 }) : t.one({ name: nameOf(first.id) })}</span>
      <button class="link" data-testid="moved-undo" @click=${undo}>${t.undo}</button>
    </div>`;
}

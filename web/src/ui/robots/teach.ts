/** The taught motion: poses with their times, and the interpolation between them. */

import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { MotionForm, MotionKey, MotionRow } from "../../engine/types";
import { count, length, seconds } from "../../state/format";
import {
  nextTime,
  parseSeconds,
  placed,
  setTimeOfKey,
  slowdown,
  stretchKeys,
  swapKeys,
  without,
} from "../../state/keys";
import { showMessage } from "../../state/messages";
import { cursor, isOffMotion } from "../../state/playback";
import { motion, robots, valuesNow } from "../../state/robots";
import { units } from "../../state/units";
import type { Actions, RobotActions } from "../actions";
import { onValue, typedField } from "../fields";
import { icons, toolButton } from "../icons";
import { text } from "../strings";

const t = text.robots.teach;

export function teach(actions: Actions): TemplateResult {
  const taught = motion.value;
  const keys = taught?.keys ?? [];
  return html`
    <section class="teach" aria-label=${t.title} data-testid="teach">
      <h2>${t.title}<i data-testid="teach-summary">${taught ? t.summary({ keys: keys.length, length: taught.end - taught.start }) : nothing}</i></h2>
      ${keys.length < 2 ? html`<p class="hint">${t.empty}</p>` : nothing}
      <div class="buttons">${storeButton(keys, actions.robots)}${atCursor(taught, actions.robots)}</div>
      <ol class="keys" aria-label=${t.list}>
        ${repeat(
          keys,
          (_, index) => index,
          (_, index) => teachRow(keys, index, actions.robots),
        )}
      </ol>
      ${taught && keys.length > 1 ? segmentRow(taught, actions.robots) : nothing}
      ${taught ? tooFast(taught, actions.robots) : nothing}
      ${files(taught, actions.robots)}
    </section>`;
}

const storeButton = (keys: MotionKey[], actions: RobotActions) => html`
  <button class="button small" data-testid="store-pose" title=${t.storeTitle({ time: nextTime(keys) })}
    @click=${() => teachPose(keys, nextTime(keys), actions)}>${t.store}</button>`;

/** The button for the timeline's time: it updates a pose there, or inserts one between two poses. */
function atCursor(taught: MotionRow | undefined, actions: RobotActions): TemplateResult | typeof nothing {
  if (!taught || taught.keys.length < 2) return nothing;
  const time = cursor.value;
  const at = taught.keys.findIndex((key) => key.time === time);
  const take = () => teachPose(taught.keys, time, actions);
  return at >= 0
    ? html`<button class="button small" data-testid="update-pose" title=${t.updateTitle} ?disabled=${!isOffMotion.value} @click=${take}>${t.update({ n: at + 1 })}</button>`
    : html`<button class="button small" data-testid="insert-pose" title=${t.insertTitle} @click=${take}>${t.insert({ time })}</button>`;
}

function segmentRow({ form, keys, start, end }: MotionRow, actions: RobotActions): TemplateResult {
  const took = (typed: string) => {
    const time = parseSeconds(typed);
    if (time === undefined) showMessage("warning", t.notATime({ typed }));
    else if (time <= 0) showMessage("warning", t.noLength);
    else teachKeys(stretchKeys(keys, time), actions);
  };
  return html`
    <label class="field wide" title=${t.formTitle}>${t.form}
      <select class="boxed" data-testid="form" @change=${onValue<MotionForm>((form) => teachKeys(keys, actions, form))}>
        ${(["linear", "trapezoidal", "cubic"] as const).map((name) => html`<option value=${name} ?selected=${name === form}>${t.forms[name]}</option>`)}
      </select></label>
    <label class="field wide" title=${t.totalTitle}>${t.total}
      ${typedField({ id: "total-time", label: t.total, shown: seconds(end - start), onChange: took })}</label>`;
}

function tooFast({ tooFast, keys, start, end, joints }: MotionRow, actions: RobotActions) {
  const [worst, ...others] = tooFast;
  if (!worst) return nothing;
  const joint = robots.value.flatMap((robot) => robot.joints)[joints.indexOf(worst.joint)];
  const rate = (speed: number) => rateOf(Math.abs(speed), joint?.kind === "prismatic");
  // A small surplus, so that rounding leaves no joint too fast.
  const enough = (end - start) * slowdown(tooFast) * (1 + 1e-9);
  return html`
    <div class="too-fast" data-testid="too-fast">
      <p>${t.tooFast({ joint: worst.joint, speed: rate(worst.speed), allowed: rate(worst.allowed), time: worst.time })}${others.length > 0 ? ` ${t.tooFastMore({ n: others.length })}` : nothing}</p>
      <p><button class="link" @click=${() => void actions.playback.seek(worst.time)}>${seconds(worst.time)}</button>
        <button class="button small" data-testid="slow-down" title=${t.slowDownTitle} @click=${() => teachKeys(stretchKeys(keys, enough), actions)}>${t.slowDown({ length: enough })}</button></p>
    </div>`;
}

const rateOf = (speed: number, slides: boolean): string =>
  slides ? `${length(speed, units.value)}/s` : `${count((speed * 180) / Math.PI)}°/s`;

const files = (taught: MotionRow | undefined, actions: RobotActions) => html`
  <p class="files">
    ${
      taught
        ? html`${t.save}
          <button class="link" data-testid="motion-csv" @click=${() => actions.saveMotion("csv")}>${t.csv}</button>
          <button class="link" data-testid="motion-json" @click=${() => actions.saveMotion("json")}>${t.json}</button>`
        : nothing
    }
    <button class="link" data-testid="open-motion" title=${t.readTitle} @click=${actions.openMotion}>${t.read}</button>
    ${taught ? html`<span class="spacer"></span><button class="link" data-testid="clear-motion" title=${t.clearTitle} @click=${() => teachKeys([], actions)}>${t.clear}</button>` : nothing}
  </p>`;

function teachRow(keys: MotionKey[], index: number, actions: RobotActions): TemplateResult {
  const key = keys[index] as MotionKey;
  const n = index + 1;
  const here = cursor.value === key.time;
  return html`
    <li class=${here ? "on" : ""} data-testid="key" data-time=${key.time} aria-current=${here}>
      <button class="go" data-testid="key-go" title=${t.go({ n })} @click=${() => void actions.playback.seek(key.time)}>${t.pose({ n })}</button>
      ${typedField({
        id: "key-time",
        label: t.time({ n }),
        shown: seconds(key.time),
        onChange: (words) => typed(words, keys, index, actions),
      })}
      <span class="key-tools">
        ${tool("key-up", t.up({ n }), icons.up, index === 0, () => teachKeys(swapKeys(keys, index, index - 1), actions))}
        ${tool("key-down", t.down({ n }), icons.down, n === keys.length, () => teachKeys(swapKeys(keys, index, index + 1), actions))}
        ${tool("key-update", `${t.update({ n })}: ${t.updateTitle}`, icons.take, false, () => teachPose(keys, key.time, actions))}
        ${tool("key-remove", t.remove({ n }), icons.close, false, () => teachKeys(without(keys, index), actions))}
      </span>
    </li>`;
}

const tool = (...[id, label, icon, off, click]: Parameters<typeof toolButton>) =>
  toolButton(id, label, icon, off, click, "tool small");

function typed(words: string, keys: MotionKey[], index: number, actions: RobotActions): void {
  const time = parseSeconds(words);
  if (time === undefined) {
    showMessage("warning", t.notATime({ typed: words }));
    return;
  }
  const changed = setTimeOfKey(keys, index, time);
  if (changed) teachKeys(changed, actions);
  else showMessage("warning", t.sameTime({ time }));
}

/** Sends the whole motion, so that each change is one undo entry. Resolves with whether the engine accepted it. */
function teachKeys(keys: MotionKey[], actions: RobotActions, form?: MotionForm): Promise<boolean> {
  const taught = motion.peek();
  const options = keys.length > 0 ? { form: form ?? taught?.form ?? "cubic", keys } : null;
  return actions.tryCommand({ type: "setMotion", motion: options });
}

/** Stores the present joints as a pose, and moves the timeline to it. */
async function teachPose(keys: readonly MotionKey[], time: number, actions: RobotActions): Promise<void> {
  if (await teachKeys(placed(keys, time, valuesNow()), actions)) await actions.playback.seek(time);
}

/** One taught pose: its number, which is where to click to go there, its time, and its place in the list. */

import { html, type TemplateResult } from "lit-html";
import type { MotionKey } from "../../engine/types";
import { seconds } from "../../state/format";
import { parseSeconds, retimed, swapped, without } from "../../state/keys";
import { say } from "../../state/messages";
import { cursor } from "../../state/playback";
import type { RobotActions } from "../actions";
import { typedField } from "../fields";
import { icons } from "../icons";
import { text } from "../strings";
import { toolButton } from "../tool-button";
import { teachKeys, teachPose } from "./teach-keys";

const t = text.robots.teach;

export function teachRow(keys: MotionKey[], index: number, actions: RobotActions): TemplateResult {
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
        take: (words) => typed(words, keys, index, actions),
      })}
      <span class="key-tools">
        ${tool("key-up", t.up({ n }), icons.up, index === 0, () => teachKeys(swapped(keys, index, index - 1), actions))}
        ${tool("key-down", t.down({ n }), icons.down, n === keys.length, () => teachKeys(swapped(keys, index, index + 1), actions))}
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
    say("warning", t.notATime({ typed: words }));
    return;
  }
  const changed = retimed(keys, index, time);
  if (changed) teachKeys(changed, actions);
  else say("warning", t.sameTime({ time }));
}

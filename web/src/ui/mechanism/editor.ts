/** The controls that change the joints of a mechanism: their limits, and which joint follows which. Loaded with the first mechanism. */

import "../style/mechanism.css";
import { html, type TemplateResult } from "lit-html";
import type { Command, JointRow, RobotRow } from "../../engine/types";
import { turns } from "../../state/joint-range";
import { showMessage } from "../../state/messages";
import type { Actions } from "../actions";
import { typedField } from "../fields";
import { icons } from "../icons";
import { mechanismText as t } from "../strings/mechanism";
import { limitText, type Ratio, ratioLabel, ratioText, takeLimit, takeRatio } from "./typed";

type Follower = RobotRow["followers"][number];
type Edit = Pick<Extract<Command, { type: "editJoint" }>, "limits" | "follows">;

const edit = ({ id }: RobotRow, joint: string, changed: Edit, { robots }: Actions): void =>
  void robots.tryCommand({ type: "editJoint", robot: id, joint, ...changed });

const limitsOf = (lower: number | null | undefined, upper: number | null | undefined): Edit["limits"] =>
  typeof lower === "number" && typeof upper === "number" ? { lower, upper } : null;

/** The limits of a joint that is free, and the joint that it could follow. */
export function jointEditor(robot: RobotRow, joint: JointRow, actions: Actions): TemplateResult {
  const { name, lower, upper, value } = joint;
  const leaders = robot.joints.filter((other) => other !== joint);
  const limit = (end: "least" | "most") => {
    // Without a limit there is none on the other side either; a joint that slides needs both. The first of two is typed while the other is at the
    // present value.
    const set = (typed: number | undefined) => {
      if (typed === undefined && !turns(joint)) showMessage("warning", t.halfLimits);
      else if (typed === undefined) edit(robot, name, { limits: null, follows: null }, actions);
      else {
        const least = end === "least" ? typed : (lower ?? Math.min(value, typed));
        const most = end === "most" ? typed : (upper ?? Math.max(value, typed));
        edit(robot, name, { limits: { lower: least, upper: most }, follows: null }, actions);
      }
    };
    return typedField({
      id: `joint-edit-${end}`,
      label: `${name}: ${t[end]}`,
      title: t[end],
      shown: limitText(end === "least" ? lower : upper, turns(joint)),
      placeholder: t.noLimit,
      inputmode: "text",
      onChange: (typed) => takeLimit(typed, turns(joint), set),
    });
  };
  const follow = (event: Event) => {
    const select = event.target as HTMLSelectElement;
    const leader = select.value;
    select.value = "";
    edit(robot, name, { limits: limitsOf(lower, upper), follows: { joint: leader, ratio: 1 } }, actions);
  };
  return html`
    <details class="base joint-edit" data-testid="joint-edit" data-joint=${name}><summary><span class="twist">${icons.chevron}</span>${t.edit}</summary>
      <div class="field"><span>${t.limits}</span>${limit("least")}${limit("most")}</div>
      ${
        leaders.length > 0
          ? html`<label class="field" title=${t.followsTitle}>${t.follows}<select class="boxed" data-testid="joint-follows" @change=${follow}>
              <option value="" selected>${t.leaders.none}</option>${leaders.map((other) => html`<option value=${other.name}>${other.name}</option>`)}</select></label>`
          : ""
      }
    </details>`;
}

/** The joints that follow others, and the end of the mechanism. */
export const mechanismEnd = (robot: RobotRow, actions: Actions): TemplateResult => html`
  ${robot.followers.map((follower) => followerRow(robot, follower, actions))}
  <p class="mechanism-end"><button class="link" data-testid="joints-remove" title=${t.removeTitle}
    @click=${() => actions.command({ type: "removeJoints", robot: robot.id })}>${t.remove}</button></p>`;

function followerRow(robot: RobotRow, follower: Follower, actions: Actions): TemplateResult {
  const { name, leader, ratio } = follower;
  const kindOf = (joint: string) =>
    [...robot.joints, ...robot.followers].find((other) => other.name === joint)?.kind;
  const kinds: Ratio = { turns: follower.kind !== "prismatic", leaderTurns: kindOf(leader) !== "prismatic" };
  const limits = limitsOf(follower.lower, follower.upper);
  // Its limits did not count while it followed, so it may be beyond them.
  const isWithin = limits && limits.lower <= follower.value && follower.value <= limits.upper;
  const follows = (ratio: number) =>
    edit(robot, name, { limits, follows: { joint: leader, ratio } }, actions);
  return html`
    <div class="follower" data-testid="follower" data-joint=${name}>
      <span class="ellipsis">${t.follower({ name, leader })}</span>
      <label title=${t.ratioTitle}>${ratioLabel(kinds)}${typedField({
        id: "joint-ratio",
        label: `${name}: ${ratioLabel(kinds)}`,
        shown: ratioText(ratio, kinds),
        inputmode: "text",
        onChange: (typed) => takeRatio(typed, kinds, follows),
      })}</label>
      <button class="link" data-testid="joint-release" title=${t.releaseTitle} @click=${() => edit(robot, name, { limits: isWithin ? limits : null, follows: null }, actions)}>${t.release}</button>
    </div>`;
}

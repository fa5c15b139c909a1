/** The rules for pairs that a test ignores. */

import { html, type nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import type { PartSet, TestRule } from "../../engine/types";
import { parts } from "../../state/store";
import { depthOf, type RuleName, ruleName } from "../../state/tests";
import type { Actions } from "../actions";
import { fieldText, onValue } from "../fields";
import { icons } from "../icons";
import { tests as t } from "../strings/tests";
import { lengthField } from "./length";
import { setField } from "./sets";

/** The rules that can be added. Threads are a rule about fits whose shafts have names. */
type Preset = RuleName | "threads";
const presets: readonly Preset[] = [
  "sameAssembly",
  "fasteners",
  "fits",
  "threads",
  "pairs",
  "approved",
  "meeting",
];
/** The heading of a rule. That of fits does not change with their fields, by which the presets differ. */
const heading = (rule: TestRule): string =>
  typeof rule === "object" && "fits" in rule ? t.fit.heading : t.ruleNames[ruleName(rule)];

const fresh: Record<Preset, TestRule> = {
  sameAssembly: { sameAssembly: {} },
  fasteners: { fasteners: { name: "bolt *" } },
  fits: { fits: {} },
  threads: { fits: { shaft: { name: "bolt *" } } },
  pairs: { pairs: { a: "all", b: "all" } },
  approved: "approved",
  meeting: "meeting",
};

export function rulesField(
  rules: readonly TestRule[],
  change: (rules: TestRule[]) => void,
  actions: Actions,
): TemplateResult {
  return html`
    <fieldset class="set rules" data-testid="rules">
      <legend>${t.form.rules}</legend>
      ${rules.map(
        (rule, at) => html`
          <div class="rule" data-testid="rule" data-rule=${ruleName(rule)}>
            <div class="line"><b>${heading(rule)}</b>
              <button type="button" class="tool small" title=${t.form.removeRule} aria-label=${t.form.removeRule}
                @click=${() => change(rules.toSpliced(at, 1))}>${icons.close}</button></div>
            ${fields(rule, at, (other) => change(rules.with(at, other)), actions)}
          </div>`,
      )}
      <select aria-label=${t.form.addRule} data-testid="add-rule" .value=${live("")} @change=${onValue<Preset>((name) => change([...rules, structuredClone(fresh[name])]))}>
        <option value="">${t.form.addRule}</option>
        ${presets.map((name) => html`<option value=${name}>${t.ruleNames[name]}</option>`)}</select>
    </fieldset>`;
}

function fields(
  rule: TestRule,
  at: number,
  change: (rule: TestRule) => void,
  actions: Actions,
): TemplateResult | typeof nothing {
  if (typeof rule === "string") return html`<p class="dim">${t.ruleTitles[rule]}</p>`;
  if ("sameAssembly" in rule) return assembly(rule.sameAssembly.level, change);
  if ("pairs" in rule) {
    const { a, b } = rule.pairs;
    const side = (name: "a" | "b") => ({
      id: `rule-${at}-${name}`,
      label: t.form.sides[name],
      set: { a, b }[name],
      change: (set: typeof a) => change({ pairs: { a, b, [name]: set } }),
    });
    return html`${setField(side("a"), actions, 1)}${setField(side("b"), actions, 1)}`;
  }
  if ("fits" in rule) return fits(rule.fits, at, change, actions);
  const { fasteners } = rule;
  const f = t.fastener;
  return html`
    <label class="field"><span>${f.name}</span><input autocomplete="off" title=${t.pattern} data-testid=${`fasteners-${at}`} .value=${fieldText(fasteners.name)} @input=${onValue((name) => change({ fasteners: { ...fasteners, name } }))} /></label>
    ${lengthField(
      `up-to-${at}`,
      f.upTo,
      fasteners.upTo,
      (upTo) => {
        const { upTo: _, ...rest } = fasteners;
        change({ fasteners: { ...rest, ...(upTo !== undefined && { upTo }) } });
      },
      "",
      f.anyDepth,
    )}
    ${setField(
      {
        id: `rule-${at}`,
        label: f.held,
        set: fasteners.in ?? "all",
        change: (set) => {
          const { in: _, ...rest } = fasteners;
          change({ fasteners: { ...rest, ...(set !== "all" && { in: set }) } });
        },
      },
      actions,
      1,
    )}`;
}

function fits(
  { shaft, upTo }: Extract<TestRule, { fits: unknown }>["fits"],
  at: number,
  change: (rule: TestRule) => void,
  actions: Actions,
): TemplateResult {
  const changed = (shaft: PartSet | undefined, upTo: number | undefined) =>
    change({
      fits: { ...(shaft && shaft !== "all" && { shaft }), ...(upTo !== undefined && { upTo }) },
    });
  return html`
    ${lengthField(`up-to-${at}`, t.fit.upTo, upTo, (upTo) => changed(shaft, upTo), t.fit.upToTitle, t.fit.any)}
    ${setField({ id: `rule-${at}`, label: t.fit.shaft, set: shaft ?? "all", change: (shaft) => changed(shaft, upTo) }, actions, 1)}`;
}

function assembly(level: number | undefined, change: (rule: TestRule) => void): TemplateResult {
  const levels = Array.from({ length: depthOf(parts.value) }, (_, i) => i + 1);
  return html`
    <label class="field"><span>${t.level}</span><select data-testid="assembly-level" @change=${onValue(
      (level) => change({ sameAssembly: level === "" ? {} : { level: Number(level) } }),
    )}>
      <option value="" ?selected=${level === undefined}>${t.innermost}</option>
      ${levels.map((own) => html`<option value=${own} ?selected=${own === level}>${t.levelOf({ level: own })}</option>`)}</select></label>`;
}

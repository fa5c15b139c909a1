/** The page where a learner writes a function, and the engine finds a pair of polygons for which it is wrong. */

import { html, nothing, type TemplateResult } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { count } from "../../state/format";
import { showMessage } from "../../state/messages";
import { writePage } from "../course/address";
import { translate as inCourse } from "../course/words";
import { t } from "../words";
import { type Failure, isFailure, isSlow, limits, type Outcome } from "./interpreter";
import type { JudgeResult } from "./judge";
import "./judge.css";
import { museum } from "./museum";
import { type FunctionName, functionNames } from "./names";
import { picture } from "./picture";
import { maxSeconds } from "./runner";
import { starters } from "./starters";
import { isRunning, judgeCode, type Result, results, stop } from "./state";
import { code, setCode } from "./stored-code";
import { translate } from "./words";

type Failed = Extract<JudgeResult, { kind: "failed" }>;

const isName = (name: string | undefined): name is FunctionName =>
  functionNames.some((known) => known === name);

export function judgePage(of: string | undefined): TemplateResult {
  const name = isName(of) ? of : functionNames[0];
  return html`<article class="course-page judge" data-testid="judge" data-function=${name}>
    <nav class="course-nav" aria-label=${t("page.judge")}>
      <a href="#">${inCourse("gallery")}</a>
      ${functionNames.map(
        (one) =>
          html`<a class="button" href=${writePage({ kind: "judge", of: one })} aria-current=${one === name ? "page" : nothing} data-testid=${`judge-${one}`}><code>${one}(a, b)</code></a>`,
      )}
    </nav>
    <h2 class="lead">${t("page.judge")}</h2>
    <p>${translate("lead")}</p>
    <ul class="close">
      <li>${translate(`rule-${name}`)}</li>
      <li>${translate("rule-polygons")}</li>
      <li>${translate("rule-bounds", { jumps: count(limits.jumps), megabytes: limits.bytes / 1e6 })} ${translate("rule-stored")}</li>
    </ul>
    <div class="judge-sides">
      <section aria-label=${translate("code")}>${editor(name)}</section>
      <section aria-label=${translate("verdict")} class="verdict" data-testid="judge-verdict" data-state=${stateOf(name)}>
        ${verdict(name, results.value[name])}</section>
    </div>
    ${exhibits(name)}
  </article>`;
}

/** Shows faults that libraries had; a press judges code with the same fault. */
const exhibits = (name: FunctionName): TemplateResult => html`
  <section class="museum" aria-label=${translate("museum")} data-testid="museum">
    <h3>${translate("museum")}</h3>
    <p>${translate("museumLead")}</p>
    <ul>${Object.entries(museum[name]).map(
      ([id, { report, address, code }]) => html`
        <li><h4>${translate(`exhibit-${id}` as "exhibit-inside")}</h4>
          <p>${translate(`told-${id}` as "told-inside")} <a href=${address} target="_blank" rel="noopener">${report}</a></p>
          <button class="button" data-testid=${`exhibit-${id}`} ?disabled=${isRunning.value} @click=${() => judgeExhibit(name, code)}>${translate("judgeExhibit")}</button></li>`,
    )}</ul>
  </section>`;

function judgeExhibit(name: FunctionName, text: string): void {
  replace(name, text);
  document.querySelector(".judge-sides")?.scrollIntoView();
  void judgeCode(name, text);
}

const stateOf = (name: FunctionName): string =>
  isRunning.value ? "running" : (results.value[name]?.verdict.kind ?? "none");

/** Returns the field of the code and its buttons. One button runs and stops, so that it keeps the focus. */
function editor(name: FunctionName): TemplateResult {
  const text = code.value[name];
  const lines = text.split("\n").length;
  return html`
    <div class="choose" role="group" aria-label=${translate("starters")}><span>${translate("starters")}</span>
      ${Object.entries(starters[name]).map(
        ([starter, content]) =>
          html`<button class="button" data-testid=${`starter-${starter}`} @click=${() => replace(name, content)}>${translate(`starter-${starter}` as "starter-boxes")}</button>`,
      )}</div>
    <div class="code-editor">
      <pre aria-hidden="true">${Array.from({ length: lines }, (_, i) => `${i + 1}\n`)}</pre>
      <textarea data-testid="judge-code" aria-label=${translate("codeOf", { name })} rows=${lines} wrap="off" spellcheck="false" autocapitalize="off"
        autocomplete="off" .value=${live(text)} @input=${(event: Event) => setCode(name, (event.target as HTMLTextAreaElement).value)}
        @keydown=${(event: KeyboardEvent) => onKey(event, name)}></textarea>
    </div>
    <p class="choose">
      <button class=${`button ${isRunning.value ? "" : "primary"}`} data-testid=${isRunning.value ? "judge-stop" : "judge-run"}
        @click=${isRunning.value ? stop : () => void judgeCode(name, text)}>${translate(isRunning.value ? "stop" : "run")}</button>
      <span class="dim">${translate("keys")}</span></p>`;
}

/** Replaces the code, which a toast can bring back. */
function replace(name: FunctionName, content: string): void {
  const before = code.peek()[name];
  if (before === content) return;
  setCode(name, content);
  showMessage("info", translate("replaced"), undefined, {
    label: translate("undo"),
    run: () => setCode(name, before),
  });
}

/** Runs the code with Ctrl+Enter; Enter keeps the indentation. Tab moves the focus on, as everywhere. */
function onKey(event: KeyboardEvent, name: FunctionName): void {
  if (event.key !== "Enter" || event.isComposing) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    void judgeCode(name, code.peek()[name]);
    return;
  }
  const field = event.target as HTMLTextAreaElement;
  const line = field.value.slice(0, field.selectionStart).split("\n").at(-1) ?? "";
  const indent = /^ */.exec(line)?.[0] ?? "";
  // The only way to insert text that the browser can undo.
  if (indent && document.execCommand("insertText", false, `\n${indent}`)) event.preventDefault();
}

function verdict(name: FunctionName, result: Result | undefined): TemplateResult {
  return html`<h3>${translate("verdict")}</h3>
    <p role="status" data-testid="judge-summary">${isRunning.value ? translate("running") : result ? summary(result) : translate("none")}</p>
    ${result && !isRunning.value ? details(name, result) : nothing}`;
}

function summary({ verdict: now }: Result): string {
  switch (now.kind) {
    case "passed":
      return translate("passed", { n: now.pairs });
    case "failed":
      return isFailure(now.found.outcome) ? faultText(now.found.outcome) : translate("failed");
    case "refused":
      return faultText(now.failure);
    case "slow":
      return translate("slow", { seconds: maxSeconds });
    case "unavailable":
      return translate("unavailable");
  }
}

function details(name: FunctionName, { code: judged, verdict: now }: Result): TemplateResult {
  return html`
    ${judged === code.value[name] ? nothing : html`<p class="dim" data-testid="judge-outdated">${translate("outdated")}</p>`}
    ${now.kind === "passed" ? html`<p>${translate("noProof")}</p>` : nothing}
    ${now.kind === "refused" ? failure(now.failure) : nothing}
    ${now.kind === "unavailable" ? html`<p lang="en"><code>${now.why}</code></p>` : nothing}
    ${now.kind === "failed" ? failed(name, now) : nothing}`;
}

function failed(name: FunctionName, { found, isSimplified, pairs }: Failed): TemplateResult {
  const { pair, truth, outcome } = found;
  const right = name === "intersects" ? String(truth.distance === 0) : written(truth.distance);
  return html`
    ${picture(pair, truth)}
    <dl class="answers">
      <dt>${translate("yours")}</dt><dd data-testid="judge-yours">${isFailure(outcome) ? translate("noAnswer") : given(name, outcome)}</dd>
      <dt>${translate("engines")}</dt><dd data-testid="judge-engines"><code>${right}</code>
        ${name === "intersects" && truth.distance > 0 ? translate("apart", { distance: written(truth.distance) }) : nothing}</dd>
    </dl>
    ${isFailure(outcome) ? failure(outcome) : nothing}
    <p>${translate("call")}</p>
    <pre class="call" data-testid="judge-call" tabindex="0">${name}(\n  ${JSON.stringify(pair.a)},\n  ${JSON.stringify(pair.b)})</pre>
    ${isFailure(outcome) && isSlow(outcome) ? nothing : html`<p class="dim">${translate(isSimplified ? "simplified" : "notSimplified", { n: pairs })}</p>`}`;
}

/** Writes a number as JavaScript does, without digits beyond the tolerance. */
const written = (value: number): string => String(Number(value.toPrecision(10)));

/** Returns a wrong answer in words. */
function given(name: FunctionName, outcome: Exclude<Outcome, Failure>): TemplateResult {
  if ("value" in outcome) {
    const { value } = outcome;
    const shown = html`<code>${typeof value === "number" ? written(value) : String(value)}</code>`;
    if (Number.isNaN(value)) return html`${shown}: ${translate("notNumber")}`;
    const wanted = name === "intersects" ? "boolean" : "number";
    return typeof value === wanted ? shown : html`${shown}: ${translate(`wanted-${name}`)}`;
  }
  return html`<code>${outcome.type}</code>: ${translate(`wanted-${name}`)}`;
}

const faultText = ({ fault, message }: Failure): string =>
  translate(`fault-${fault}`, {
    name: message,
    jumps: count(limits.jumps),
    megabytes: limits.bytes / 1e6,
  });

/** Shows the interpreter's own words and a button that goes to the line. */
const failure = ({ fault, message, line }: Failure): TemplateResult => html`
  ${fault === "syntax" || fault === "thrown" ? html`<p lang="en"><code data-testid="judge-message">${message}</code></p>` : nothing}
  ${line === undefined ? nothing : html`<p><button class="button" data-testid="judge-line" data-line=${line} @click=${() => goToLine(line)}>${translate(fault === "steps" ? "lineOfFunction" : "line", { line })}</button></p>`}`;

/** Selects a line of the code. */
function goToLine(line: number): void {
  const field = document.querySelector<HTMLTextAreaElement>(".code-editor textarea");
  const before = field?.value.split("\n").slice(0, line - 1) ?? [];
  const start = before.reduce((sum, one) => sum + one.length + 1, 0);
  const end = field?.value.indexOf("\n", start) ?? -1;
  field?.focus();
  field?.setSelectionRange(start, end < 0 ? field.value.length : end);
}

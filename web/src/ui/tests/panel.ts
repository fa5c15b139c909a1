/** The tests of the scene with their findings, or the form of the one being edited. It is loaded when it is first opened. */

import { messageOf } from "../../engine/english";
import { translateMessage } from "../core/translate";
import "../style/tests.css";
import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import type { TestRow } from "../../engine/types";
import { count, length } from "../../state/format";
import { showMessage } from "../../state/messages";
import { type ReviewStatus, reviewStatuses, testFilter } from "../../state/review";
import { countsByTest, draft, freeName, listOnly, testRows, trimmedTest } from "../../state/tests";
import { units } from "../../state/units";
import type { Actions, TestActions } from "../actions";
import { setterOf } from "../fields";
import { icons, smallTool } from "../icons";
import { chosen, menuFile } from "../menu";
import { showRightTab } from "../side-tabs";
import { text } from "../strings";
import { tests as t } from "../strings/tests";
import { begin, testForm } from "./form";
import { between, kindText, ruleText, setText } from "./words";

/** The reason why the last file or change was refused. */
const refused = signal("");

export function testsPanel(actions: Actions): TemplateResult {
  if (draft.value) return testForm(draft.value, actions);
  const rows = testRows.value;
  return html`
    <section class="tests" aria-label=${t.title} data-testid="tests">
      <h2>${t.title} <span class="head-end">
        <button class="button small" data-testid="add-test" @click=${() => begin(undefined, fresh())}>${t.add}</button>
        ${files(actions.review.tests)}
        </span></h2>
      <ul>${repeat(
        rows,
        ({ test }) => test.name,
        (row) => testItem(row, actions),
      )}</ul>
      ${rows.length === 0 ? html`<p class="hint">${t.looking}</p>` : nothing}
      ${refused.value ? html`<p class="refused" role="alert" data-testid="tests-refused">${translateMessage(refused.value)}</p>` : nothing}
    </section>`;
}

const fresh = () => ({
  name: freeName(t.firstName, names()),
  kind: "interference" as const,
});
const names = (): string[] => testRows.peek().map(({ test }) => test.name);

/** Shows the reason of a failure in the panel, and changes nothing. */
function showRefusal(work: Promise<void>, done?: () => void): void {
  work.then(
    () => {
      refused.value = "";
      done?.();
    },
    (error: Error) => setterOf(refused)(messageOf(error)),
  );
}

function testItem(row: TestRow, actions: Actions): TemplateResult {
  const { test } = row;
  const { name } = test;
  const on = testFilter.value === name;
  const own = actions.review.tests;
  return html`
    <li class=${on ? "on" : ""} data-testid="test" data-name=${name}>
      <button class="main" aria-pressed=${on} title=${t.show({ name })} data-testid="test-show" @click=${() => showOnly(on ? undefined : name)}><b class="ellipsis">${name}</b><small>${testDescription(row)}</small>${found(row)}</button>
      <span class="test-tools">
        <button class="button small" title=${t.editTitle({ name })} aria-label=${t.editTitle({ name })} data-testid="test-edit"
          @click=${() => begin(name, test)}>${t.edit}</button>
        ${smallTool("test-duplicate", t.duplicate({ name }), icons.copy, () =>
          showRefusal(own.change({ add: { ...trimmedTest(test), name: freeName(`${name} 2`, names()) } })),
        )}
        ${testRows.value.length > 1 ? removal(name, own) : nothing}
      </span>
      ${emptySets(row)}
    </li>`;
}

/** Lists the clashes of one test, in the tab of the results, or of all again. */
function showOnly(name: string | undefined): void {
  listOnly(name);
  if (name === undefined) return;
  showRightTab("results");
  document.getElementById("side-results")?.focus();
}

/** Removes a test, but not the only one, because a scene without tests gets the default one. */
const removal = (name: string, tests: TestActions): TemplateResult =>
  smallTool("test-remove", t.remove({ name }), icons.close, () =>
    showRefusal(tests.change({ remove: name }), () => showMessage("info", t.removed({ name }))),
  );

/** Returns the description of a test: "Clearance 0.5 mm · “gear” × all parts · tolerance 0.1 mm · without approved in another test". */
function testDescription({ test }: TestRow): string {
  const lengths = units.value;
  const { kind, a = "all", b = "all", tolerance = 0, ignore = [] } = test;
  return [
    kindText(kind, lengths),
    between(a, b),
    ...(tolerance > 0 ? [t.tolerated({ tolerance: length(tolerance, lengths) })] : []),
    ...(ignore.length > 0
      ? [t.without({ rules: ignore.map((rule) => ruleText(rule, lengths)).join("; ") })]
      : []),
  ].join(" · ");
}

function found({ test, ignored, undecided }: TestRow): TemplateResult {
  const counts = countsByTest.value.get(test.name) ?? new Map<ReviewStatus, number>();
  const left = ignored.reduce((sum, n) => sum + n, 0);
  const rest = [
    ...(counts.size === 0 ? [t.noClash] : []),
    ...(undecided > 0 ? [t.undecided({ n: undecided })] : []),
    ...(left > 0 ? [t.leftOut({ n: left })] : []),
  ];
  return html`<span class="found">${reviewStatuses
    .filter((standing) => counts.has(standing))
    .map(
      (standing) =>
        html`<span class="standing ${standing}" data-standing=${standing}>${count(counts.get(standing) ?? 0)} ${text.review.standing[standing]}</span>`,
    )}${rest.length > 0 ? html`<small>${rest.join(" · ")}</small>` : nothing}</span>`;
}

function emptySets({ test, parts }: TestRow): TemplateResult | typeof nothing {
  const [a, b] = parts;
  const sides = [
    ...(a === 0 ? [t.empty({ side: "A", set: setText(test.a ?? "all") })] : []),
    ...(b === 0 ? [t.empty({ side: "B", set: setText(test.b ?? "all") })] : []),
  ];
  return sides.length > 0
    ? html`<small class="empty" data-testid="test-empty">${sides.join(" ")}</small>`
    : nothing;
}

const files = (tests: TestActions): TemplateResult => html`
  <details class="menu end tests-file">
    <summary class="button small" data-testid="tests-file">${t.files}</summary>
    <ul>
      <li><label class="file">${t.open}${menuFile("open-tests", (file) => showRefusal(tests.open(file)))}</label></li>
      <li><button data-testid="save-tests" @click=${chosen(() => tests.save())}>${t.save}</button></li>
    </ul>
  </details>`;

/** The form of a test. The input stays until it is saved or cancelled, even if the engine refuses it. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { messageOf } from "../../engine/english";
import type { ClashTest, TestKind } from "../../engine/types";
import {
  type Draft,
  draft,
  type KindName,
  kindName,
  listOnly,
  testError,
  trimmedTest,
} from "../../state/tests";
import type { Actions } from "../actions";
import { translateMessage } from "../core/translate";
import { assign, checkbox, fieldText, onValue, setterOf } from "../fields";
import { tests as t } from "../strings/tests";
import { lengthField } from "./length";
import { forgetMembers } from "./members";
import { rulesField } from "./rules";
import { setField } from "./sets";

const f = t.form;
const kinds: readonly KindName[] = ["interference", "clearance", "contact", "duplicates"];
/** The reason why the engine refused the test. */
const refused = signal("");

/** Begins to edit a new test, or the one of that name. */
export function begin(was: string | undefined, test: ClashTest): void {
  forgetMembers();
  testError.value = new Map();
  refused.value = "";
  draft.value = { original: was, test };
}

const change = (part: Partial<ClashTest>): void => {
  const now = draft.peek();
  if (now) draft.value = { ...now, test: { ...now.test, ...part } };
};

export function testForm({ original: was, test }: Draft, actions: Actions): TemplateResult {
  const save = (event: Event) => {
    event.preventDefault();
    if (testError.peek().size > 0) {
      refused.value = f.wrong;
      return;
    }
    const to = trimmedTest(test);
    actions.review.tests.change(was === undefined ? { add: to } : { change: { name: was, to } }).then(
      () => {
        draft.value = undefined;
        listOnly(to.name);
      },
      (error: Error) => setterOf(refused)(messageOf(error)),
    );
  };
  return html`
    <form class="test-form" data-testid="test-form" aria-label=${was === undefined ? f.new : f.change({ name: was })} @submit=${save}>
      <h2><span class="ellipsis">${was === undefined ? f.new : f.change({ name: was })}</span></h2>
      ${plainFields(test)}
      ${(["a", "b"] as const).map((side) =>
        setField(
          {
            id: side,
            label: f.sides[side],
            set: test[side] ?? "all",
            change: (set) => change({ [side]: set }),
          },
          actions,
        ),
      )}
      ${rulesField(test.ignore ?? [], (ignore) => change({ ignore }), actions)}
      <div class="foot">
      ${refused.value ? html`<p class="refused" role="alert" data-testid="test-refused">${translateMessage(refused.value)}</p>` : nothing}
      <div class="buttons">
        <button class="button small primary" data-testid="test-save">${f.save}</button>
        <button type="button" class="button small" data-testid="test-cancel" @click=${assign(draft, undefined)}>${f.cancel}</button>
      </div>
      </div>
    </form>`;
}

function plainFields(test: ClashTest): TemplateResult {
  const kind = kindName(test.kind);
  return html`
      <div class="fields">
        <label class="field"><span>${f.name}</span><input maxlength="200" autocomplete="off" data-testid="test-name" .value=${fieldText(test.name)} @input=${onValue((name) => change({ name }))} /></label>
        <label class="field"><span>${f.kind}</span><select data-testid="test-kind" @change=${onValue<KindName>((name) => change({ kind: kindOf(name, test.kind) }))}>
          ${kinds.map((name) => html`<option value=${name} ?selected=${name === kind}>${t.kinds[name]}</option>`)}</select></label>
        ${
          typeof test.kind === "string"
            ? nothing
            : lengthField("distance", f.distance, test.kind.clearance, (clearance = 0) =>
                change({ kind: { clearance } }),
              )
        }
        ${lengthField("tolerance", f.tolerance, test.tolerance ?? 0, (tolerance = 0) => change({ tolerance }), f.toleranceTitle)}
        ${
          kind === "interference" || kind === "contact"
            ? html`<label class="check">${checkbox("test-undecided", test.undecided ?? false, (undecided) => change({ undecided }))} ${f.undecided}</label>`
            : nothing
        }
      </div>`;
}

const kindOf = (name: KindName, before: TestKind): TestKind => {
  if (name !== "clearance") return name;
  return typeof before === "string" ? { clearance: 1 } : before;
};

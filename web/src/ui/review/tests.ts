/** The tests above the results: what opens them. They are loaded when they are first wished for. */

import { signal } from "@preact/signals-core";
import { html, nothing, type TemplateResult } from "lit-html";
import { say } from "../../state/messages";
import { testsOpen } from "../../state/review";
import type { Actions } from "../actions";
import { text } from "../strings";

const t = text.review;
const panel = signal<((actions: Actions) => TemplateResult) | undefined>(undefined);

export const testsButton = (): TemplateResult => html`
  <button class="button small" aria-pressed=${testsOpen.value} title=${t.testsTitle} data-testid="tests-button" @click=${() => {
    testsOpen.value = !testsOpen.peek();
    if (!testsOpen.peek()) return;
    import("../tests/panel").then(
      (loaded) => {
        panel.value = loaded.testsPanel;
      },
      (error: Error) => say("warning", error.message),
    );
  }}>${t.tests}</button>`;

export const testsPanel = (actions: Actions): TemplateResult | typeof nothing =>
  (testsOpen.value && panel.value?.(actions)) || nothing;

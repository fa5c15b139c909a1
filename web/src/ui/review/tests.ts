/** The button above the results that opens the tests, which are loaded the first time. */

import { html, nothing, type TemplateResult } from "lit-html";
import { testsOpen } from "../../state/review";
import type { Actions } from "../actions";
import { assign } from "../fields";
import { lazyModule } from "../lazy-module";
import { text } from "../strings";

const t = text.review;
const panel = lazyModule(() => import("../tests/panel"));

export const testsButton = (): TemplateResult => html`
  <button class="button small" aria-pressed=${testsOpen.value} title=${t.testsTitle} data-testid="tests-button" @click=${assign(testsOpen, !testsOpen.value)}>${t.tests}</button>`;

export const testsPanel = (actions: Actions): TemplateResult | typeof nothing =>
  (testsOpen.value && panel()?.testsPanel(actions)) || nothing;

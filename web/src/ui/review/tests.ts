/** The panel of tests, which is loaded when it is first shown. */

import { nothing, type TemplateResult } from "lit-html";
import type { Actions } from "../actions";
import { lazyModule } from "../lazy-module";
import { right } from "../side-tabs";

const panel = lazyModule(() => import("../tests/panel"));

export const testsPanel = (actions: Actions): TemplateResult | typeof nothing =>
  (right.value === "tests" && panel()?.testsPanel(actions)) || nothing;

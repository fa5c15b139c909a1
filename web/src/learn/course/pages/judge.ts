/** The page of the judge, whose code is loaded when it is opened. */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { showMessage } from "../../../state/messages";
import { t } from "../../words";

type Page = (of: string | undefined) => TemplateResult;

const page = signal<Page | undefined>(undefined);
let loading: Promise<void> | undefined;

export function judgePage(of: string | undefined): TemplateResult {
  loading ??= import("../../judge/page").then(
    (loaded) => {
      page.value = loaded.judgePage;
    },
    () => {
      loading = undefined; // the next visit tries again
      showMessage("error", t("page.courseNotLoaded"));
    },
  );
  return page.value?.(of) ?? html`<p class="course-page" role="status">${t("page.loading")}</p>`;
}

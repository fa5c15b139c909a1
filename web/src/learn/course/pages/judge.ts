/** The page of the judge, whose code is loaded when it is opened. */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { showMessage } from "../../../state/messages";
import { t } from "../../words";

type Page = (of: string | undefined) => TemplateResult;

const page = signal<Page | undefined>(undefined);
let isLoading = false;

export function judgePage(of: string | undefined): TemplateResult {
  if (!page.value && !isLoading) void load();
  return page.value?.(of) ?? html`<p class="course-page" role="status">${t("page.loading")}</p>`;
}

async function load(): Promise<void> {
  isLoading = true;
  try {
    page.value = (await import("../../judge/page")).judgePage;
  } catch {
    showMessage("error", t("page.courseNotLoaded")); // the next visit tries again
  } finally {
    isLoading = false;
  }
}

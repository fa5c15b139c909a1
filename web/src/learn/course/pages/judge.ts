/** The page of the judge, whose code is loaded when it is opened. */

import { signal } from "@preact/signals-core";
import { html, type TemplateResult } from "lit-html";
import { again } from "../../../engine/again";
import { t } from "../../words";

type Page = (of: string | undefined) => TemplateResult;

const page = signal<Page | undefined>(undefined);
const hasFailed = signal(false);
let isLoading = false;

export function judgePage(of: string | undefined): TemplateResult {
  if (hasFailed.value)
    return html`<p class="course-page" role="alert">${t("page.courseNotLoaded")}
      <button class="button" data-testid="judge-load" @click=${retry}>${t("page.startAnew")}</button></p>`;
  if (!page.value && !isLoading) void load();
  return page.value?.(of) ?? html`<p class="course-page" role="status">${t("page.loading")}</p>`;
}

async function load(): Promise<void> {
  isLoading = true;
  try {
    page.value = (await again(import("../../judge/page"))).judgePage;
  } catch {
    hasFailed.value = true;
  } finally {
    isLoading = false;
  }
}

/** Shows the page anew, which loads it. */
const retry = (): void => {
  hasFailed.value = false;
};

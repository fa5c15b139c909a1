/** Links to pages of the manual. A site without the manual names the page's file in the source tree. */

import { html, type TemplateResult } from "lit-html";
import { t } from "../../words";
import { site } from "./site";

export function manualLink(page: string): TemplateResult {
  const manual = site.value?.manual;
  return html`${t("page.documentation")} ${
    manual
      ? html`<a href=${`${manual}${page}.html`} target="_blank">${page}</a>`
      : html`<code>docs/${page}.md</code>`
  }`;
}

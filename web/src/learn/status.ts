/** The status line: the activity, the number of threads, and the sources of the lesson. */

import { html, nothing, type TemplateResult } from "lit-html";
import { inSameLanguage } from "../state/language";
import * as experiment from "./experiment/state";
import { translate } from "./experiment/words";
import * as sheet from "./sheet/state";
import { translate as onSheet } from "./sheet/words";
import { sourceLine } from "./sources";
import { embedded, phase, requested, threads } from "./state";
import { t, word } from "./words";

export function statusLine(): TemplateResult {
  const name = requested.value?.lesson;
  return html`
    <span class="state" data-testid="status" data-state=${phase.value}><i></i>${t(`page.${phase.value}`)}</span>
    <span data-testid="threads" title=${t("page.threadTitle")}>${threadText()}</span>
    <span class="spacer"></span>
    ${
      embedded.value
        ? html`<a class="link" target="_blank" rel="noopener" data-testid="open-whole" href=${inSameLanguage("learn.html") + location.hash}>${t("page.openWhole")}</a>`
        : nothing
    }
    ${experiment.isOpen.value ? sourceLine(translate("source")) : nothing}
    ${sheet.isOpen.value ? sourceLine(onSheet("source")) : nothing}
    ${name ? sourceLine(word(`source.${name}`)) : nothing}`;
}

function threadText(): string {
  if (threads.value > 1) return t("page.threads", { threads: threads.value });
  return t(embedded.value ? "page.embedded" : "page.single");
}

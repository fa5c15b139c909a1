/** The status line: the activity, the number of threads, and the sources of the lesson. */

import { html, nothing, type TemplateResult } from "lit-html";
import { inSameLanguage } from "../state/language";
import * as experiment from "./experiment/state";
import { say } from "./experiment/words";
import * as sheet from "./sheet/state";
import { say as onSheet } from "./sheet/words";
import { sourceLine } from "./sources";
import { embedded, phase, threads, wished } from "./state";
import { t, word } from "./words";

export function statusLine(): TemplateResult {
  const name = wished.value?.lesson;
  return html`
    <span class="state" data-testid="status" data-state=${phase.value}><i></i>${t(`page.${phase.value}`)}</span>
    <span data-testid="threads" title=${t("page.threadTitle")}>${threadText()}</span>
    <span class="spacer"></span>
    ${
      embedded.value
        ? html`<a class="link" target="_blank" rel="noopener" data-testid="open-whole" href=${inSameLanguage("learn.html") + location.hash}>${t("page.openWhole")}</a>`
        : nothing
    }
    ${experiment.here.value ? sourceLine(say("source")) : nothing}
    ${sheet.here.value ? sourceLine(onSheet("source")) : nothing}
    ${name ? sourceLine(word(`source.${name}`)) : nothing}`;
}

function threadText(): string {
  if (threads.value > 1) return t("page.threads", { threads: threads.value });
  return t(embedded.value ? "page.embedded" : "page.single");
}

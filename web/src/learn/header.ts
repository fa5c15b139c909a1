/** The header of the learn page: which page this is, which lesson, and what to take away from it. */

import { html, nothing, type TemplateResult } from "lit-html";
import { theme, toggleTheme } from "../state/theme";
import { icons, logo } from "../ui/icons";
import { closeMenu } from "../ui/menu";
import { modes } from "../ui/modes";
import { text } from "../ui/strings";
import { themeButton } from "../ui/theme-button";
import type { Actions } from "./actions";
import * as experiment from "./experiment/state";
import { say } from "./experiment/words";
import { lessonMenu } from "./gallery";
import * as sheet from "./sheet/state";
import { say as onSheet } from "./sheet/words";
import { lessons, wished } from "./state";
import { t, word } from "./words";

export function header(actions: Actions): TemplateResult {
  const here = wished.value?.lesson;
  return html`
    <h1 class="brand">${logo}<span>${text.product}</span></h1>
    ${modes("learn")} ${menu(here)}
    <span class="spacer"></span>
    ${
      here
        ? html`<button class="button wide" data-testid="embed" title=${t("page.embedTitle")} @click=${actions.embed}>${t("page.embed")}</button>
          <button class="button wide" data-testid="share" title=${t("page.shareTitle")} @click=${actions.share}>${t("page.share")}</button>`
        : experiment.here.value || sheet.here.value
          ? html`<button class="button wide" data-testid="share" @click=${actions.share}>${t("page.share")}</button>`
          : nothing
    }
    ${more(actions, here)}
    <div class="group">${themeButton()}</div>`;
}

function menu(here: string | undefined): TemplateResult {
  const placing = experiment.here.value;
  const chapter = lessons.value.find((lesson) => lesson.name === here)?.chapter;
  const above = placing
    ? say("chapter")
    : sheet.here.value
      ? onSheet("chapter")
      : chapter && word(`chapter.${chapter}`);
  const name = placing
    ? say("title")
    : sheet.here.value
      ? onSheet("title")
      : here
        ? word(`lesson.${here}`)
        : t("page.gallery");
  return html`
    <nav class="crumbs">${above ? html`<a href="#" class="wide">${above}</a><span class="wide dim">${icons.chevron}</span>` : nothing}
      <details class="menu scenes" data-testid="lesson-menu">
        <summary aria-label=${`${t("page.lessons")}: ${name}`}><span class="ellipsis">${name}</span>${icons.down}</summary>
        ${lessonMenu(here, closeMenu)}
      </details></nav>`;
}

/** On a narrow screen, what has no room of its own. */
const more = (actions: Actions, here: string | undefined) => html`
  <details class="menu end narrow-only">
    <summary class="tool" aria-label=${t("page.more")}>${icons.more}</summary>
    <ul>
      ${
        here
          ? html`<li><button @click=${chosen(actions.embed)}>${t("page.embed")}</button></li>
            <li><button @click=${chosen(actions.share)}>${t("page.share")}</button></li>`
          : nothing
      }
      <li><button @click=${chosen(toggleTheme)}>${theme.value === "dark" ? text.header.toLight : text.header.toDark}</button></li>
    </ul>
  </details>`;

const chosen = (action: () => void) => (event: Event) => {
  closeMenu(event);
  action();
};

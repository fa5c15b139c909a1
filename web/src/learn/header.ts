/** The header of the learn page: page switch, lesson, and exports. */

import { html, nothing, type TemplateResult } from "lit-html";
import { glides } from "../state/smooth-motion";
import { theme, toggleTheme } from "../state/theme";
import { icons, logo } from "../ui/icons";
import { languageItems, languageMenu } from "../ui/language-menu";
import { chosen, closeMenu } from "../ui/menu";
import { modes } from "../ui/modes";
import { text } from "../ui/strings";
import { themeButton } from "../ui/theme-button";
import type { Actions } from "./actions";
import { classroomMenu } from "./classroom/menu";
import { nextHere } from "./course/lesson-notes";
import * as course from "./course/state";
import * as experiment from "./experiment/state";
import { translate } from "./experiment/words";
import { lessonMenu } from "./gallery";
import { lessonLink } from "./read/state";
import * as sheet from "./sheet/state";
import { translate as onSheet } from "./sheet/words";
import { isReading } from "./shown-view";
import { setSmoothSteps, smoothSteps } from "./smooth-steps";
import { lessons, chapter as only, requested } from "./state";
import { t, word } from "./words";

export function header(actions: Actions): TemplateResult {
  const here = requested.value?.lesson;
  return html`
    ${here ? html`<p class="brand">${brand()}</p>` : html`<h1 class="brand">${brand()}</h1>`}
    ${only.value === undefined ? modes("learn") : nothing} ${menu(here)}
    <span class="spacer"></span>
    ${here ? viewButton(actions) : nothing} ${next(nextHere())}
    ${
      isShareable(here)
        ? html`<button class="button wide" data-testid="embed" title=${t("page.embedTitle")} @click=${actions.embed}>${t("page.embed")}</button>
          <button class="button wide" data-testid="share" title=${t("page.shareTitle")} @click=${actions.share}>${t("page.share")}</button>`
        : nothing
    }
    ${more(actions, here)}
    <div class="group">${languageMenu()} ${themeButton()}</div>`;
}

/** Returns the button of the other view. It stays the same element, so that it keeps the focus. */
const viewButton = (actions: Actions) => {
  const [icon, label, title] = isReading.value
    ? [icons.play, t("page.stepView"), t("page.stepViewTitle")]
    : [icons.notes, t("page.read"), t("page.readTitle")];
  return html`
    <button class="button view" data-testid="view" title=${title} aria-label=${label} @click=${actions.toggleReading}>${icon}<span>${label}</span></button>`;
};

const brand = () => html`${logo}<span>${text.product}</span>`;

/** Returns whether the page has an address to share; a package for a learning platform has none. */
const isShareable = (here: string | undefined): boolean =>
  only.value === undefined && (here !== undefined || experiment.isOpen.value || sheet.isOpen.value);

const next = (stop: ReturnType<typeof nextHere>) =>
  stop
    ? html`<a class="button wide next-lesson" href=${lessonLink(stop.name)} data-testid="next-lesson" title=${stop.title}
        aria-label=${stop.title}><span>${t("page.next")}</span>${icons.chevron}</a>`
    : nothing;

function menu(here: string | undefined): TemplateResult {
  const placing = experiment.isOpen.value;
  const chapter = lessons.value.find((lesson) => lesson.name === here)?.chapter;
  const above = placing
    ? translate("chapter")
    : sheet.isOpen.value
      ? onSheet("chapter")
      : chapter && word(`chapter.${chapter}`);
  const name = placing
    ? translate("title")
    : sheet.isOpen.value
      ? onSheet("title")
      : here
        ? word(`lesson.${here}`)
        : course.openPage.value
          ? course.title(course.openPage.value)
          : t("page.gallery");
  return html`
    <nav class="crumbs">${above ? html`<a href="#" class="wide">${above}</a><span class="wide dim">${icons.chevron}</span>` : nothing}
      <details class="menu scenes" data-testid="lesson-menu">
        <summary aria-label=${`${t("page.lessons")}: ${name}`}><span class="ellipsis">${name}</span>${icons.down}</summary>
        ${lessonMenu(here, closeMenu)}
      </details></nav>`;
}

/** The menu of settings and class functions and, on a narrow screen, of what has no space in the header. */
const more = (actions: Actions, here: string | undefined) => html`
  <details class="menu end" data-testid="more-menu">
    <summary class="tool" aria-label=${t("page.more")}>${icons.more}</summary>
    <ul>
      ${narrowNext(nextHere())}
      ${classroomMenu()}
      ${
        isShareable(here)
          ? html`<li class="narrow-only"><button @click=${chosen(actions.embed)}>${t("page.embed")}</button></li>
            <li class="narrow-only"><button @click=${chosen(actions.share)}>${t("page.share")}</button></li>`
          : nothing
      }
      ${glides() ? html`<li><button data-testid="glide" @click=${chosen(() => setSmoothSteps(!smoothSteps.value))}>${smoothSteps.value ? t("page.jump") : t("page.glide")}</button></li>` : nothing}
      <li class="narrow-only"><button @click=${chosen(toggleTheme)}>${theme.value === "dark" ? text.header.toLight : text.header.toDark}</button></li>
      ${languageItems("narrow-only")}
    </ul>
  </details>`;

const narrowNext = (stop: ReturnType<typeof nextHere>) =>
  stop
    ? html`<li class="narrow-only"><a href=${lessonLink(stop.name)} @click=${closeMenu}>${stop.title}</a></li>`
    : nothing;

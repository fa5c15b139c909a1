/** The page of the course that is shown. */

import { computed, signal } from "@preact/signals-core";
import type { TemplateResult } from "lit-html";
import { t, word } from "../words";
import type { CoursePage } from "./address";
import { chapterNamed } from "./plan";

/** The page; undefined if a lesson, a tool or the gallery is shown. */
export const openPage = signal<CoursePage | undefined>(undefined);

/** The function that shows a page; undefined until the pages are loaded. */
export const pages = signal<((page: CoursePage) => TemplateResult) | undefined>(undefined);

/** The content; undefined while it is loading. */
export const view = computed(() => openPage.value && pages.value?.(openPage.value));

export const loading = computed(() => openPage.value !== undefined && pages.value === undefined);

export const leave = (): void => {
  openPage.value = undefined;
};

/** Returns the title of the page. */
export function title({ kind, of }: CoursePage): string {
  if (kind === "glossary") return t("page.glossary");
  if (kind === "use-in-your-course") return t("page.useInCourse");
  if (kind === "judge") return t("page.judge");
  const chapter = of !== undefined && chapterNamed(of) ? word(`chapter.${of}`) : "";
  if (!chapter) return t("page.course");
  return t(`page.${kind}Of`, { chapter });
}

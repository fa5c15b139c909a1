/** The pages of the course, which are loaded when the first of them is opened. */

import type { TemplateResult } from "lit-html";
import "../style/pages.css";
import "../style/print.css";
import type { CoursePage, Kind } from "../address";
import { glossaryPage } from "./glossary";
import { judgePage } from "./judge";
import { solutionsPage, worksheetPage } from "./sheets";
import { teacherPage } from "./teacher";
import { usePage } from "./use";

const pages: Record<Kind, (of: string | undefined) => TemplateResult> = {
  glossary: glossaryPage,
  teacher: teacherPage,
  worksheet: worksheetPage,
  solutions: solutionsPage,
  "use-in-your-course": usePage,
  judge: judgePage,
};

export const show = ({ kind, of }: CoursePage): TemplateResult => pages[kind](of);

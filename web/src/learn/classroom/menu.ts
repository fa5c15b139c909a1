/** The items of the header's menu for a class. */

import { html, nothing, type TemplateResult } from "lit-html";
import { chosen, closeMenu } from "../../ui/menu";
import { writePage } from "../course/address";
import { chapter, requested } from "../state";
import { t } from "../words";
import { showKeys } from "./open-keys";
import { openNotes } from "./open-notes";
import { setProjector } from "./projector";

export const classroomMenu = (): TemplateResult => html`
  ${
    requested.value
      ? html`${item("projector", t("page.projector"), t("page.projectorTitle"), () => setProjector(true))}
        ${item("open-notes", t("page.notesWindow"), t("page.notesWindow"), openNotes)}`
      : nothing
  }
  ${item("show-keys", t("page.keys"), t("page.keys"), showKeys)}
  ${
    chapter.value === undefined
      ? html`<li><a href=${writePage({ kind: "use-in-your-course" })} data-testid="menu-use" @click=${closeMenu}>${t("page.useInCourse")}</a></li>`
      : nothing
  }`;

const item = (id: string, text: string, title: string, act: () => void) => html`
  <li><button data-testid=${id} title=${title} @click=${chosen(act)}>${text}</button></li>`;

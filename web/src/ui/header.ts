/** The header: page switch, scene, undo and redo, opening, saving, sharing, theme and messages. */

import { html, nothing, type TemplateResult } from "lit-html";
import { offeredExamples } from "../scenes/catalogue";
import { messages } from "../state/messages";
import { openDocument, sourceFiles, title } from "../state/store";
import { accuracyField } from "./accuracy";
import type { Actions } from "./actions";
import { exampleText, sceneName } from "./example-scenes";
import { icons, logo, toolButton } from "./icons";
import { languageItems, languageMenu } from "./language-menu";
import { chosen } from "./menu";
import { showMessages } from "./messages";
import { modes, toLearn } from "./modes";
import { type Item, itemsIn, type MenuPlace } from "./registry/action";
import { pageActions } from "./registry/page";
import { savedList } from "./saved-works";
import { text } from "./strings";
import { themeButton } from "./theme-button";

const t = text.header;

export function header(actions: Actions): TemplateResult {
  return html`
    <h1 class="brand">${logo}<span>${text.product}</span></h1>
    ${modes("review")}
    ${sceneMenu(actions)}
    <span class="spacer"></span>
    <div class="group">${offeredIn("history", actions).map(tool)}</div>
    ${openMenu(actions)}
    ${offeredIn("header", actions).map(button)}
    <div class="group">
      ${languageMenu()} ${themeButton()} ${messagesButton()}
    </div>
    ${moreMenu(actions)}
  `;
}

const offeredIn = (place: MenuPlace, actions: Actions) => itemsIn(place, pageActions, undefined, actions);

const tool = ({ id, label, icon, isEnabled, run }: Item) => toolButton(id, label, icon, !isEnabled, run);

const button = ({ id, label, title, run }: Item) => html`
  <button class="button wide ${id === "share" ? "primary" : ""}" data-testid=${id} title=${title ?? nothing} @click=${run}>${label}</button>`;

function sceneMenu(actions: Actions): TemplateResult {
  const { slug, text: own } = title.value;
  const name = sceneName(own, slug) || t.scenes;
  return html`
    <details class="menu scenes" data-testid="scene-menu">
      <summary aria-label=${`${t.scenes}: ${name}`}><span class="ellipsis">${name}</span>${icons.down}</summary>
      <ul>
        ${offeredExamples()
          .map((shipped) => ({ ...shipped, ...exampleText(shipped.slug) }))
          .map(
            (entry) => html`
            <li>
              <button
                data-testid=${`scene-${entry.slug}`}
                aria-current=${entry.slug === slug ? "true" : nothing}
                @click=${chosen(() => actions.openScene(entry.slug))}
              >
                <b>${entry.name}</b><small>${entry.about}</small>
              </button>
            </li>`,
          )}
      </ul>
    </details>`;
}

const openItem = ({ id, label, run }: Item) =>
  html`<li><button data-testid=${id} @click=${chosen(run)}>${label}</button></li>`;

/** Lists the open batches of files, each with a close button. */
function openHere({ closeSource }: Actions): TemplateResult | typeof nothing {
  const { sources } = openDocument.value;
  const files = sourceFiles.value;
  const left = [...sources.keys()].filter((source) => files[source]?.length);
  if (left.length === 0) return nothing;
  const row = (source: number) => {
    const name = sceneName(sources[source]?.label ?? "");
    return html`<li data-testid="open-here"><span class="ellipsis" title=${name}>${name}</span>
      <button class="tool small" aria-label=${t.close({ name })} title=${t.close({ name })} data-testid="close-file" @click=${chosen(() => closeSource(source))}>${icons.close}</button></li>`;
  };
  return html`<li class="kept"><h2>${t.openHere}</h2><ul>${left.map(row)}</ul></li>`;
}

const openMenu = (actions: Actions) => html`
  <details class="menu end" data-testid="open-menu" @toggle=${actions.works.refresh}>
    <summary class="button">${t.open}</summary>
    <ul>${offeredIn("open", actions).map(openItem)}<li class="wish">${accuracyField()}</li><li class="hint">${t.openHint}</li>${openHere(actions)}${savedList(actions.works)}</ul>
  </details>`;

/** The menu of a narrow screen, with what has no space in the header. */
const moreMenu = (actions: Actions) => html`
  <details class="menu end narrow-only">
    <summary class="tool" aria-label=${t.more}>${icons.more}</summary>
    <ul>
      <li>${toLearn()}</li>
      ${offeredIn("more", actions).map(({ label, run }) => html`<li><button @click=${chosen(run)}>${label}</button></li>`)}
      ${languageItems()}
    </ul>
  </details>`;

function messagesButton(): TemplateResult {
  const worst = messages.value.some((message) => message.tone === "error");
  return html`
    <button
      class="tool wide" data-testid="messages-button" title=${t.messages} aria-label=${t.messages}
      data-tone=${worst ? "error" : nothing} @click=${showMessages}
    >
      ${icons.bell}${messages.value.length > 0 ? html`<i class="dot"></i>` : nothing}
    </button>`;
}

/** The header: which page this is, the scene, undo and redo, opening, saving, sharing, theme, messages. */

import { html, nothing, type TemplateResult } from "lit-html";
import { offered } from "../scenes/catalogue";
import { messages } from "../state/messages";
import { review } from "../state/review";
import { opened, parts, scene, sourceFiles, title } from "../state/store";
import { theme, toggleTheme } from "../state/theme";
import { accuracyField } from "./accuracy";
import type { Actions } from "./actions";
import { icons, logo } from "./icons";
import { keptList } from "./kept";
import { languageItems, languageMenu } from "./language-menu";
import { closeMenu } from "./menu";
import { showMessages } from "./messages";
import { modes, toLearn } from "./modes";
import { sceneName, shippedText } from "./shipped";
import { text } from "./strings";
import { themeButton } from "./theme-button";

const t = text.header;

export function header(actions: Actions): TemplateResult {
  const canUndo = scene.value.canUndo || (review.value?.canUndo ?? false);
  const canRedo = scene.value.canRedo || (review.value?.canRedo ?? false);
  return html`
    <h1 class="brand">${logo}<span>${text.product}</span></h1>
    ${modes("review")}
    ${sceneMenu(actions)}
    <span class="spacer"></span>
    <div class="group">
      ${tool("undo", t.undo, icons.undo, !canUndo, () => actions.command({ type: "undo" }))}
      ${tool("redo", t.redo, icons.redo, !canRedo, () => actions.command({ type: "redo" }))}
    </div>
    ${openMenu(actions)}
    <button class="button wide" data-testid="save" title=${t.saveTitle} @click=${actions.save}>${t.save}</button>
    <button class="button primary wide" data-testid="share" title=${t.shareTitle} @click=${actions.share}>${t.share}</button>
    <div class="group">
      ${languageMenu()} ${themeButton()} ${messagesButton()}
    </div>
    ${moreMenu(actions)}
  `;
}

const tool = (
  id: string,
  label: string,
  icon: TemplateResult<2>,
  disabled: boolean,
  click: () => void,
) => html`
  <button class="tool" data-testid=${id} title=${label} aria-label=${label} ?disabled=${disabled} @click=${click}>
    ${icon}
  </button>`;

function sceneMenu(actions: Actions): TemplateResult {
  const { slug, text: own } = title.value;
  const name = sceneName(own, slug) || t.scenes;
  return html`
    <details class="menu scenes" data-testid="scene-menu">
      <summary aria-label=${`${t.scenes}: ${name}`}><span class="ellipsis">${name}</span>${icons.down}</summary>
      <ul>
        ${offered()
          .map((shipped) => ({ ...shipped, ...shippedText(shipped.slug) }))
          .map(
            (entry) => html`
            <li>
              <button
                data-testid=${`scene-${entry.slug}`}
                aria-current=${entry.slug === slug ? "true" : nothing}
                @click=${(event: Event) => {
                  closeMenu(event);
                  actions.openScene(entry.slug);
                }}
              >
                <b>${entry.name}</b><small>${entry.about}</small>
              </button>
            </li>`,
          )}
      </ul>
    </details>`;
}

const item = (id: string, label: string, action: () => void) =>
  html`<li><button data-testid=${id} @click=${chosen(action)}>${label}</button></li>`;

const openItems = (actions: Actions) => html`
  ${item("open-files", t.openFiles, actions.pickFiles)}
  ${item("open-folder", t.openFolder, actions.pickFolder)}
  ${
    parts.value.length > 0
      ? html`${item("open-add", t.openAdd, actions.addFiles)} ${item("open-revision", t.openRevision, actions.pickRevision)}
          ${item("open-new", t.openNew, actions.newScene)}`
      : nothing
  }`;

/** What is open, each batch of files with what closes it. */
function openHere({ closeSource }: Actions): TemplateResult | typeof nothing {
  const { sources } = opened.value;
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
  <details class="menu end" data-testid="open-menu" @toggle=${actions.kept.refresh}>
    <summary class="button">${t.open}</summary>
    <ul>${openItems(actions)}<li class="wish">${accuracyField()}</li><li class="hint">${t.openHint}</li>${openHere(actions)}${keptList(actions.kept)}</ul>
  </details>`;

/** On a narrow screen, what has no room of its own. */
const moreMenu = (actions: Actions) => html`
  <details class="menu end narrow-only">
    <summary class="tool" aria-label=${t.more}>${icons.more}</summary>
    <ul>
      <li>${toLearn()}</li>
      <li><button @click=${chosen(actions.save)}>${t.save}</button></li>
      <li><button @click=${chosen(actions.share)}>${t.share}</button></li>
      <li><button @click=${chosen(toggleTheme)}>${theme.value === "dark" ? t.toLight : t.toDark}</button></li>
      <li><button @click=${chosen(showMessages)}>${t.messages}</button></li>
      <li><button @click=${chosen(actions.showShortcuts)}>${text.shortcuts.title}</button></li>
      ${languageItems()}
    </ul>
  </details>`;

const chosen = (action: () => void) => (event: Event) => {
  closeMenu(event);
  action();
};

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

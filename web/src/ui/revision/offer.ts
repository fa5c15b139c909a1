/** Asks whether a file is a new revision of something that is open. */

import { html, nothing } from "lit-html";
import type { Similarity } from "../../scenes/similarity";
import { askInDialog } from "../dialog";
import { sceneName } from "../example-scenes";
import { onValue } from "../fields";
import { revisionText } from "../strings/revision";

const t = revisionText.offer;

/** The answer: the source that it replaces, that it is no revision, or that it is not wanted. */
export type Choice = number | "beside" | "cancel";

/** Asks. `isAdded`: a file that is no revision is added to what is open; otherwise it replaces everything. */
export function askAboutRevision(
  label: string,
  found: readonly Similarity[],
  isAdded: boolean,
): Promise<Choice> {
  const [first] = found;
  if (!first) return Promise.resolve("beside");
  const file = sceneName(label);
  let of = first;
  const about = () => {
    const { found, parts } = of;
    const name = sceneName(of.label);
    return file === name && found === parts
      ? t.aboutSame({ file, parts })
      : t.about({ file, of: name, found, parts });
  };
  const content = (answer: (given: Choice) => () => void, redraw: () => void) => html`
    <div class="offer-body">
      <p data-testid="revision-offer">${about()}</p>
      ${
        found.length > 1
          ? html`<label class="field">${t.of}<select data-testid="revision-of" @change=${onValue((place) => {
              of = found[Number(place)] ?? first;
              redraw();
            })}>${found.map(({ label }, i) => html`<option value=${i}>${sceneName(label)}</option>`)}</select></label>`
          : nothing
      }
      <p class="dim">${t.hint}</p>
      <div class="buttons">
        <button class="button primary" autofocus data-testid="revision-replace" @click=${answer(of.source)}>${t.replace}</button>
        <button class="button" data-testid="revision-beside" @click=${answer("beside")}>${isAdded ? t.beside : t.alone}</button>
        <button class="button" data-testid="revision-cancel" @click=${answer("cancel")}>${t.cancel}</button>
      </div>
    </div>`;
  const name = { testid: "revision-dialog", look: "revision-dialog", title: t.title, close: t.cancel };
  return askInDialog<Choice>(name, "cancel", content);
}

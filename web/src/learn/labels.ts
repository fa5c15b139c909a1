/** What lies over the picture: captions and labels where the points are, and what to say when there is no picture. */

import { html, nothing, type TemplateResult } from "lit-html";
import { styleMap } from "lit-html/directives/style-map.js";
import { part } from "../ui/mount";
import { spread } from "./spread";
import { captions, dead, gpu } from "./state";
import { caption, t } from "./words";

type Label = (typeof captions.value)[number];

/** About how wide a letter is, in pixels. */
const letter = 7.4;

export const over = (): TemplateResult => html`
  <div class="labels" aria-hidden="true">${placed(part("picture").clientWidth).map(label)}</div>
  ${fallback()}`;

const placed = (width: number) =>
  spread(
    captions.value.map((label) => {
      const words = caption(label.caption);
      return { ...label, words, width: words.length * letter + 8 };
    }),
    width,
  );

/** Of an element or a level its number is in the role, too. */
const named = (role: Label["role"]): string =>
  typeof role === "string" ? role : (Object.keys(role)[0] ?? "");

const label = ({ x, y, words, role }: Label & { words: string }) => html`
  <span class="label ${named(role)}" data-testid="label" data-role=${named(role)}
    style=${styleMap({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)` })}>${words}</span>`;

function fallback(): TemplateResult | typeof nothing {
  const { gpu: state, gpuMessage } = gpu.value;
  if (dead.value !== undefined)
    return notice("dead", t("page.stopped"), `${dead.value} ${t("page.stoppedHint")}`);
  if (state === "none") return notice("no-webgl", t("page.noPicture"), gpuMessage ?? "");
  return state === "lost" ? notice("lost", t("page.lostPicture"), "") : nothing;
}

const notice = (id: string, title: string, why: string) => html`
  <div class="notice" role="alert" data-testid=${id}><b>${title}</b><p>${why}</p></div>`;

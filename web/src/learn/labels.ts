/** What lies over the picture: captions and labels where the points are, and what to say when there is no picture. */

import { html, nothing, type TemplateResult } from "lit-html";
import { watchLoss } from "../ui/lost-picture";
import { part } from "../ui/mount";
import { notice, noticeButton } from "../ui/notice";
import { centredAt } from "../ui/styled";
import { sizeOf } from "./label-size";
import { formula } from "./math/show";
import { choiceNamed, type Quiz } from "./quiz";
import { spread } from "./spread";
import { captions, dead, deadTitle, gpu, room } from "./state";
import { caption, t } from "./words";

type Label = (typeof captions.value)[number];

export const over = (quiz: Quiz, again: () => void): TemplateResult => html`
  <div class="labels" aria-hidden="true">${placed(part("picture")).map((one) => label(one, quiz))}</div>
  ${fallback(again)}`;

const placed = (picture: HTMLElement) => {
  const { clientWidth: width, clientHeight: height } = picture;
  const written = () => picture.querySelectorAll<HTMLElement>(".label");
  const spots = captions.value.map((label) => {
    const words = caption(label.caption);
    return { ...label, words, ...sizeOf(words, width, written) };
  });
  return spread(spots, width, height);
};

/** Of an element or a level its number is in the role, too. */
const named = (role: Label["role"]): string =>
  typeof role === "string" ? role : (Object.keys(role)[0] ?? "");

const label = ({ x, y, caption: told, words, role }: Label & { words: string }, quiz: Quiz) => {
  const shown = "math" in told ? formula([told.math]) : words;
  const choice = choiceNamed(words);
  return html`
  <span class="label ${named(role)}" data-testid="label" data-words=${words} data-role=${named(role)}
    style=${centredAt(x, y)}>${choice === undefined ? shown : pick(shown, choice, quiz)}</span>`;
};

/** What the question offers can be chosen in the picture; for the keyboard and for readers it has buttons beside it. */
const pick = (shown: TemplateResult | string, choice: number, quiz: Quiz) => html`
  <button class="pick" tabindex="-1" data-testid="pick" @click=${() => void quiz.answer(choice).catch(() => undefined)}>${shown}</button>`;

const isLostForGood = watchLoss(room);

function fallback(again: () => void): TemplateResult | typeof nothing {
  if (dead.value !== undefined)
    return notice(
      "dead",
      deadTitle.value,
      dead.value,
      noticeButton("begin-anew", t("page.startAnew"), again),
    );
  const { gpu: state } = gpu.value;
  if (state === "none") return notice("no-webgl", t("page.noPicture"), t("page.noPictureWhy"));
  if (state !== "lost") return nothing;
  if (!isLostForGood.value) return notice("lost", t("page.lostPicture"), t("page.lostPictureWhy"));
  return notice(
    "lost",
    t("page.lostForGood"),
    t("page.lostForGoodWhy"),
    noticeButton("draw-anew", t("page.drawAnew"), again),
  );
}

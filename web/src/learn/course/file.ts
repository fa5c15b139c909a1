/** Saves the progress to a file, reads it from a file, and deletes it. It is loaded on the first request. */

import { html } from "lit-html";
import { showMessage } from "../../state/messages";
import { showDialog } from "../../ui/dialog";
import { saveAs } from "../../ui/save-file";
import { forgetCode } from "../judge/stored-code";
import { forgetPuzzles } from "../puzzle/state";
import * as score from "../score";
import { t } from "../words";
import { itemOf } from "./plan";
import { clearProgress, mergeProgress, progress } from "./progress";
import { isRead, type Refusal, readRecord, recordOf } from "./record";

const fileName = "nearpoint-progress.json";

export function saveProgress(): void {
  const text = JSON.stringify(recordOf(progress.peek(), score.scores.peek()), undefined, 2);
  saveAs(fileName, text, "application/json");
}

export function loadProgress(): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = "application/json,.json";
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void readFile(file);
  });
  input.click();
}

export async function readFile(file: Pick<File, "name" | "text">): Promise<void> {
  let read: ReturnType<typeof readRecord>;
  try {
    read = readRecord(await file.text());
  } catch {
    showMessage("error", t("page.progressRefused", { file: file.name }), t("page.progressUnreadable"));
    return;
  }
  if (!isRead(read)) {
    showMessage("error", t("page.progressRefused", { file: file.name }), refusalText(read));
    return;
  }
  mergeProgress(read.progress);
  score.mergeScores(read.scores);
  const unknown = [...read.progress.keys()].filter((name) => !itemOf(name)).length;
  showMessage(
    "success",
    t("page.progressLoaded"),
    unknown > 0 ? t("page.progressUnknown", { n: unknown }) : undefined,
  );
}

function refusalText(refusal: Refusal): string {
  if (typeof refusal === "object") return t("page.progressDamaged", { place: refusal.damaged });
  const said = {
    "not-json": "page.progressNotJson",
    "other-file": "page.progressOtherFile",
    newer: "page.progressNewer",
  } as const;
  return t(said[refusal]);
}

export function askToForget(): void {
  const close = (event: Event) => (event.target as Element).closest("dialog")?.close();
  showDialog(
    { testid: "forget-dialog", look: "forget", title: t("page.forgetProgress"), close: t("page.forgetNo") },
    html`<p>${t("page.forgetSure")}</p>
      <p class="buttons">
        <button class="button" @click=${close}>${t("page.forgetNo")}</button>
        <button class="button primary" data-testid="forget-yes" @click=${(event: Event) => {
          clearProgress();
          score.replace({});
          forgetCode();
          forgetPuzzles();
          close(event);
          showMessage("success", t("page.forgotten"));
        }}>${t("page.forgetYes")}</button></p>`,
  );
}

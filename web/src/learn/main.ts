import "./style/learn.css";
import "../engine/trusted";
import { installServiceWorker } from "../offline/register";
import { showMessage } from "../state/messages";
import { inLanguage } from "../ui/language-menu";
import { part } from "../ui/mount";
import { announceUpdate } from "../ui/update";
import { removeStartMessage, whenStylesLoaded } from "../ui/wait-for-styles";
import { LearnApp } from "./app";
import { publish } from "./automation";
import { publishExperiment } from "./experiment/automation";
import { listenToParent } from "./frame";
import { build } from "./page";
import { readLaunch } from "./record/launch";
import { publishSheetApi } from "./sheet/automation";
import * as state from "./state";
import { t } from "./words";

const notes = new URLSearchParams(location.search).get("notes");
if (notes)
  void import("./classroom/notes-window").then(({ showNotes }) =>
    inLanguage(() => {
      showNotes(notes);
      removeStartMessage();
    }),
  );
else whenStylesLoaded(begin);

function begin(): void {
  // A package for a learning platform has one chapter, which its page names.
  state.chapter.value = document.querySelector<HTMLMetaElement>('meta[name="nearpoint-chapter"]')?.content;
  const app = new LearnApp(part("picture"), part("bench-picture"), part("sheet-picture"));
  // The worker starts first, so that it compiles while the panels are built.
  app.start();
  publish(app);
  publishExperiment(app.experiment, () => app.idle());
  publishSheetApi(app.sheet, () => app.idle());
  void inLanguage(() => {
    build(app);
    removeStartMessage();
  });
  listenToParent(app);
  const launch = readLaunch(location.search);
  const missed = () => showMessage("error", t("page.noPart"));
  if (launch) import("./record/xapi").then(({ recordStatements }) => recordStatements(launch), missed);
  // Readers of an embedded lesson need no reports of updates.
  const delta = () => void (state.embedded.peek() || announceUpdate());
  if (state.chapter.value === undefined) installServiceWorker(app.idle(), import.meta.url, delta);
  else import("./scorm/sco").then(({ startSco }) => startSco(), missed);
}

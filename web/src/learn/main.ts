import "./style/learn.css";
import "../engine/trusted";
import { keepForOffline } from "../offline/register";
import { say } from "../state/messages";
import { inLanguage } from "../ui/language-menu";
import { part } from "../ui/mount";
import { begun, withStyles } from "../ui/starting";
import { tellOfUpdate } from "../ui/update";
import { LearnApp } from "./app";
import { publish } from "./automation";
import { publishRoom } from "./experiment/automation";
import { listenToParent } from "./frame";
import { build } from "./page";
import { readLaunch } from "./record/launch";
import { publishSheet } from "./sheet/automation";
import * as state from "./state";
import { t } from "./words";

const notes = new URLSearchParams(location.search).get("notes");
if (notes)
  void import("./classroom/notes-window").then(({ showNotes }) =>
    inLanguage(() => {
      showNotes(notes);
      begun();
    }),
  );
else withStyles(begin);

function begin(): void {
  // A package for a learning platform has one chapter, which its page names.
  state.chapter.value = document.querySelector<HTMLMetaElement>('meta[name="nearpoint-chapter"]')?.content;
  const app = new LearnApp(part("picture"), part("bench-picture"), part("sheet-picture"));
  // The worker starts first, so that it compiles while the panels are built.
  app.start();
  publish(app);
  publishRoom(app.experiment, () => app.idle());
  publishSheet(app.sheet, () => app.idle());
  void inLanguage(() => {
    build(app);
    begun();
  });
  listenToParent(app);
  const launch = readLaunch(location.search);
  const missed = () => say("error", t("page.noPart"));
  if (launch) import("./record/xapi").then(({ recordStatements }) => recordStatements(launch), missed);
  // Readers of an embedded lesson need no news of updates.
  const news = () => void (state.embedded.peek() || tellOfUpdate());
  if (state.chapter.value === undefined) keepForOffline(app.idle(), import.meta.url, news);
  else import("./scorm/sco").then(({ startSco }) => startSco(), missed);
}

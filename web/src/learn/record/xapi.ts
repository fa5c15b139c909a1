/** Turns events of the lessons into statements, for the page around and for a record store. */

import { dismissToast, showMessage } from "../../state/messages";
import { postToParent } from "../embed/parent";
import { uuid } from "../uuid";
import { t } from "../words";
import type { Launch } from "./launch";
import { type LearnEvent, onLearnEvent, scoreIn } from "./outcome";
import {
  type Actor,
  answeredStatement,
  completedStatement,
  progressedStatement,
  type Statement,
  type StatementContext,
  tenth,
} from "./statement";
import { RecordStore, type SendFailure, type StorageLike } from "./store";

export function recordStatements({ store: address, actor, registration, activity, faults }: Launch): void {
  if (faults.includes("endpoint")) showMessage("warning", t("page.badEndpoint"));
  if (faults.includes("actor")) showMessage("warning", t("page.badActor"));
  const store = address && new RecordStore(address, storage(), showSendFailure());
  const page = location.origin + location.pathname;
  const who = actor ?? anonymousActor(page);
  const about = (): StatementContext => ({
    actor: who,
    registration,
    activity,
    page,
    language: document.documentElement.lang || "en",
    id: uuid(),
    timestamp: new Date().toISOString(),
  });
  const opened = new Map<string, number>();
  const reached = new Map<string, number>();
  const made = (happening: LearnEvent): Statement | undefined => {
    const { lesson, step, last } = happening;
    if (!opened.has(lesson)) opened.set(lesson, performance.now());
    switch (happening.name) {
      case "answered":
        return answeredStatement(happening, about());
      case "ended": {
        const seconds = (performance.now() - (opened.get(lesson) ?? 0)) / 1000;
        return completedStatement(happening, scoreIn(lesson), seconds, about());
      }
      case "step": {
        const now = tenth(step, last);
        if (now <= (reached.get(lesson) ?? 0)) return undefined;
        reached.set(lesson, now);
        return progressedStatement(happening, about());
      }
    }
  };
  onLearnEvent((happening) => {
    const statement = made(happening);
    if (!statement) return;
    postToParent({ statement });
    store?.add(statement);
  });
}

/** Returns an anonymous actor for this visit, because a statement must have an actor. */
const anonymousActor = (page: string): Actor => ({
  objectType: "Agent",
  account: { homePage: page, name: `visit-${uuid()}` },
});

function showSendFailure(): (trouble: SendFailure | undefined) => void {
  let said: number | undefined;
  return (trouble) => {
    if (said !== undefined) dismissToast(said);
    said = undefined;
    if (!trouble) showMessage("success", t("page.recordsTaken"));
    else if (trouble.status === undefined)
      said = showMessage("warning", t("page.storeSilent", { n: trouble.waiting }));
    else
      said = showMessage("warning", t("page.storeRefuses", { n: trouble.waiting, status: trouble.status }));
  };
}

function storage(): StorageLike | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // a browser without storage for frames of other sites
  }
}

/** Turns events of the lessons into statements, for the page around and for a record store. */

import { dismiss, say } from "../../state/messages";
import { tellParent } from "../embed/parent";
import { uuid } from "../uuid";
import { t } from "../words";
import type { Launch } from "./launch";
import { type Happening, onHappening, scoreIn } from "./outcome";
import {
  type Actor,
  answered,
  type Circumstances,
  completed,
  progressed,
  type Statement,
  tenth,
} from "./statement";
import { type Keeper, RecordStore, type Trouble } from "./store";

export function recordStatements({ store: address, actor, registration, activity, faults }: Launch): void {
  if (faults.includes("endpoint")) say("warning", t("page.badEndpoint"));
  if (faults.includes("actor")) say("warning", t("page.badActor"));
  const store = address && new RecordStore(address, storage(), sayTrouble());
  const page = location.origin + location.pathname;
  const who = actor ?? nobody(page);
  const about = (): Circumstances => ({
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
  const made = (happening: Happening): Statement | undefined => {
    const { lesson, step, last } = happening;
    if (!opened.has(lesson)) opened.set(lesson, performance.now());
    switch (happening.name) {
      case "answered":
        return answered(happening, about());
      case "ended": {
        const seconds = (performance.now() - (opened.get(lesson) ?? 0)) / 1000;
        return completed(happening, scoreIn(lesson), seconds, about());
      }
      case "step": {
        const now = tenth(step, last);
        if (now <= (reached.get(lesson) ?? 0)) return undefined;
        reached.set(lesson, now);
        return progressed(happening, about());
      }
    }
  };
  onHappening((happening) => {
    const statement = made(happening);
    if (!statement) return;
    tellParent({ statement });
    store?.add(statement);
  });
}

/** Returns an anonymous actor for this visit, because a statement must have an actor. */
const nobody = (page: string): Actor => ({
  objectType: "Agent",
  account: { homePage: page, name: `visit-${uuid()}` },
});

function sayTrouble(): (trouble: Trouble | undefined) => void {
  let said: number | undefined;
  return (trouble) => {
    if (said !== undefined) dismiss(said);
    said = undefined;
    if (!trouble) say("success", t("page.recordsTaken"));
    else if (trouble.status === undefined)
      said = say("warning", t("page.storeSilent", { n: trouble.waiting }));
    else said = say("warning", t("page.storeRefuses", { n: trouble.waiting, status: trouble.status }));
  };
}

function storage(): Keeper | undefined {
  try {
    return localStorage;
  } catch {
    return undefined; // a browser without storage for frames of other sites
  }
}

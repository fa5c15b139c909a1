/**
 * The sheet of this tab over a reload: on a shelf as works of the review page are, each tab's under a name of its own. Loaded once there is
 * something to keep, or to bring back.
 */

import { freshId } from "../../scenes/content";
import { WorkStore } from "../../scenes/work-store";
import type { SheetKept } from "../types";

const key = "nearpoint.sheet";
const shelf = new WorkStore(key);
/** Those of so many tabs are kept; older ones make room. */
const most = 8;
/** Under which this tab's is. */
let id: string | undefined;

export async function shelve(sheet: SheetKept): Promise<void> {
  id ??= freshId();
  const { title, contours } = sheet;
  const work = { text: JSON.stringify(sheet), files: new Map<string, Blob>() };
  await shelf.put({ id, title, parts: contours.length, at: Date.now() }, work);
  sessionStorage.setItem(key, id);
  const older = (await shelf.list()).slice(most);
  await shelf.forget(older.map((row) => row.id));
}

/** What was on the sheet before this page was loaded again; it is this tab's from now on. */
export async function shelved(): Promise<SheetKept | undefined> {
  id = sessionStorage.getItem(key) ?? undefined;
  const work = id === undefined ? undefined : await shelf.take(id);
  return work && (JSON.parse(work.text) as SheetKept);
}

/**
 * Stores the sheet of this tab for a reload, each tab's under its own name, as the review page stores works. It is loaded when there is something to
 * save or restore.
 */

import { freshId } from "../../scenes/content";
import { WorkStore } from "../../scenes/work-store";
import type { SheetKept } from "../types";

const key = "nearpoint.sheet";
const store = new WorkStore(key);
/** The number of tabs whose sheets are stored; older ones are deleted. */
const maxTabs = 8;
/** The name of this tab's sheet. */
let id: string | undefined;

export async function storeTabSheet(sheet: SheetKept): Promise<void> {
  id ??= freshId();
  const { title, contours } = sheet;
  const work = { text: JSON.stringify(sheet), files: new Map<string, Blob>() };
  await store.put({ id, title, parts: contours.length, at: Date.now() }, work);
  sessionStorage.setItem(key, id);
  const older = (await store.list()).slice(maxTabs);
  await store.delete(older.map((row) => row.id));
}

/** Returns the sheet from before the reload, which belongs to this tab from now on. */
export async function readTabSheet(): Promise<SheetKept | undefined> {
  id = sessionStorage.getItem(key) ?? undefined;
  const work = id === undefined ? undefined : await store.get(id);
  return work && (JSON.parse(work.text) as SheetKept);
}

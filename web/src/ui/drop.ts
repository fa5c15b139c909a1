/** Accepts files from outside: dropped anywhere on the page, alone or in folders, or picked. */

import { messageOf } from "../engine/english";
import type { FileToRead } from "../engine/protocol";
import { showMessage } from "../state/messages";
import { text } from "./strings";

/** Highlights the page while files are dragged over it, and passes dropped files on. */
export function watchDrops(overlay: HTMLElement, take: (files: FileToRead[]) => void): void {
  let depth = 0; // every child fires enter and leave events, so they are counted
  const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
  const show = (on: boolean) => {
    overlay.hidden = !on;
  };
  addEventListener("dragenter", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    depth += 1;
    show(true);
  });
  addEventListener("dragover", (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  });
  addEventListener("dragleave", (event) => {
    if (!holdsFiles(event)) return;
    depth = Math.max(0, depth - 1);
    if (depth === 0) show(false);
  });
  addEventListener("drop", (event) => {
    if (!holdsFiles(event) || !event.dataTransfer) return;
    event.preventDefault();
    depth = 0;
    show(false);
    filesOf(event.dataTransfer).then(take, (error: Error) =>
      showMessage("error", text.message.dropFailed, messageOf(error)),
    );
  });
}

/**
 * Returns the dropped files. The list must be read before the event ends; folders are walked afterwards. Files are not read as entries, because
 * WebKit has no entry for a file that a script made.
 */
async function filesOf(data: DataTransfer): Promise<FileToRead[]> {
  const items = [...data.items].map((item) => ({
    entry: item.webkitGetAsEntry?.() ?? null,
    file: item.getAsFile(),
  }));
  const found = items.map(({ entry, file }) => {
    if (entry?.isDirectory) return walk(entry);
    return file ? [{ path: file.name, blob: file }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function walk(entry: FileSystemEntry): Promise<FileToRead[]> {
  const path = entry.fullPath.replace(/^\//, "");
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) =>
      (entry as FileSystemFileEntry).file(resolve, reject),
    );
    return [{ path, blob: file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileToRead[] = [];
  for (;;) {
    // A reader returns at most a hundred entries at a time, and none at the end.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    for (const child of some) found.push(...(await walk(child)));
  }
}

/** Opens the system's file dialog; `take` is called only if something was picked. */
export function pick(what: "files" | "folder", take: (files: FileToRead[]) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.hidden = true;
  input.dataset.testid = "file-input";
  if (what === "folder") input.webkitdirectory = true;
  input.addEventListener("change", () => {
    const files = [...(input.files ?? [])];
    input.remove();
    if (files.length > 0)
      take(files.map((file) => ({ path: file.webkitRelativePath || file.name, blob: file })));
  });
  input.addEventListener("cancel", () => input.remove());
  document.body.append(input);
  input.click();
}

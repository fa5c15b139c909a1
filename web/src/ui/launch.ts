/** Opens files that the system opens with the installed page, of the types in `public/manifest.webmanifest`. */

import type { FileToRead } from "../engine/protocol";

/** The part of the interface that browsers share. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** Watches the queue of files; browsers that open no files with pages have none. */
export function watchLaunches(take: (files: FileToRead[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((handle) => handle.getFile())).then((all) =>
      take(all.map((file) => ({ path: file.name, blob: file }))),
    );
  });
}

/** Files that the system opens with the installed page: those of `public/manifest.webmanifest`. */

import type { FileToRead } from "../engine/protocol";

/** As far as browsers agree on it. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

/** A browser that opens no files with pages has no such queue. */
export function watchLaunches(take: (files: FileToRead[]) => void): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    void Promise.all(files.map((handle) => handle.getFile())).then((all) =>
      take(all.map((file) => ({ path: file.name, blob: file }))),
    );
  });
}

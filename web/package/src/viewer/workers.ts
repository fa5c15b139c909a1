/** Starts the element's workers, from wherever this script came. */

/** A bundler knows these very words, and makes a worker of what they name. */
export const engineWorker = (): Worker =>
  started(
    () => new Worker(new URL("./engine.worker.js", import.meta.url), { type: "module", name: "engine" }),
    "engine.worker.js",
  );

export const loaderWorker = (): Worker =>
  started(
    () => new Worker(new URL("./loader.worker.js", import.meta.url), { type: "module", name: "loader" }),
    "loader.worker.js",
  );

/** Not spelt out where it is used: no bundler is to take that for a file of its own. */
const here = import.meta.url;

/** No page may start a worker from another origin, such as a host of packages; it may start one of its own that imports that. */
function started(create: () => Worker, name: string): Worker {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const script = `import ${JSON.stringify(new URL(name, here).href)};`;
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = new Worker(address, { type: "module", name });
    // The address must be there until the script was fetched.
    worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
    return worker;
  }
}

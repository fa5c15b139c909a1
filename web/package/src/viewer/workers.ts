/** Starts the element's workers, for a script from any origin. */

/** Bundlers recognise exactly this expression and make a worker of the file that it names. */
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

/** The address of this script, in a variable so that bundlers do not treat its uses as files. */
const here = import.meta.url;

/** Starts a worker. A page may not start one from another origin, such as a CDN, but its own worker may import from there. */
function started(create: () => Worker, name: string): Worker {
  try {
    return create();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const script = `import ${JSON.stringify(new URL(name, here).href)};`;
    const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const worker = new Worker(address, { type: "module", name });
    // The address must stay valid until the script was fetched.
    worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
    return worker;
  }
}

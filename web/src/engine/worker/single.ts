/** The package without shared memory, started: it runs in any worker, in any frame. */

export async function loadSingle(): Promise<typeof import("../../../pkg/single/index.js")> {
  const single = await import("../../../pkg/single/index.js");
  await single.default();
  return single;
}

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isNamedStep } from "../src/engine/cad-kernel";
import { message } from "../src/engine/message";

const what = message("page-cad-kernel");

/** The smallest module. */
const module = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const asked = vi.fn<() => Promise<Response>>();
const answer = (status: number, type = "application/wasm", bytes = module) =>
  new Response(bytes, { status, headers: { "content-type": type } });

/** Returns the function of a page that was just opened. */
async function cadKernel() {
  return (await import("../src/engine/cad-kernel")).cadKernel;
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("fetch", asked);
  vi.spyOn(WebAssembly, "validate").mockReturnValue(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockReset();
});

describe("the CAD kernel of a page", () => {
  it("names browsers that can run it if this one cannot, and fetches nothing", async () => {
    vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
    const why = message("page-cad-kernel-too-old-browser");
    expect(await (await cadKernel())()).toEqual({ why: expect.stringMatching(why) });
    expect(asked).not.toHaveBeenCalled();
  });

  it("reports a failed fetch or compilation, is fetched again the next time, and is then cached", async () => {
    const kernel = await cadKernel();
    asked.mockResolvedValueOnce(answer(404));
    expect(await kernel()).toEqual({ why: message("page-not-fetched", { what, why: "404" }) });
    asked.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    expect(await kernel()).toEqual({
      why: message("page-not-fetched", { what, why: message("page-no-network") }),
    });
    asked.mockResolvedValueOnce(answer(200, "application/wasm", module.subarray(0, 6)));
    expect(await kernel()).toEqual({ why: expect.stringContaining("page-not-compiled") });
    asked.mockImplementation(async () => answer(200));
    const [one, other] = await Promise.all([kernel(), kernel()]);
    expect(one).toEqual({ module: expect.any(WebAssembly.Module) });
    expect(other).toBe(one);
    expect(await kernel()).toBe(one);
    expect(asked).toHaveBeenCalledTimes(4);
  });

  it("is compiled from a host that sends another content type", async () => {
    asked.mockImplementation(async () => answer(200, "application/octet-stream"));
    expect(await (await cadKernel())()).toEqual({ module: expect.any(WebAssembly.Module) });
  });

  it("is recognised as needed by file names, also of archives with a telling name", () => {
    for (const name of ["a.step", "b/a.STP", "a.p21", "reducer.step.zip"])
      expect(isNamedStep(name)).toBe(true);
    for (const name of ["a.stl", "steps.zip", "step", "a.stepper"]) expect(isNamedStep(name)).toBe(false);
  });
});

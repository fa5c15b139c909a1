import { describe, expect, it } from "vitest";
import { isAsked, withProjector } from "../../src/learn/classroom/address";
import { readRequest, readSlides, type Slide } from "../../src/learn/classroom/channel";
import { elapsedText } from "../../src/learn/classroom/elapsed";
import { Lookahead } from "../../src/learn/classroom/lookahead";
import { clampWhole } from "../../src/learn/experiment/setup";
import { shortened } from "../../src/learn/sheet/setup";
import { citation } from "../../src/learn/sources";
import { t } from "../../src/learn/words";
import { FakeWorker } from "./fake-worker";

const slide = (index: number): Slide => ({
  lesson: "fake",
  values: { gap: 1 },
  steps: 6,
  playing: false,
  shown: { index, say: "fake.step", with: {}, numbers: [], events: [], charts: [], grip: false },
});

describe("the projector in the address", () => {
  it("is added to other fields of the address once", () => {
    expect(withProjector("", true)).toBe("?projector");
    expect(withProjector("?single&projector=", true)).toBe("?single&projector");
    expect(withProjector("?projector&single", false)).toBe("?single");
    expect(withProjector("?projector", false)).toBe("");
    expect([isAsked("?single&projector"), isAsked("?single")]).toEqual([true, false]);
  });
});

describe("the lookahead of the notes", () => {
  it("opens a story once and returns the next step, or none after the last or if the request is stale", async () => {
    const worker = new FakeWorker();
    const prompter = new Lookahead(worker as never);
    const here = () => false;
    expect((await prompter.nextStep(slide(2), here))?.index).toBe(3);
    expect((await prompter.nextStep(slide(3), here))?.index).toBe(4);
    expect(await prompter.nextStep(slide(5), here)).toBeUndefined();
    expect(await prompter.nextStep(slide(1), () => true)).toBeUndefined();
    expect(worker.calls).toEqual(['open "fake" {"gap":1}', "show 3", "show 4"]);
  });

  it("grades the shown step while it reads ahead", async () => {
    const worker = new FakeWorker();
    const call = worker.call as unknown as (name: string, ...args: unknown[]) => Promise<unknown>;
    const graded: string[] = [];
    const port = {
      call: (name: string, ...args: unknown[]) => {
        if (name !== "grade") return call(name, ...args);
        graded.push(worker.calls.at(-1) ?? "");
        return Promise.resolve({ right: false, answer: 1 });
      },
    };
    const prompter = new Lookahead(port as never);
    const [, answer] = await Promise.all([
      prompter.nextStep(slide(2), () => false),
      prompter.rightAnswer(slide(2)),
    ]);
    expect([answer, graded]).toEqual([1, ["show 2"]]);
  });

  it("continues after a refusal", async () => {
    const worker = new FakeWorker();
    const prompter = new Lookahead(worker as never);
    worker.refuse = "no";
    await expect(prompter.nextStep(slide(0), () => false)).rejects.toThrow("no");
    worker.refuse = undefined;
    expect((await prompter.nextStep(slide(0), () => false))?.index).toBe(1);
  });
});

describe("messages between slides and notes", () => {
  it("are recognised by their sender", () => {
    expect(readRequest({ from: "notes", do: "on" })).toBe("on");
    expect(readRequest({ from: "notes", do: "dance" })).toBeUndefined();
    expect(readRequest({ from: "slides" })).toBeUndefined();
    expect(readSlides({ from: "slides", over: true })).toEqual({ from: "slides", over: true });
    expect([readSlides({ from: "notes", do: "on" }), readSlides(null), readSlides("on")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("small formatting functions", () => {
  it("format minutes and seconds, and hours if there are any", () => {
    expect([0, 61_000, 754_321, 3_600_000, -5].map(elapsedText)).toEqual([
      "0:00",
      "1:01",
      "12:34",
      "1:00:00",
      "0:00",
    ]);
  });

  it("clamp numbers of trials to their bounds", () => {
    expect([-5, 0, 2.4, 1e9, Number.NaN].map((typed) => clampWhole(typed, 1, 1000))).toEqual([
      1, 1, 2, 1000, 1,
    ]);
  });

  it("shorten coordinates in a message about a file, but not its name", () => {
    expect(shortened("first from (12.300000000000001, -0.1234567) to (3, 4.5); plate-1.23456.svg")).toBe(
      "first from (12.3, −0.12346) to (3, 4.5); plate-1.23456.svg",
    );
  });

  it("insert a number in words unchanged", () => {
    expect(t("page.chartLine", { line: "upper", value: "30.86" })).toBe("upper 30.86");
  });

  it("link cited works and keep the whole source text", () => {
    const source = "After US 5056031, and JP 3316092 B2, claim 3";
    const pieces = citation(source);
    expect(pieces.map(({ text }) => text).join("")).toBe(source);
    expect(pieces.filter(({ address }) => address)).toHaveLength(2);
  });
});

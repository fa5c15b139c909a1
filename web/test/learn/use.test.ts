/** The questions as a file for a quiz, and what the site offers for a course. */

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DOMParser, type Element } from "@xmldom/xmldom";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { lessonsFolder } from "../../build/texts/lessons";
import { readPage, writePage } from "../../src/learn/course/address";
import { type CollectedQuestion, collectQuestions } from "../../src/learn/course/use/collect";
import { type FileQuestion, moodleXml } from "../../src/learn/course/use/moodle";
import { publicAddress } from "../../src/learn/course/use/public-address";
import { questionFile } from "../../src/learn/course/use/question-file";
import type { LessonCaption } from "../../src/learn/types";
import { isKnown, t } from "../../src/learn/words";
import { language, languages } from "../../src/state/language";
import { figureQuestions } from "../../src/state/made-texts/figure-questions";
import { whenLoaded } from "../../src/state/translated";
import { en } from "./catalogues";
import { FakeWorker } from "./fake-worker";

/** Parses XML; whatever is not well-formed is an error. */
function parsed(text: string): Element {
  const onError = (level: string, message: string) => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError }).parseFromString(text, "text/xml").documentElement;
  if (!root) throw new Error("no root");
  return root;
}

const all = (of: Element, tag: string): Element[] => [...of.getElementsByTagName(tag)];
const children = (of: Element, tag: string): Element[] =>
  [...of.childNodes].filter((node): node is Element => node.nodeName === tag);
const textIn = (of: Element, tag: string): string => children(of, tag)[0]?.textContent ?? "";

/** The questions of a file, without the categories. */
const questionsIn = (xml: string): Element[] =>
  all(parsed(xml), "question").filter((one) => one.getAttribute("type") !== "category");

/** The fractions of a question's answers. */
const fractions = (question: Element): (string | null)[] =>
  children(question, "answer").map((answer) => answer.getAttribute("fraction"));

const names = Object.keys(en).flatMap((key) => (key.startsWith("question.") ? [key.slice(9)] : []));

/** Returns a question about a step of GJK. The last choice is right. */
const asked = (name: string, choices: LessonCaption[], answer = choices.length - 1): CollectedQuestion => ({
  lesson: "gilbert",
  step: {
    index: 2,
    say: "gilbert.refine",
    with: { corners: 2, dropped: 1, g: 45.02, gain: 1.459, lower: 29.4, upper: 30.86 },
    numbers: [
      { name: "upper", value: 30.86, unit: "length", bound: "atMost" },
      { name: "iterations", value: 1234.5, unit: "microseconds", bound: "measured" },
    ],
    events: [],
    charts: [],
    grip: false,
  },
  question: { name, choices },
  answer,
});

const page = "https://school.example/learn.html?lang=en";

describe("the questions of lessons", () => {
  it("are read step by step, without those that need the figure", async () => {
    const worker = new FakeWorker();
    worker.asking = [0, 2];
    worker.pointing = [4];
    const opened: string[] = [];
    const found = await collectQuestions({ call: worker.call }, ["gilbert", "arch"], (name) =>
      opened.push(name),
    );
    expect(opened).toEqual(["gilbert", "arch"]);
    expect(found.leftOut).toBe(2);
    expect(found.questions.map(({ lesson, step, answer }) => [lesson, step.index, answer])).toEqual([
      ["gilbert", 0, 1],
      ["gilbert", 2, 1],
      ["arch", 0, 1],
      ["arch", 2, 1],
    ]);
  });

  it("that need the figure are questions of the lessons", () => {
    expect(new Set(figureQuestions).size).toBe(figureQuestions.length);
    for (const name of figureQuestions) expect(names).toContain(name);
  });

  it("fail with the lesson’s reason", async () => {
    const worker = new FakeWorker();
    worker.refuse = "no model";
    await expect(collectQuestions({ call: worker.call }, ["arch"], () => undefined)).rejects.toThrow(
      "no model",
    );
  });
});

describe.each(languages)("the file of questions in %s", (now) => {
  beforeAll(async () => {
    language.value = now;
    await whenLoaded();
  });
  const yesOrNo: LessonCaption[] = [{ key: "yes" }, { key: "no" }];

  it("has every question with exactly one right answer, and HTML that is well-formed", () => {
    const collected = names.flatMap((name) => [asked(name, yesOrNo), asked(name, [], 12)]);
    const found = questionsIn(questionFile(collected, page));
    expect(found.length).toBe(collected.length);
    for (const question of found) {
      const id = textIn(question, "idnumber");
      expect(fractions(question).filter((fraction) => fraction === "100").length, id).toBe(1);
      expect(fractions(question).filter((fraction) => fraction === "0").length, id).toBe(1);
      for (const tag of ["questiontext", "generalfeedback", "feedback"])
        for (const { textContent } of all(question, tag)) {
          expect(textContent?.trim(), `${id} ${tag}`).toBeTruthy();
          parsed(`<div>${textContent}</div>`);
        }
    }
    const ids = questionsIn(
      questionFile(
        names.map((name) => asked(name, yesOrNo)),
        page,
      ),
    ).map((question) => textIn(question, "idnumber"));
    expect(new Set(ids).size).toBe(names.length);
  });

  it("has the step’s text, its numbers except times, and the link to the next step", () => {
    const [question] = questionsIn(questionFile([asked("gilbert.done", yesOrNo)], page));
    const text = textIn(question as Element, "questiontext");
    const value = now === "ru" ? "30,86" : "30.86";
    expect(text).toContain(`≤ ${value}`);
    expect(text).toContain("|ν|<sup>2</sup>");
    expect(text).not.toMatch(/1.?234|\{|undefined/);
    expect(textIn(question as Element, "generalfeedback")).toContain(
      'href="https://school.example/learn.html?lang=en#gilbert?step=3"',
    );
  });

  it("has neither the credentials of the page’s address nor a link to this computer", () => {
    const here =
      "/learn.html?xapi&auth=Basic%20secret&actor=%7B%22mbox%22%3A%22mailto:ann@school.example%22%7D#gilbert";
    const file = (origin: string) =>
      questionFile([asked("gilbert.done", yesOrNo)], publicAddress(new URL(here, origin)));
    expect(file("https://school.example")).toContain(
      `https://school.example/learn.html?lang=${now}#gilbert?step=3&quot;`,
    );
    expect(file("https://school.example")).not.toMatch(/auth|secret|actor|xapi|ann@/);
    for (const origin of ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]", "file:///a/"])
      expect(questionsIn(file(origin)).map((question) => textIn(question, "generalfeedback").trim())).toEqual(
        [""],
      );
  });

  it("gives a wrong number its reason, and tolerates what the lessons tolerate", () => {
    const read = (answer: number) => {
      const [question] = questionsIn(questionFile([asked("rank.growth", [], answer)], page));
      const [right, other] = children(question as Element, "answer");
      return [
        textIn(right as Element, "text"),
        textIn(right as Element, "tolerance"),
        textIn(other as Element, "text"),
      ];
    };
    const rust = readFileSync(resolve(lessonsFolder, "question.rs"), "utf8");
    const constant = (name: string) => Number(new RegExp(`const ${name}: usize = (\\d+);`).exec(rust)?.[1]);
    const [first, share] = [constant("MIN_GUESSED"), constant("GUESS_TOLERANCE")];
    for (const answer of [first - 1, first, 101])
      expect(read(answer), "see MIN_GUESSED and GUESS_TOLERANCE of question.rs").toEqual([
        String(answer),
        String(answer < first ? 0 : Math.floor(answer / share)),
        "*",
      ]);
  });

  it("writes the decimal mark of the language in choices, too", () => {
    const [question] = questionsIn(questionFile([asked("gilbert.done", [{ math: "1/√2 ≈ 0.71" }])], page));
    const [choice] = children(question as Element, "answer");
    expect(textIn(choice as Element, "text")).toBe(`1/√2 ≈ ${now === "ru" ? "0,71" : "0.71"}`);
  });

  it("says so where every question needs the figure", () => {
    expect(t("page.questionsSaved", { n: 0 })).not.toContain("0");
    expect(t("page.questionsSaved", { n: 10 })).toContain("10");
  });

  it("uses no key without a text", () => {
    for (const name of names) expect(isKnown(`why.${name}`), name).toBe(true);
  });
});

describe("the XML for question banks", () => {
  afterEach(() => {
    language.value = "en";
  });
  const one = (more: Partial<FileQuestion> = {}): FileQuestion => ({
    id: "a",
    category: ["Nearpoint"],
    name: "name",
    text: "<p>text</p>",
    feedback: "",
    answers: {
      choices: [
        { text: "yes", feedback: "" },
        { text: "no", feedback: "" },
      ],
      right: 0,
    },
    ...more,
  });

  it("keeps every sign, except those that XML forbids", () => {
    const hostile = "a < b && c > d, ]]> \"x\" 'y' <script>alert(1)</script> |ν|² ≤ √½ · 𝔸 &amp; \u202f\n";
    const [question] = questionsIn(moodleXml([one({ name: `${hostile}\u0000\u000b\uffff`, text: hostile })]));
    expect(textIn(question as Element, "name")).toBe(hostile);
    expect(textIn(question as Element, "questiontext")).toBe(hostile);
  });

  it("names a category once, and doubles the slashes of a name", () => {
    const questions = [one(), one(), one({ category: ["Nearpoint", "a/b & c"] })];
    const categories = all(parsed(moodleXml(questions)), "category").map((it) => it.textContent);
    expect(categories).toEqual(["$course$/top/Nearpoint", "$course$/top/Nearpoint/a//b & c"]);
  });

  it("is well-formed without any question", () => {
    expect(questionsIn(moodleXml([]))).toEqual([]);
  });
});

describe("what the site offers", () => {
  beforeEach(() => void vi.resetModules());
  afterEach(() => void vi.unstubAllGlobals());
  /** Returns what the page reads, with each render, from a site that answers with this text. */
  async function listed(text: string) {
    const fetched = vi.fn(async () => new Response(text));
    vi.stubGlobal("fetch", fetched);
    const { readSite, site } = await import("../../src/learn/course/use/site");
    await Promise.all([readSite(), readSite()]);
    expect(fetched).toHaveBeenCalledTimes(1);
    return site.value;
  }

  it("is read from its list", async () => {
    const packages = [{ chapter: "closest-points", file: "scorm/nearpoint-closest-points.zip", bytes: 4e6 }];
    const all = { packages, manual: "book/docs/" };
    expect(await listed(JSON.stringify(all))).toEqual(all);
  });

  it.each(["<!doctype html>", "{}", '{"packages":[{}],"manual":null}'])("is nothing for %s", async (text) => {
    expect(await listed(text)).toEqual({ packages: [], manual: null });
  });

  it("has an address for its page", () => {
    expect(readPage("#use-in-your-course")).toEqual({ kind: "use-in-your-course" });
    expect(writePage({ kind: "use-in-your-course" })).toBe("#use-in-your-course");
  });
});

/** A lesson worker for tests: a story of six steps that answers when the test allows it. */

import type { LessonPointGrade, LessonValues, StepInfo, StoryInfo } from "../../src/learn/types";

export class FakeWorker {
  readonly calls: string[] = [];
  steps = 6;
  refuse: string | undefined;
  /** The steps with a question. */
  asking: readonly number[] = [];
  answer = 1;
  /** The steps whose question is answered by a point; x = 5 is right. */
  pointing: readonly number[] = [];
  /** The position of the point. */
  pin = 0;
  #held: (() => void)[] | undefined;
  #stops = 0;

  /** Holds all answers back until `release`. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const go of held) go();
  }

  call = (async (name: string, ...args: unknown[]): Promise<unknown> => {
    this.calls.push(`${name} ${args.map((arg) => JSON.stringify(arg)).join(" ")}`.trimEnd());
    if (name === "stop") this.#stops += 1;
    if (name === "stop" || name === "takeBack") return undefined;
    const stops = this.#stops;
    await new Promise<void>((go) => (this.#held ? this.#held.push(go) : go()));
    if (this.refuse) throw new Error(this.refuse);
    if (name === "open") return this.#story(args[0] as string, args[1] as LessonValues);
    if (name === "show") return stops === this.#stops ? this.#step(args[0] as number) : undefined;
    if (name === "gradePoint") this.pin = (args[0] as Float64Array | undefined)?.[0] ?? this.pin;
    if (name === "showPoint") this.pin = 5;
    if (name === "gradePoint" || name === "showPoint") return this.#placed();
    if (name === "freePoint") return undefined;
    if (name === "grade") return { right: args[0] === this.answer, answer: this.answer };
    throw new Error(`no call ${name}`);
  }) as never;

  #story(name: string, values: LessonValues): StoryInfo {
    return { name, values: { gap: 1, shapes: "boxes", ...values }, steps: this.steps };
  }

  #placed(): LessonPointGrade {
    const right = this.pin === 5;
    return { right, at: [this.pin, 0, 0], why: right ? "there" : "early", with: { gap: 5 - this.pin } };
  }

  #step(index: number): StepInfo {
    if (this.pointing.includes(index)) {
      this.pin = 0;
      const question = { name: "caught.where", choices: [], point: { within: 1 } };
      return { ...step(index), question, pin: [0, 0, 0], grip: true };
    }
    const question = { name: "gilbert.done", choices: [{ key: "yes" }, { key: "no" }] };
    return { ...step(index), ...(this.asking.includes(index) && { question }) };
  }
}

const step = (index: number): StepInfo => ({
  index,
  say: "fake.step",
  with: {},
  numbers: [{ name: "upper", value: 10 - index, unit: "length", bound: "atMost" }],
  events: [],
  charts: [],
  grip: false,
});

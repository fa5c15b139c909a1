/** A lesson worker for tests: a story of six steps that answers when it is let. */

import type { LessonValues, StepInfo, StoryInfo } from "../../src/learn/types";

export class FakeWorker {
  readonly calls: string[] = [];
  steps = 6;
  refuse: string | undefined;
  #held: (() => void)[] | undefined;

  /** Keeps all answers back until `release`. */
  hold(): void {
    this.#held = [];
  }

  release(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const go of held) go();
  }

  call = (async (name: string, ...args: unknown[]): Promise<unknown> => {
    this.calls.push(`${name} ${args.map((arg) => JSON.stringify(arg)).join(" ")}`);
    await new Promise<void>((go) => (this.#held ? this.#held.push(go) : go()));
    if (this.refuse) throw new Error(this.refuse);
    if (name === "open") return this.#story(args[0] as string, args[1] as LessonValues);
    if (name === "show") return step(args[0] as number);
    throw new Error(`no call ${name}`);
  }) as never;

  #story(name: string, values: LessonValues): StoryInfo {
    return { name, values: { gap: 1, shapes: "boxes", ...values }, steps: this.steps };
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

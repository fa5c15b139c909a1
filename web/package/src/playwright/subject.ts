/** Queries the app in a page, or an element in it. Both answer the same calls. */

import type { Locator, Page } from "@playwright/test";
import type { NearpointViewer } from "nearpoint";
import type { Nearpoint } from "../../../src/automation";
import type { Pose, Totals, Unit } from "../../../src/engine/types";

/** A part of a scene. */
export interface PartFound {
  id: number;
  name: string;
  pose: Pose;
}

/** Two parts that are in contact or near each other, with the data that tests need. */
export interface PairFound {
  a: number;
  b: number;
  names: [a: string, b: string];
  kind: "crossing" | "touching" | "contained" | "clear";
  class: "interferes" | "undecided" | "touches" | "clear";
  because?: string;
  clearance?: { distance: number };
  depth?: { lower: number; upper: number };
}

/** All data of a scene that matchers use. */
export interface Found {
  parts: PartFound[];
  pairs: PairFound[];
  unit: Unit;
  /** The largest distance of a pair in the results; null if there is no limit. */
  within: number | null;
}

type PageApi = Nearpoint | NearpointViewer;

const element = "nearpoint-viewer";

export class Subject {
  /** Takes a page, for its app or its first element, or a locator of an element. */
  constructor(private readonly where: Page | Locator) {}

  /** Resolves when everything is loaded, checked and drawn. */
  idle(): Promise<void> {
    return this.ask((asked) => asked.idle());
  }

  /** Opens a page, and waits until what it shows is checked and drawn. */
  async open(address: string): Promise<void> {
    await this.#page().goto(address);
    await this.idle();
  }

  /** Moves a part to a pose. Resolves when that is checked and drawn. */
  setPose(part: string | number, pose: Pose): Promise<void> {
    return this.ask((asked, [part, pose]) => asked.setPose(part, pose), [part, pose] as const);
  }

  /** Returns the golden hash of the results, which equals that of the command line. */
  hash(): Promise<string> {
    return this.ask((asked) => asked.hash());
  }

  totals(): Promise<Totals | undefined> {
    return this.ask((asked) => asked.totals());
  }

  async parts(): Promise<PartFound[]> {
    return (await this.found()).parts;
  }

  async results(): Promise<PairFound[]> {
    return (await this.found()).pairs;
  }

  /** Returns all data when nothing is pending. */
  found(): Promise<Found> {
    return this.ask(async (asked): Promise<Found> => {
      await asked.idle();
      const parts = asked.parts().map(({ id, name, pose }) => ({ id, name, pose }));
      const nameOf = (id: number) => parts.find((part) => part.id === id)?.name ?? `part ${id}`;
      const pairs = asked.results().map(
        ({ a, b, kind, class: is, because, clearance, depth }): PairFound => ({
          a,
          b,
          names: [nameOf(a), nameOf(b)],
          kind,
          class: is,
          ...(because && { because }),
          ...(clearance && { clearance: { distance: clearance.distance } }),
          ...(depth && { depth: { lower: depth.lower, upper: depth.upper } }),
        }),
      );
      return { parts, pairs, unit: asked.unit() ?? "mm", within: asked.within() };
    });
  }

  /** Asks the app or the element inside its page. `question` runs in the page and sees only its arguments. */
  async ask<Value, Given = undefined>(
    question: (asked: PageApi, given: Given) => Value | Promise<Value>,
    given?: Given,
  ): Promise<Value> {
    const handle = await this.#handle();
    return handle.evaluate(question as (asked: PageApi, given: unknown) => Value | Promise<Value>, given);
  }

  #page(): Page {
    return "goto" in this.where ? this.where : this.where.page();
  }

  async #handle() {
    if (!("goto" in this.where)) {
      await this.where.waitFor({ state: "attached" });
      await this.#page().evaluate((name) => customElements.whenDefined(name).then(() => undefined), element);
      const found = await this.where.evaluateHandle((node) => node as unknown as PageApi);
      if (await found.evaluate((node) => !("idle" in node)))
        throw new Error(`The locator finds no <${element}>: ${this.where}`);
      return found;
    }
    // A page defines its API at once or never.
    return this.where.waitForFunction((name): PageApi | false => {
      if ("nearpoint" in window) return window.nearpoint;
      const node = document.querySelector(name);
      return node && customElements.get(name) ? (node as unknown as PageApi) : false;
    }, element) as Promise<import("@playwright/test").JSHandle<PageApi>>;
  }
}

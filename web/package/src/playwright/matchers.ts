/** Matchers for the parts in a page. Each waits until nothing is loading or pending, and names the parts that fail. */

import type { Locator, Page } from "@playwright/test";
import { type Found, type PairFound, Subject } from "./subject";

/** The subject of a matcher: a page, an element in it, or the fixture. */
export type Expected = Page | Locator | Subject;

/** The result of a matcher for Playwright's `expect`. */
export interface Answer {
  pass: boolean;
  name: string;
  message(): string;
  expected?: unknown;
  actual?: unknown;
}

const subject = (given: Expected): Subject => (given instanceof Subject ? given : new Subject(given));

/** Returns a pair as a phrase of a sentence. */
const reported = ({ names, class: is, depth, because }: PairFound): string => {
  const deep = depth ? `, at least ${depth.lower} and at most ${depth.upper} deep` : "";
  return `  ${names[0]} × ${names[1]}: ${is}${because ? ` (${because})` : ""}${deep}`;
};

const answer = (name: string, pass: boolean, lines: string[], actual?: unknown): Answer => ({
  pass,
  name,
  message: () => lines.join("\n"),
  actual,
});

export interface InterferenceOptions {
  /** The pairs that may interfere, by name. */
  allow?: [a: string, b: string][];
  /** True if undecided pairs pass. */
  allowUndecided?: boolean;
}

/** Passes if no two parts interfere. It is a proof for every solid that the meshes may stand for, so an undecided pair fails. */
async function toHaveNoInterference(given: Expected, options: InterferenceOptions = {}): Promise<Answer> {
  const { allow = [], allowUndecided = false } = options;
  const { parts, pairs } = await subject(given).found();
  const isAllowed = ({ names: [a, b] }: PairFound) =>
    allow.some(([c, d]) => (a === c && b === d) || (a === d && b === c));
  const isBad = (pair: PairFound) =>
    pair.class === "interferes" || (!allowUndecided && pair.class === "undecided");
  const bad = pairs.filter((pair) => isBad(pair) && !isAllowed(pair));
  const name = "toHaveNoInterference";
  if (parts.length === 0)
    return answer(name, false, ["There are no parts that could interfere: nothing was opened."]);
  const shown = bad.slice(0, 20).map(reported);
  const more = bad.length > shown.length ? [`  and ${bad.length - shown.length} more`] : [];
  return bad.length > 0
    ? answer(
        name,
        false,
        [`Of ${parts.length} parts, ${bad.length} pairs interfere, or may:`, ...shown, ...more],
        bad,
      )
    : answer(name, true, [`Of ${parts.length} parts no two interfere, and some were expected to.`], []);
}

/** Passes if two parts, by name or number, are at least this distance apart, in the scene's unit. */
async function toBeClearBy(
  given: Expected,
  a: string | number,
  b: string | number,
  distance: number,
): Promise<Answer> {
  const found = await subject(given).found();
  const [one, other] = [idOf(found, a), idOf(found, b)];
  const name = "toBeClearBy";
  const pair = found.pairs.find(
    (pair) => (pair.a === one && pair.b === other) || (pair.a === other && pair.b === one),
  );
  const who = `${a} × ${b}`;
  const wanted = `${distance} ${found.unit}`;
  if (!pair) {
    if (found.within === null || found.within < distance)
      throw new Error(
        `${who}: they are more than ${found.within} ${found.unit} apart, and the scene looks no farther. Have it look as far as ${wanted}: "within" in the scene file, or the command setWithin.`,
      );
    return answer(name, true, [
      `${who} are more than ${found.within} ${found.unit} apart, and were expected to be nearer than ${wanted}.`,
    ]);
  }
  const apart = pair.class === "clear" ? pair.clearance?.distance : undefined;
  if (apart === undefined)
    return answer(
      name,
      false,
      [`${who} are not clear, and were expected to be so by ${wanted}:`, reported(pair)],
      0,
    );
  return answer(
    name,
    apart >= distance,
    [
      `${who} are ${apart} ${found.unit} apart; ${wanted} at least was ${apart >= distance ? "not " : ""}expected.`,
    ],
    apart,
  );
}

/** Returns the id of a part by its id or its unique name. */
function idOf({ parts }: Found, part: string | number): number {
  const named = parts.filter(({ id, name }) => id === part || name === part);
  const [only] = named;
  if (only && named.length === 1) return only.id;
  const list = parts.slice(0, 8).map(({ name }) => name);
  throw new Error(
    `${named.length || "No"} parts are called “${part}”. The parts are: ${list.join(", ")}${parts.length > list.length ? ", …" : ""}.`,
  );
}

export const matchers = { toHaveNoInterference, toBeClearBy };

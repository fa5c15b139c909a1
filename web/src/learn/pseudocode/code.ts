/** What pseudocode is: lines that are tied by key to what a lesson tells. */

import type { Catalogue } from "../strings/catalogue";
import type { en } from "./strings/en";

type Lesson = keyof typeof en;

/** What is said at a step, and what happens at one: keys of the catalogue without their kind. */
type Told = keyof Catalogue extends infer Key
  ? Key extends `say.${infer Name}` | `event.${infer Name}`
    ? Name
    : never
  : never;

export interface Line<Id extends string = string> {
  /** Its key in the texts. */
  line: Id;
  /** How far it is indented. */
  depth?: number;
  /** Steps that stand here. Each stands at one line. */
  at?: readonly Told[];
  /** Steps and events that this line is also gone through in. */
  through?: readonly Told[];
  /** Variables, each with the number or the hole of the step that is its value. */
  shows?: Readonly<Record<string, string>>;
}

/** Those of a lesson. */
export type Lines<Of extends Lesson> = readonly Line<Extract<keyof (typeof en)[Of], string>>[];

export type Code = { readonly [Of in Lesson]: Lines<Of> };

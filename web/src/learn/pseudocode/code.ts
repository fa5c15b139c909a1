/** What pseudocode is: lines that are tied by key to what a lesson tells. */

import type { Key as Text } from "../../state/made-texts/lessons";
import type { Key } from "../../state/made-texts/pseudocode";

type Before<All> = All extends `${infer Name}.${string}` ? Name : never;
type After<Start extends string, All> = All extends `${Start}.${infer Name}` ? Name : never;

type Lesson = Before<Key>;

/** What is said at a step, and what happens at one: keys of the catalogue without their kind. */
type Told = After<"say" | "event", Text>;

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
export type Lines<Of extends Lesson> = readonly Line<After<Of, Key>>[];

export type Code = { readonly [Of in Lesson]: Lines<Of> };

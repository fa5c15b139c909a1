/** What menus hold, as plain data. */

import type { PartRow } from "../../engine/types";
import type { Doing } from "../commands";

export interface Item extends Doing {
  /** The key that does it, too. */
  keys?: string;
  /** One of a choice, and whether it is the one that holds. */
  checked?: boolean;
}
/** One of a few, side by side. */
export interface Choice {
  label: string;
  choices: Item[];
}
export type Entry = Item | Choice;
export interface Menu {
  label: string;
  /** With a line between them; none is empty. */
  groups: Entry[][];
}

/** Lets the user choose a colour; what comes of it is told once he has. */
export type Colouring = (first: PartRow["colour"], chosen: (colour: PartRow["colour"]) => void) => void;

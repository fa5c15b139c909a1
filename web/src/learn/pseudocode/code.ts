/** What pseudocode is: lines that are tied by key to what a lesson tells. */

export interface Line {
  /** Its key in the texts. */
  line: string;
  /** How far it is indented. */
  depth?: number;
  /** Steps that stand here, by the keys of what is said. Each stands at one line. */
  at?: readonly string[];
  /** Steps and events that this line is also gone through in. */
  through?: readonly string[];
  /** Variables, each with the number or the hole of the step that is its value. */
  shows?: Readonly<Record<string, string>>;
}

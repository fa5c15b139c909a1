/** The structure of pseudocode: lines that are linked by key to a lesson's steps. */

export interface Line {
  /** The key in the texts. */
  line: string;
  /** The level of indentation. */
  depth?: number;
  /** The steps at this line, by the keys of their texts. Each step is at one line. */
  at?: readonly string[];
  /** The steps and events that also execute this line. */
  through?: readonly string[];
  /** The variables, each with the number or text value of the step that it shows. */
  shows?: Readonly<Record<string, string>>;
}

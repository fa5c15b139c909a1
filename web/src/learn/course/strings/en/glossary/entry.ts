/** A term of the glossary, with the words that mean it in the lessons’ texts. Lessons and other terms are named by key. */

export interface Entry {
  name: string;
  /** As it stands in the lessons’ texts. */
  forms: readonly string[];
  /** Chapters in which these words mean it; all of them where absent. */
  only?: readonly string[];
  /** One or two sentences. */
  text: string;
  /** Lessons that show it. */
  shown: readonly string[];
  /** Where it comes from. */
  source?: string;
  /** Keys of terms to see as well. */
  see?: readonly string[];
}

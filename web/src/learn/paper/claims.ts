/** The claims of the sources, and the numbers of a lesson that measure the same. The words are in the catalogue, by the claim's name. */

import { claims as all } from "../../state/made-texts/lesson-claims";

export interface Claim {
  /** The name. Its texts are `claim.<name>.source`, `.says`, `.why` and, if more than numbers is needed, `.here`. */
  name: string;
  lesson: string;
  /** The names of the lesson's numbers, which some step shows beside the picture. */
  numbers: readonly string[];
  /** The number beside which the comparison is shown; without it, see `isAtEnd`. */
  beside?: string;
  /** True if the comparison is shown at the end of the story; else it is at any step. */
  isAtEnd?: true;
}

export const claims: readonly Claim[] = all;

/** What the sources state, and what of a lesson measures the same. The words are in the catalogue, by the claim's name. */

import { claims as all } from "../../state/made-texts/lesson-claims";

export interface Claim {
  /** `claim.<name>.source`, `.says`, `.why`, and `.here` where more than numbers is to be told. */
  name: string;
  lesson: string;
  /** Names of the lesson's numbers, as they stand beside the picture at some step. */
  numbers: readonly string[];
  /** What is compared is told beside this number, */
  beside?: string;
  /** or at the end of the story; else at any step. */
  isAtEnd?: true;
}

export const claims: readonly Claim[] = all;

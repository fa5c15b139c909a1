/** The course: all lessons and rooms in the order in which one builds on the other, as `chapters.txt` of the lessons lists them. */

import { chapters } from "../../state/made-texts/lesson-chapters";

/** A lesson, or a room, of the course. */
export interface Stop {
  /** As in the address. */
  name: string;
  /** How long someone takes who reads, predicts and tries a little. */
  minutes: number;
  /** Stops that must have been seen before, of any chapter. */
  needs: readonly string[];
  /** A room has no steps: who has been there is done. */
  room?: true;
}

export interface Chapter {
  /** As lessons name it, and the address of its notes. */
  name: string;
  /** Chapters that it builds on. */
  needs: readonly string[];
  stops: readonly Stop[];
}

export const course: readonly Chapter[] = chapters;

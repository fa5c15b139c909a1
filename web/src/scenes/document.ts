/** The page's data about the open scene: the files that it was made from, and its state at several stages. */

import type { Comparison, Pose, VerifiedPair } from "../engine/types";
import type { SceneJson } from "./scene-file";
import type { Source } from "./sources";

export interface Origin {
  /** A catalogue entry or an address; absent if a link cannot name it. */
  scene?: string;
  /** The accuracy that was requested when it was opened. */
  accuracy?: number;
  title: string;
  /** Notes about it for the user. */
  about?: string;
}

/** An answer of the CAD kernel about two parts of a batch, which are named by their indices in it, because their ids are new after a reload. */
export interface SavedAnswer {
  source: number;
  parts: [a: number, b: number];
  /** The poses of the two parts for which it holds. */
  poses: [a: Pose, b: Pose];
  answer: VerifiedPair["answer"];
  /** The name of the kernel that gave it. */
  kernel: string;
}

/** The last revision of a model, with what is needed to compare it with the earlier one. */
export interface Revised<From = Source> {
  /** The source of the present parts. */
  source: number;
  /** The source that it replaced. */
  earlier: From;
  /** The entries of the earlier parts before they were replaced. */
  parts: SceneJson[];
  /** The comparison in the picture; null: nothing; undefined: the comparison is not open, so that it need not be saved. */
  shown: Comparison | null | undefined;
}

/** All data that is needed to restore the scene. */
export interface SceneDocument {
  sources: Source[];
  origin: Origin;
  /** The state in its file, for links. Each opened scene has its own object; files that are added keep it. */
  opened: SceneJson;
  /** The state after it was opened, with the changes from the link. */
  begun: SceneJson;
  /** The last known state. */
  last: SceneJson;
  /** The answers of the CAD kernel that hold in it. */
  answers?: readonly SavedAnswer[];
  revised?: Revised | undefined;
}

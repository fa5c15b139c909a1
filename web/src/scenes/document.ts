/** The page's data about the open scene: the files that it was made from, and its state at several stages. */

import type { Pose, VerifiedPair } from "../engine/types";
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
}

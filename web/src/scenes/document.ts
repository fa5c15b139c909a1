/** What the page knows of the scene that is open: the files that it was made from, and how it was at its stages. */

import type { SceneJson } from "./scene-file";
import type { Source } from "./sources";

export interface Origin {
  /** A catalogue entry or an address; absent when a link cannot name it. */
  scene?: string;
  /** Wished for when it was opened. */
  accuracy?: number;
  title: string;
  /** What one should know about it. */
  about?: string;
}

/** Everything that is needed to have the same scene again. */
export interface SceneDocument {
  sources: Source[];
  origin: Origin;
  /** As its file has it, for links. Another object for each scene that is opened; files that join one leave it. */
  opened: SceneJson;
  /** As it was when it was opened, with what the link changed. */
  begun: SceneJson;
  /** As it was last. */
  last: SceneJson;
}

/** The subject of a context menu. */

import type { PartId } from "../../engine/types";
import type { Row } from "../../state/result-class";

export type Subject =
  | { kind: "parts"; ids: readonly PartId[] }
  | { kind: "pair"; pair: Row }
  /** The picture, without a part. */
  | { kind: "picture" };

/** What a menu is about. */

import type { PartId } from "../../engine/types";
import type { Row } from "../../state/severity";

export type Subject =
  | { kind: "parts"; ids: readonly PartId[] }
  | { kind: "pair"; pair: Row }
  /** No part of it. */
  | { kind: "picture" };

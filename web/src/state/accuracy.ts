/** How near true surfaces of files that are opened next, and of parts that are made finer, are wished to be to their triangles. */

import { computed, signal } from "@preact/signals-core";
import type { PartRow } from "../engine/types";
import type { Units } from "./format";
import { units } from "./units";

/** In the unit that STEP files come in; undefined: by the size of what is there. For as long as the page is open. */
export const accuracyWish = signal<number | undefined>(undefined);

/** A wish is typed and told in the reader's unit. */
export const accuracyUnits = computed<Units>(() => ({ own: "mm", told: units.value.told }));

/** Who does not say how near a part shall be has it so many times as near as it is. */
const times = 4;

/** How near that is; undefined where nothing can be nearer, or where it is not known how near it is. */
export const nearer = ({ deviation }: PartRow): number | undefined =>
  deviation ? deviation / times : undefined;

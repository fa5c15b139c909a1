/** How near true surfaces of files that are opened next are wished to be to their triangles. */

import { computed, signal } from "@preact/signals-core";
import type { Units } from "./format";
import { units } from "./units";

/** In the unit that STEP files come in; undefined: by the size of what is there. For as long as the page is open. */
export const accuracyWish = signal<number | undefined>(undefined);

/** A wish is typed and told in the reader's unit. */
export const accuracyUnits = computed<Units>(() => ({ own: "mm", told: units.value.told }));

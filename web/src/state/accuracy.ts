/** The requested accuracy of files that are opened next and of refined parts: the largest distance of triangles from the true surface. */

import { computed, signal } from "@preact/signals-core";
import type { PartRow } from "../engine/types";
import type { Units } from "./format";
import { units } from "./units";

/** The accuracy in the unit of STEP files; undefined: by the size of the parts. It lasts as long as the page is open. */
export const requestedAccuracy = signal<number | undefined>(undefined);

/** The units of this field: it is typed and shown in the reader's unit. */
export const accuracyUnits = computed<Units>(() => ({
  sceneUnit: "mm",
  displayUnit: units.value.displayUnit,
}));

/** The default refinement: the deviation is divided by this. */
const refinementFactor = 4;

/** Returns the default accuracy for a part; undefined if it cannot be refined, or if its deviation is unknown. */
export const defaultAccuracy = ({ deviation }: PartRow): number | undefined =>
  deviation ? deviation / refinementFactor : undefined;

/** What the next clicks in the picture are for. The engine knows whether they are still waited for: its tool says so. */

import { signal } from "@preact/signals-core";
import type { PickFor } from "../engine/types";

export const picking = signal<PickFor | undefined>(undefined);

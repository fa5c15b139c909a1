/** All actions without a subject, in the order of bars and menus. */

import type { Action } from "./action";
import { reviewActions } from "./review";
import { sceneActions } from "./scene";
import { dragActions, toolActions } from "./tools";
import { viewActions } from "./view";

export const pageActions: readonly Action[] = [
  ...sceneActions,
  ...toolActions,
  ...viewActions,
  ...dragActions,
  ...reviewActions,
];

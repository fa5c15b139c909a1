/** All actions that need no subject, in the order in which bars and menus offer them. */

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

/** Which menu there is for what. */

import type { Actions } from "../actions";
import type { Colouring, Menu } from "./entries";
import { ofPair } from "./of-pair";
import { ofParts } from "./of-parts";
import { ofPicture } from "./of-picture";
import type { Subject } from "./subject";

/** Parts that are gone meanwhile leave the picture. */
export function menuOf(subject: Subject, actions: Actions, colour: Colouring): Menu {
  switch (subject.kind) {
    case "parts":
      return ofParts(subject.ids, actions, colour) ?? ofPicture(actions);
    case "pair":
      return ofPair(subject.pair, actions);
    case "picture":
      return ofPicture(actions);
  }
}

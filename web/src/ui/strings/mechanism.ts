/** The texts about joints that are made in the page, which are loaded with their form. */

import files from "../../state/made-texts/mechanism";
import { textsOf } from "../../state/translated";

export const mechanismText = textsOf(files);

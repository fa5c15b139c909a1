/** The list of keys, and what the page is made with. */

import files from "../../state/made-texts/keys";
import { textsOf } from "../../state/translated";

export const keys = textsOf(files);

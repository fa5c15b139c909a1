/** Sentences about which thread did what. */

import files from "../../state/made-texts/lanes";
import { textsOf } from "../../state/translated";

export const lanes = textsOf(files);

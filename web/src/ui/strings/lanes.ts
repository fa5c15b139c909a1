/** Sentences about which thread did what. */

import { textsOf } from "../../state/translated";
import files from "../../texts/lanes";

export const lanes = textsOf(files);

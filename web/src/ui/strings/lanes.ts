/** The texts about the work of threads. */

import files from "../../state/made-texts/lanes";
import { textsOf } from "../../state/translated";

export const lanes = textsOf(files);

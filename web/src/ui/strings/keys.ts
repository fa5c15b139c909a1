/** The texts of the list of shortcuts and of the libraries. */

import files from "../../state/made-texts/keys";
import { textsOf } from "../../state/translated";

export const keys = textsOf(files);

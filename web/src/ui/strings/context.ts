/** The texts that only the context menus use. */

import files from "../../state/made-texts/context";
import { textsOf } from "../../state/translated";

export const context = textsOf(files);

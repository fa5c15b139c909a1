/** Every sentence of the menus about parts, pairs and the picture that no other place has. */

import files from "../../state/made-texts/context";
import { textsOf } from "../../state/translated";

export const context = textsOf(files);

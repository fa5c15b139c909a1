/** Every sentence of the menus about parts, pairs and the picture that no other place has. */

import { textsOf } from "../../state/translated";
import files from "../../texts/context";

export const context = textsOf(files);

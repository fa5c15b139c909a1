/** The texts about the map of two joints, which are loaded with it. */

import files from "../../state/made-texts/joint-map";
import { textsOf } from "../../state/translated";

export const jointMapText = textsOf(files);

/** The texts about revisions, and about files with other people's decisions. */

import files from "../../state/made-texts/revision";
import { textsOf } from "../../state/translated";

export const revisionText = textsOf(files);

/** Sentences about revisions, and about files of what others decided. */

import files from "../../state/made-texts/revision";
import { textsOf } from "../../state/translated";

export const revisionText = textsOf(files);

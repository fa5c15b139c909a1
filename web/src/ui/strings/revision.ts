/** Sentences about revisions, and about files of what others decided. */

import { textsOf } from "../../state/translated";
import files from "../../texts/revision";

export const revisionText = textsOf(files);

/** Sentences about tests: what is asked of which parts. Loaded with their panel. */

import { textsOf } from "../../state/translated";
import files from "../../texts/tests";

export const tests = textsOf(files);

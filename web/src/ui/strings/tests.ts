/** Sentences about tests: what is asked of which parts. Loaded with their panel. */

import files from "../../state/made-texts/tests";
import { textsOf } from "../../state/translated";

export const tests = textsOf(files);

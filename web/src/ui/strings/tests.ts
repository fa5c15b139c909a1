/** The texts about tests, which are loaded with their panel. */

import files from "../../state/made-texts/tests";
import { textsOf } from "../../state/translated";

export const tests = textsOf(files);

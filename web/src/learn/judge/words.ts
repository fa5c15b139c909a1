/** The texts of the judge. */

import files, { type Key } from "../../state/made-texts/judge";
import { catalogueOf } from "../../state/translated";
import { translatorOf } from "../translator";

export const translate = translatorOf<Key>(catalogueOf(files));

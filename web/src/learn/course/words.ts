/** The texts of the pages of the course. */

import files, { type Key } from "../../state/made-texts/course";
import { catalogueOf } from "../../state/translated";

import { translatorOf } from "../translator";

export const translate = translatorOf<Key>(catalogueOf(files));

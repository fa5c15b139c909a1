/** The texts of the pages of the course. */

import files, { type Key } from "../../state/made-texts/course";
import { catalogueOf } from "../../state/translated";

import { sayer } from "../sayer";

export const say = sayer<Key>(catalogueOf(files));

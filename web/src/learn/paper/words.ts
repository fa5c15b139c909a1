/** The texts of the sources' claims. */

import { keyOf } from "../../state/fluent";
import files, { type Key } from "../../state/made-texts/claims";
import { catalogueOf } from "../../state/translated";
import { translatorOf } from "../translator";

const now = catalogueOf(files);
const translate = translatorOf<Key>(now);

/** Returns a text of a claim; empty if there is none. */
export const claimText = (claim: string, what: "source" | "says" | "here" | "why"): string => {
  const key = `${claim}.${what}`;
  return keyOf(key) in now.value.texts ? translate(key as Key) : "";
};

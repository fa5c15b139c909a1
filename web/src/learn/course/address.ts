/** Addresses of the pages beside the lessons: `#glossary=support-mapping`, `#teacher=closest-points`, `#use-in-your-course`, `#judge=distance`. */

import { decode } from "../address";

export const kinds = [
  "glossary",
  "teacher",
  "worksheet",
  "solutions",
  "use-in-your-course",
  "judge",
] as const;
export type Kind = (typeof kinds)[number];

/** A page and its subject: a term of the glossary, or a chapter. */
export interface CoursePage {
  kind: Kind;
  of?: string;
}

/** Reads an address; undefined if it is no page of the course. */
export function readPage(hash: string): CoursePage | undefined {
  const [name = "", of = ""] = hash.replace(/^#/, "").split("=", 2);
  const kind = kinds.find((kind) => kind === name);
  return kind && (of ? { kind, of: decode(of) } : { kind });
}

export const writePage = ({ kind, of }: CoursePage): string =>
  of === undefined ? `#${kind}` : `#${kind}=${encodeURIComponent(of)}`;

/** Sentences about revisions, and about files of what others decided. */

import { count } from "../../../state/format";
import type { Became } from "../../../state/revision";
import { plural } from "./plural";

const listed = (titles: readonly string[]): string => {
  const some = titles.slice(0, 3).map((title) => `“${title}”`);
  const more = titles.length - some.length;
  return [...some, ...(more > 0 ? [`${count(more)} more`] : [])].join(", ");
};

export const revisionText = {
  offer: {
    title: "A new revision?",
    about: (file: string, of: string, found: number, parts: number) =>
      file === of && found === parts
        ? `“${file}” looks like a new revision of the one that is here: it has the same name, and all of its ${plural(parts, "part", "parts")}.`
        : `“${file}” looks like a new revision of “${of}”: ${count(found)} of its ${plural(parts, "part is", "parts are")} there again.`,
    hint: "Replace it, and decisions, names, colours and places stay with the parts that are there again. Undo gives the old one back.",
    of: "Which one?",
    replace: "Replace",
    beside: "Add beside",
    alone: "Open alone",
    cancel: "Cancel",
  },
  replacing: "Finding out what is what",
  none: "There is nothing here that it could be a revision of. Open a model first.",
  which:
    "Several files are here, and it is like none of them. Drop it on the page and choose, or add it beside.",

  title: "New revision",
  label: "What the new revision changed",
  show: "Picture",
  shows: { before: "Before", now: "Now", both: "Both", wipe: "Wipe" },
  showTitles: {
    before: "As it was, where it was",
    now: "As it is, coloured by what became of it",
    both: "As it is, with veils where parts were",
    wipe: "The old one on the left of a border, the new one on the right",
  },
  wipe: "Where the border is",
  kinds: {
    moved: "moved",
    changed: "other shape",
    added: "added",
    removed: "removed",
    renamed: "renamed",
    same: "unchanged",
  } satisfies Record<Became, string>,
  close: "Close; the new revision stays",
  was: (path: string) => `was ${path}`,
  movedBy: (length: string) => `by ${length}`,
  select: (name: string) => `Select “${name}”`,
  nothing: "Every part is as it was.",

  clashes: "Clashes",
  news: (fresh: number, worse: number) =>
    [...(fresh > 0 ? [`${count(fresh)} new`] : []), ...(worse > 0 ? [`${count(worse)} worse`] : [])].join(
      ", ",
    ),
  onlyNews: "List only what is new or worse since this revision",
  noNews: "none is new or worse",
  gone: (n: number) => `${count(n)} resolved by the new revision`,
  goneTitle: "They are there no more, whatever was decided about them",
  said: (status: string) => `was ${status.toLowerCase()}`,
  unsaid: "nobody had decided anything",

  files: {
    first: (file: string) => `${file} is about parts, and there are none. Open the model first.`,
    tests: (n: number) => `The tests of the file are asked now: ${plural(n, "clash", "clashes")}.`,
    heard: (file: string, taken: number) =>
      taken === 0
        ? `Nothing in ${file} is about a clash that is here.`
        : `${file}: what is said of ${plural(taken, "clash", "clashes")} was taken over.`,
    unknown: (titles: readonly string[]) =>
      titles.length === 0
        ? ""
        : `${plural(titles.length, "topic is", "topics are")} about no clash here: ${listed(titles)}.`,
    failed: (file: string) => `${file} was not taken over; nothing was changed.`,
  },
} as const;

/** Reports topics of a file about parts that the scene does not have. */

import { listed } from "../strings";
import { revisionText } from "../strings/revision";

/** The number of topics that are named. */
const named = 3;

export function unknownTopics(titles: readonly string[]): string {
  const t = revisionText.files;
  const some = titles.slice(0, named).map((title) => t.quoted({ title }));
  const more = titles.length - some.length;
  return t.unknown({
    n: titles.length,
    titles: listed([some.join(t.between), more > 0 && t.more({ n: more })]),
  });
}

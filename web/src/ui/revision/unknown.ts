/** Reports topics of a file about parts that the scene does not have. */

import { listText } from "../strings";
import { revisionText } from "../strings/revision";

/** The number of topics that are named. */
const maxNamed = 3;

export function unknownTopics(titles: readonly string[]): string {
  const t = revisionText.files;
  const some = titles.slice(0, maxNamed).map((title) => t.quoted({ title }));
  const more = titles.length - some.length;
  return t.unknown({
    n: titles.length,
    titles: listText([some.join(t.between), more > 0 && t.more({ n: more })]),
  });
}

/** What the API decides about clashes, and hands over. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import type { ClashRow, Did } from "../engine/types";
import { review } from "../state/review";
import { reviewer, setReviewer } from "../state/reviewer";
import { idOf } from "./names";

type Names = "clashes" | "decide" | "decisions" | "readDecisions" | "report";

export function reviews(app: App): Pick<Nearpoint, Names> {
  const clashes = async (): Promise<ClashRow[]> => {
    await app.review.settled();
    if (!review.peek()) await app.review.look();
    return review.peek()?.clashes ?? [];
  };
  return {
    clashes,
    async decide(which, { by, comment, ...fields }) {
      await clashes();
      const named = which.every((part) => typeof part === "number");
      const isPair = which.length === 2 && !named;
      const [a, b] = isPair ? which.map(idOf) : [];
      const ids = a !== undefined && b !== undefined ? app.review.idsOf([{ a, b }]) : (which as number[]);
      if (ids.length === 0) throw new Error(`${which.join(" and ")} are no clash`);
      if (by) setReviewer(by);
      else if (!reviewer.peek()) throw new Error("say who decides: by");
      const did = Object.entries(fields).map(([field, value]) => ({ [field]: value }) as Did);
      return (await app.review.decide(ids, did, comment)).clashes.filter(({ id }) => ids.includes(id));
    },
    decisions: () => app.review.file(),
    readDecisions: async (text) => (await app.review.read(text)).clashes,
    async report(format, { pictures = false } = {}) {
      const bytes = await app.review.report(format, pictures);
      if (!bytes) throw new Error("the report was cancelled");
      return bytes;
    },
  };
}

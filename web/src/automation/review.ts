/** Implements the API for decisions about clashes, and for reports. */

import type { App } from "../app";
import type { Nearpoint } from "../automation";
import type { ClashRow, Did } from "../engine/types";
import { isUndecided, review } from "../state/review";
import { reviewer, setReviewer } from "../state/reviewer";
import { idOf } from "./names";

export function reviews(app: App) {
  const clashes = async (): Promise<ClashRow[]> => {
    await app.review.settled();
    if (!review.peek()) await app.review.refresh();
    return review.peek()?.clashes ?? [];
  };
  return {
    clashes,
    async decide(which, { by, comment, ...fields }) {
      await clashes();
      const named = which.every((part) => typeof part === "number");
      const isPair = which.length === 2 && !named;
      const [a, b] = isPair ? which.map(idOf) : [];
      const pairs = a !== undefined && b !== undefined ? [{ a, b }] : [];
      const known = isPair ? app.review.idsOf(pairs) : (which as number[]);
      const open = known.length === 0 ? pairs.filter((pair) => isUndecided(pair)) : [];
      if (known.length + open.length === 0) throw new Error(`${which.join(" and ")} are no clash`);
      if (by) setReviewer(by);
      else if (!reviewer.peek()) throw new Error("say who decides: by");
      const did = Object.entries(fields).map(([field, value]) => ({ [field]: value }) as Did);
      const decided = await app.review.decide(known, did, comment, open);
      const ids = open.length > 0 ? app.review.idsOf(open) : known;
      return decided.clashes.filter(({ id }) => ids.includes(id));
    },
    tests: async () => {
      await clashes();
      return review.peek()?.tests ?? [];
    },
    changeTests: async (change) => {
      await app.review.settled();
      return (await app.review.changeTests(change)).tests;
    },
    decisions: () => app.review.file(),
    readDecisions: async (text) => {
      const take = () => app.engine.call("reviewTakeDecisions", text);
      return (await app.review.change(take, (clashes) => clashes)).clashes;
    },
    async revision() {
      await clashes();
      return app.engine.call("reviewRevision");
    },
    async compareRevisions(show) {
      await (await app.importer()).compare(show);
      await app.idle();
    },
    async report(format, { pictures = false, moves = false } = {}) {
      const bytes = await app.review.report(format, { pictures, moves });
      if (!bytes) throw new Error("the report was cancelled");
      return bytes;
    },
  } satisfies Partial<Nearpoint>;
}

/** The user's actions on the tests of a scene, through its review. */

import type { Supervisor } from "./engine/supervisor";
import type { PartSet, TestChange } from "./engine/types";
import { fileName, saveOnRequest } from "./sharing";
import type { TestActions } from "./ui/actions";
import { text } from "./ui/strings";

/** The members of the scene's review that tests need. */
interface TestedReview {
  /** Resolves when the engine has the review. */
  ready(): Promise<unknown>;
  changeTests(change: TestChange): Promise<unknown>;
}

export function testActions(review: TestedReview, engine: Supervisor): TestActions {
  const change = async (change: TestChange): Promise<void> => {
    await review.changeTests(change);
  };
  return {
    change,
    async partsIn(set) {
      await review.ready();
      return [...(await engine.call("reviewPartsIn", JSON.stringify(set)))];
    },
    async setOf(parts) {
      await review.ready();
      return JSON.parse(await engine.call("reviewSetOf", Uint32Array.from(parts))) as PartSet;
    },
    open: async (file) => change({ take: await file.text() }),
    save() {
      const name = `${fileName()}.tests.json`;
      const file = review.ready().then(() => engine.call("reviewTestsFile"));
      saveOnRequest(name, "application/json", file, text.message.saved({ name }));
    },
  };
}

/** What a user does to the tests of a scene, by way of its review. */

import { messageOf } from "./engine/english";
import type { Supervisor } from "./engine/supervisor";
import type { PartSet, TestChange } from "./engine/types";
import { fileName } from "./sharing";
import { say } from "./state/messages";
import type { TestActions } from "./ui/actions";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

/** The review of the scene, as far as its tests need it. */
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
      file.then(
        (file) => {
          saveAs(name, file, "application/json");
          say("success", text.message.saved({ name }));
        },
        (error: Error) => say("warning", messageOf(error)),
      );
    },
  };
}

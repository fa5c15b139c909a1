import { beforeEach, describe, expect, it } from "vitest";
import { wasEdited } from "../src/crash-attribution";
import type { Changes } from "../src/engine/types";
import * as store from "../src/state/store";

/** Reports the undo state of the scene; the rest does not matter here. */
const tell = (canUndo: boolean, canRedo = false) =>
  store.applyChanges({ scene: { ...store.scene.peek(), canUndo, canRedo } } as Changes);
const isSuspected = (...open: string[]) => !wasEdited({ open }, store.scene.peek());

beforeEach(() => tell(false));

describe("the cause of an engine's end", () => {
  it("is the restored scene if nothing was edited since", () => {
    expect(isSuspected()).toBe(true);
    expect(isSuspected("command", "addParts", "restore", "sceneFile", "settle")).toBe(true);
    expect(isSuspected("restore", "partMoves", "commonMoves")).toBe(true);
  });

  it("is not the scene if the engine has reported an edit, even if the page has not saved it yet", () => {
    tell(true);
    expect(isSuspected("sceneFile")).toBe(false);
    tell(false, true); // the edit was undone
    expect(isSuspected("sceneFile")).toBe(false);
  });

  it("is not the scene if the outcome of a call is unknown", () => {
    expect(isSuspected("restore", "command", "hash")).toBe(false);
  });

  it("is the scene while it is restored in several batches, which are no edits", () => {
    tell(true);
    store.markRestored();
    expect(isSuspected("sceneFile")).toBe(true);
  });
});

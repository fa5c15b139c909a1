import { beforeEach, describe, expect, it } from "vitest";
import { wasEdited } from "../src/crash-attribution";
import type { Changes } from "../src/engine/types";
import * as store from "../src/state/store";

/** Reports the undo state of the scene; the rest does not matter here. */
const tell = (canUndo: boolean, canRedo = false) =>
  store.applyChanges({ scene: { ...store.scene.peek(), canUndo, canRedo } } as Changes);
const isSuspected = (...open: string[]) => !wasEdited({ open }, store.scene.peek());

beforeEach(() => tell(false));

describe("what an engine ended by", () => {
  it("is the scene as it was brought back where nobody has done anything to it since", () => {
    expect(isSuspected()).toBe(true);
    expect(isSuspected("command", "addParts", "restore", "sceneFile", "settle")).toBe(true);
  });

  it("is not that where a person has edited it, and the engine has told so, though the page has not noted it yet", () => {
    tell(true);
    expect(isSuspected("sceneFile")).toBe(false);
    tell(false, true); // the edit was undone
    expect(isSuspected("sceneFile")).toBe(false);
  });

  it("is not that either where nobody knows what came of something that was asked", () => {
    expect(isSuspected("restore", "command", "hash")).toBe(false);
  });

  it("is the scene again once that is brought back, which is no edit: several batches of parts are steps until then", () => {
    tell(true);
    store.markRestored();
    expect(isSuspected("sceneFile")).toBe(true);
  });
});

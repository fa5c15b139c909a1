import { describe, expect, it } from "vitest";
import type { SceneDocument } from "../src/scenes/document";
import { initialState, isStable, isSuspect, type RecoveryEvent, transition } from "../src/scenes/recovery";

const documentOf = (part: string): SceneDocument => {
  const last = { parts: [{ part }] };
  return { sources: [], origin: { title: part }, opened: {}, begun: last, last };
};
const [a, b] = [documentOf("a"), documentOf("b")];
const events = {
  opened: { type: "opened", document: b },
  started: { type: "startedWith", document: b },
  same: { type: "remembered", last: b.last },
  edited: { type: "remembered", last: { parts: [{ part: "b", fixed: true }] } },
  answered: { type: "answered" },
  cleared: { type: "suspectCleared" },
  lost: { type: "engineLost" },
  fellBack: { type: "fellBack" },
  gaveUp: { type: "gaveUp" },
  restored: { type: "restored" },
} satisfies Record<string, RecoveryEvent>;
type Name = keyof typeof events;

const after = (...names: Name[]) =>
  names.reduce((state, name) => transition(state, events[name]), initialState(a));

describe("the recovery of a scene", () => {
  it.each<[Name[], string, current: string, sound: string, isSuspect: boolean]>([
    [[], "steady", "a", "a", false],
    [["opened"], "steady", "b", "a", false],
    [["opened", "answered"], "steady", "b", "b", false],
    [["opened", "started"], "onTrial", "b", "a", true],
    [["opened", "started", "same"], "onTrial", "b", "a", true],
    [["opened", "started", "edited"], "onTrial", "b", "a", false],
    [["opened", "started", "answered"], "steady", "b", "b", false],
    [["opened", "started", "cleared"], "steady", "b", "a", false],
    [["opened", "started", "opened"], "steady", "b", "a", false],
    [["opened", "started", "fellBack"], "fallenBack", "a", "a", false],
    [["opened", "started", "fellBack", "fellBack"], "fallenBack", "a", "a", false],
    [["opened", "started", "fellBack", "answered"], "fallenBack", "a", "a", false],
    [["opened", "started", "fellBack", "edited"], "onTrial", "a", "a", false],
    [["opened", "started", "fellBack", "cleared", "edited"], "steady", "a", "a", false],
    [["opened", "started", "fellBack", "opened"], "steady", "b", "a", false],
    [["opened", "started", "fellBack", "gaveUp"], "steady", "b", "a", false],
    [["opened", "started", "gaveUp"], "steady", "b", "a", false],
  ])("after %j is %s with %s, where %s is sound; a suspect: %s", (names, name, current, sound, suspect) => {
    const state = after(...names);
    expect([state.name, state.current.origin.title, state.sound.origin.title]).toEqual([
      name,
      current,
      sound,
    ]);
    expect(isSuspect(state)).toBe(suspect);
  });

  it("marks the engine as lost until the scene is restored, after any events", () => {
    for (const name of ["opened", "started", "answered", "cleared", "fellBack", "gaveUp"] as const)
      expect(after("lost", name).isEngineLost).toBe(true);
    expect(after("lost", "started", "restored").isEngineLost).toBe(false);
  });

  it("falls back to the sound document as another scene, and returns to the very document that was set aside", () => {
    const state = after("opened", "started", "fellBack");
    expect([state.current.opened === a.opened, isStable(state)]).toEqual([false, false]);
    expect(transition(state, { type: "gaveUp" }).current).toBe(b);
  });
});

/**
 * Decides what is restored after an engine failed, as a state machine. A document is sound after an engine has answered all queries about it. A
 * document with which an engine was only started is a suspect: if that engine fails, too, the sound document replaces it.
 */

import type { Revised, SavedAnswer, SceneDocument } from "./document";
import { isChanged } from "./link";
import type { SceneJson } from "./scene-file";

interface Documents {
  current: SceneDocument;
  sound: SceneDocument;
  /** True if the present engine does not have the document yet, or there is no engine. */
  isEngineLost: boolean;
}

export type RecoveryState = Documents &
  (
    | { name: "steady" }
    /** The engine was started with the suspect, and has not yet proven it sound. */
    | { name: "onTrial"; suspect: SceneDocument }
    /** The sound document replaced the one that is set aside, and nothing was changed since. */
    | { name: "fallenBack"; setAside: SceneDocument; suspect: SceneDocument | undefined }
  );

export type RecoveryEvent =
  /** The engine has another document, or one with more files. */
  | { type: "opened"; document: SceneDocument }
  /** The engine reported the latest state of the document. */
  | { type: "remembered"; last: SceneJson; answers?: readonly SavedAnswer[]; revised?: Revised | undefined }
  /** The unused files of the document were dropped. */
  | { type: "trimmed"; document: SceneDocument }
  /** A new engine is started with the document. */
  | { type: "startedWith"; document: SceneDocument }
  | { type: "answered" | "suspectCleared" | "engineLost" | "fellBack" | "gaveUp" | "restored" };

export const initialState = (document: SceneDocument): RecoveryState => ({
  name: "steady",
  current: document,
  sound: document,
  isEngineLost: false,
});

export function transition(state: RecoveryState, event: RecoveryEvent): RecoveryState {
  const { current, sound } = state;
  const { suspect, setAside } = { suspect: undefined, setAside: undefined, ...state };
  const data = { ...state, suspect, setAside };
  switch (event.type) {
    case "opened":
      return stateOf({ ...data, current: event.document, suspect: undefined, setAside: undefined });
    case "remembered": {
      const isEdited = isChanged(current.last, event.last);
      const { last, answers = [], revised } = event;
      const edited = { ...data, current: { ...current, last, answers, revised } };
      return stateOf(isEdited ? { ...edited, setAside: undefined } : edited);
    }
    case "trimmed":
      return stateOf({ ...data, current: event.document });
    case "startedWith":
      return stateOf({ ...data, current: event.document, suspect: event.document });
    case "answered":
      return stateOf({ ...data, sound: current, suspect: undefined });
    case "suspectCleared":
      return stateOf({ ...data, suspect: undefined });
    case "engineLost":
      return stateOf({ ...data, isEngineLost: true });
    case "restored":
      return stateOf({ ...data, isEngineLost: false });
    case "fellBack": {
      // It counts as another scene, so that the one set aside stays in the list of works.
      const other = { ...sound, opened: { ...sound.opened } };
      return setAside ? state : stateOf({ ...data, current: other, setAside: current });
    }
    case "gaveUp":
      return stateOf({ ...data, current: setAside ?? current, suspect: undefined, setAside: undefined });
  }
}

interface RecoveryData extends Documents {
  suspect: SceneDocument | undefined;
  setAside: SceneDocument | undefined;
}

function stateOf({ current, sound, isEngineLost, suspect, setAside }: RecoveryData): RecoveryState {
  const documents = { current, sound, isEngineLost };
  if (setAside) return { ...documents, name: "fallenBack", setAside, suspect };
  return suspect ? { ...documents, name: "onTrial", suspect } : { ...documents, name: "steady" };
}

/** Returns whether an engine has failed at this document already, and nothing was changed since. */
export const isSuspect = (state: RecoveryState): boolean =>
  state.name !== "steady" && state.suspect !== undefined && isSame(state.suspect, state.current);

export const isStable = ({ sound, current }: RecoveryState): boolean => isSame(sound, current);

const isSame = (a: SceneDocument, b: SceneDocument): boolean =>
  a.sources.length === b.sources.length && a.opened === b.opened && !isChanged(a.last, b.last);

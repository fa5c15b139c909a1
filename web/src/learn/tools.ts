/** The common parts of the tools beside the lessons: invalid settings, and the end of requests. */

import { EngineEnded } from "../engine/client";
import { english } from "../engine/english";
import { showMessage } from "../state/messages";

/** The error of an invalid setting. Each tool has its own sentence for it. */
export class BadSetting extends Error {
  constructor(
    readonly field: string,
    readonly value: string,
  ) {
    super(`${field}: ${value}`);
    this.name = "BadSetting";
  }
}

/** Shows why a request was refused. The end of a worker is reported elsewhere. */
export const showRefusals = (sentence: (error: unknown) => string) => (work: Promise<unknown>) =>
  void work.catch((error: Error) => error.name !== "EngineGone" && showMessage("warning", sentence(error)));

/** Resolves with the state when a request is shown, or rejects with an English sentence; for programs. */
export const settledState =
  <State>(tool: { settled(): Promise<void> }, sentence: (error: unknown) => string, state: () => State) =>
  async (work: Promise<unknown>): Promise<State> => {
    await work.catch((error) => {
      throw error instanceof EngineEnded ? error : new Error(english(sentence(error)));
    });
    await tool.settled();
    return state();
  };

/** What the rooms beside the lessons share: settings that are refused, and how what a person or a program asks for ends. */

import { EngineGone } from "../engine/client";
import { english } from "../engine/english";
import { say } from "../state/messages";

/** A setting that cannot be meant. The sentence for it is the room's. */
export class BadSetting extends Error {
  constructor(
    readonly field: string,
    readonly value: string,
  ) {
    super(`${field}: ${value}`);
    this.name = "BadSetting";
  }
}

/** Says why something was refused. That a worker has ended is told by itself. */
export const sayRefusals = (sentence: (error: unknown) => string) => (work: Promise<unknown>) =>
  void work.catch((error: Error) => error.name !== "EngineGone" && say("warning", sentence(error)));

/** For programs: resolves to the state once what was asked for is shown, or rejects with an English sentence. */
export const settleFor =
  <State>(room: { settled(): Promise<void> }, sentence: (error: unknown) => string, state: () => State) =>
  async (work: Promise<unknown>): Promise<State> => {
    await work.catch((error) => {
      throw error instanceof EngineGone ? error : new Error(english(sentence(error)));
    });
    await room.settled();
    return state();
  };

/** Sentences about tests: what is asked of which parts. Loaded with their panel. */

import { words } from "../../state/translated";
import { tests as english } from "./en/tests";

export const tests = words(english, {
  ja: async () => (await import("./ja/tests")).tests,
  ru: async () => (await import("./ru/tests")).tests,
});

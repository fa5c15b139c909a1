/** The theme, light or dark: the system's until the user chooses one. */

import { effect, signal } from "@preact/signals-core";
import { recall, remember } from "./preferences";

export type Theme = "light" | "dark";

const key = "nearpoint.theme";
const system = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

const chosen = signal<Theme | undefined>(read());
const systemTheme = signal<Theme>(system?.matches ? "dark" : "light");
system?.addEventListener("change", () => {
  systemTheme.value = system.matches ? "dark" : "light";
});

export const theme = {
  get value(): Theme {
    return chosen.value ?? systemTheme.value;
  },
};

export function setTheme(options: Theme | undefined): void {
  chosen.value = options;
  remember(key, options);
}

export const toggleTheme = (): void => setTheme(theme.value === "dark" ? "light" : "dark");

/** Writes the theme to the attribute that the style sheet uses. */
export const showTheme = (root: HTMLElement): (() => void) =>
  effect(() => {
    root.dataset.theme = theme.value;
  });

function read(): Theme | undefined {
  const saved = recall(key);
  return saved === "light" || saved === "dark" ? saved : undefined;
}

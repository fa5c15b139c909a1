/** The settings in the address: `#sheet?scene=combs&mode=push`. No address holds a file's contours. */

import { BadSetting } from "../tools";
import type { SheetMode, SheetScene } from "../types";

export const sheetPlace = "sheet";

export const scenes = [
  "key",
  "combs",
  "jigsaw",
  "chain",
  "garments",
] as const satisfies readonly SheetScene[];
export const modes = ["slide", "push", "detect"] as const satisfies readonly SheetMode[];

export interface SheetSettings {
  /** The built-in scene; absent if the sheet came from a file. */
  scene?: SheetScene;
  mode: SheetMode;
}

export const defaults = { scene: "key", mode: "slide" } as const satisfies SheetSettings;

/** Returns the mode that suits a scene, which applies unless another is requested. */
export const modeOf = (scene: SheetScene): SheetMode => (scene === "chain" ? "push" : "slide");

export const isScene = (name: string | undefined): name is SheetScene =>
  scenes.some((scene) => scene === name);

/** Reads settings. Throws a `BadSetting`. */
export function readSettings(given: Readonly<Record<string, string>>): Required<SheetSettings> {
  const scene = given.scene ?? defaults.scene;
  if (!isScene(scene)) throw new BadSetting("scene", scene);
  const mode = modes.find((mode) => mode === (given.mode ?? modeOf(scene)));
  if (mode === undefined) throw new BadSetting("mode", given.mode ?? "");
  return { scene, mode };
}

export function writeSettings({ scene, mode }: SheetSettings): string {
  const fields = new URLSearchParams();
  if (scene !== undefined && scene !== defaults.scene) fields.set("scene", scene);
  if (mode !== modeOf(scene ?? defaults.scene)) fields.set("mode", mode);
  const query = fields.toString();
  return `#${sheetPlace}${query ? `?${query}` : ""}`;
}

/** What a person can ask of the sheet. */

import type { FileToRead } from "../../engine/protocol";
import type { SheetForm, SheetMode, SheetScene } from "./types";

export interface SheetActions {
  open(scene: SheetScene): void;
  pick(): void;
  read(files: FileToRead[]): void;
  cancelOpen(): void;
  save(form: SheetForm): void;
  setMode(mode: SheetMode): void;
  select(id?: number): void;
  moveTo(id: number, x: number, y: number): void;
  turnTo(id: number, angle: number): void;
  part(id?: number): void;
  duplicate(id: number): void;
  remove(id: number): void;
  setFixed(id: number, fixed: boolean): void;
  undo(): void;
  redo(): void;
  tidy(): void;
  cancelTidy(): void;
  fit(): void;
}

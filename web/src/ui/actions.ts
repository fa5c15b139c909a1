/** What a user can ask of the page. The panels know these; only `main.ts` knows how they are done. */

import type { Input } from "../engine/seam";
import type { Command, PartId, Tool, ViewRequest } from "../engine/types";

export interface Actions {
  command(command: Command): void;
  input(input: Input): void;
  view(request: ViewRequest): void;
  setTool(tool: Tool): void;
  hover(part: PartId | undefined): void;
  /** Looks at one pair: flies there, selects both, and draws its marks strongest. */
  lookAt(a: PartId, b: PartId): void;
  openScene(slug: string): void;
  pickFiles(): void;
  pickFolder(): void;
  cancelLoading(): void;
  save(): void;
  share(): void;
  showShortcuts(): void;
}

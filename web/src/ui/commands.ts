/** What one can do with parts, under one name wherever it is offered: in the selection, on rows of the tree, in menus. */

import type { TemplateResult } from "lit-html";
import type { PartId } from "../engine/types";
import type { Actions } from "./actions";
import { icons } from "./icons";
import { text } from "./strings";

export interface Doing {
  /** What tests and style sheets know it by. */
  id: string;
  label: string;
  title?: string;
  icon?: TemplateResult<2>;
  run(): void;
}

/** Parts that something is done with together. */
export interface Target {
  ids: readonly PartId[];
  /** Some of them are. */
  visible: boolean;
  /** All of them are. */
  fixed: boolean;
}

export function doingsWith({ ids, visible, fixed }: Target, { command, removal }: Actions) {
  const t = text.parts;
  const parts = [...ids];
  return {
    visibility: {
      id: "hide",
      label: visible ? t.hide : t.show,
      icon: visible ? icons.eye : icons.eyeOff,
      run: () => command({ type: "setVisible", parts, visible: !visible }),
    },
    isolation: {
      id: "isolate",
      label: t.isolate,
      icon: icons.isolate,
      run: () => command({ type: "isolate", parts }),
    },
    fixing: {
      id: "fix",
      label: fixed ? t.release : t.fix,
      icon: fixed ? icons.lock : icons.unlock,
      run: () => command({ type: "setFixed", parts, fixed: !fixed }),
    },
    removal: {
      id: "can-be-taken-out",
      label: ids.length > 1 ? text.removal.askSeveral : text.removal.ask,
      title: text.removal.askTitle,
      icon: icons.out,
      run: () => removal.find(parts),
    },
  } satisfies Record<string, Doing>;
}

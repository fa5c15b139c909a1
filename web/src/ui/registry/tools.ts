/** The tools of the pointer, and what a drag does. */

import type { Tool } from "../../engine/types";
import { nextDragMode } from "../../state/drag-mode";
import { motion } from "../../state/robots";
import { isApart } from "../../state/sight";
import { interaction, locked, selected } from "../../state/store";
import type { Actions } from "../actions";
import { sayLocked, toggleLock } from "../hand/lock";
import { icons } from "../icons";
import { sayApart } from "../sight/apart";
import { text } from "../strings";
import type { Action } from "./action";

const t = text.tools;
const isInUse = (tool: Tool) => interaction.value.tool === tool;

export const toolActions: readonly Action[] = [
  {
    id: "select",
    places: ["tools"],
    label: () => t.select,
    title: () => t.selectTitle,
    icon: () => icons.select,
    isPressed: () => isInUse("select"),
    perform: ({ setTool }) => setTool("select"),
  },
  {
    ...moving("move", "G"),
    label: () => t.move,
    title: () => t.moveTitle,
    icon: () => icons.move,
  },
  {
    ...moving("rotate", "R"),
    label: () => t.rotate,
    title: () => t.rotateTitle,
    icon: () => icons.rotate,
  },
  {
    id: "measure",
    places: ["tools"],
    label: () => text.measure.tool,
    title: () => text.measure.toolTitle,
    icon: () => icons.measure,
    keys: { names: ["L"], perform: ({ measure }) => measure.toggle() },
    isPressed: () => isInUse("measure"),
    perform: ({ setTool }) => setTool("measure"),
  },
];

/** Declares a tool that moves parts. With a selection its key begins a move instead, which the engine does. */
function moving(tool: "move" | "rotate", key: string): Action {
  return {
    id: tool,
    places: ["tools"],
    keys: {
      names: [key],
      when: () => locked.peek() || isApart.peek() || selected.peek().length === 0,
      perform: ({ setTool }: Actions) => {
        if (locked.peek()) sayLocked();
        else if (isApart.peek()) sayApart();
        else setTool(tool);
      },
    },
    isEnabled: () => !locked.value,
    isPressed: () => isInUse(tool),
    perform: ({ setTool }) => {
      if (locked.peek()) return sayLocked();
      if (isApart.peek()) sayApart();
      setTool(tool);
    },
  };
}

export const dragActions: readonly Action[] = [
  {
    id: "lock",
    places: ["tools"],
    label: () => text.hand.lock.name,
    title: () => text.hand.lock.title,
    icon: () => (locked.value ? icons.lock : icons.unlock),
    keys: { names: ["K"] },
    isPressed: () => locked.value,
    perform: toggleLock,
  },
  {
    id: "drag-mode",
    // The picture has this key too, and takes it itself while it has the focus.
    keys: { names: ["M"], when: (target) => !(target instanceof HTMLCanvasElement) },
    perform: ({ setDragMode }) => setDragMode(nextDragMode()),
  },
  {
    id: "play",
    keys: { names: ["Space"], when: () => motion.peek() !== undefined },
    perform: ({ robots }) => robots.playback.toggle(),
  },
];

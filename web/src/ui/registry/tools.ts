/** The tools of the pointer, and the drag modes. */

import type { Tool } from "../../engine/types";
import { nextDragMode } from "../../state/drag-mode";
import { motion } from "../../state/robots";
import { interaction, locked, selected } from "../../state/store";
import { isExploded } from "../../state/view-state";
import { announceLocked, toggleLock } from "../drag/mode";
import { text } from "../strings";
import { announceExploded } from "../view/explode";
import type { Action, Look } from "./action";

const t = text.tools;
const isInUse = (tool: Tool) => interaction.value.tool === tool;

export const toolActions: readonly Action[] = [
  {
    id: "select",
    in: ["tools"],
    look: () => ({ label: t.select, title: t.selectTitle, icon: "select" }),
    isPressed: () => isInUse("select"),
    perform: ({ ask }) => ask("setTool", "select"),
  },
  moving("move", "G", () => ({ label: t.move, title: t.moveTitle, icon: "move" })),
  moving("rotate", "R", () => ({ label: t.rotate, title: t.rotateTitle, icon: "rotate" })),
  {
    id: "measure",
    in: ["tools"],
    look: () => ({ label: text.measure.tool, title: text.measure.toolTitle, icon: "measure" }),
    key: "L",
    performByKey: ({ measure }) => measure.toggle(),
    isPressed: () => isInUse("measure"),
    perform: ({ ask }) => ask("setTool", "measure"),
  },
];

/** Declares a tool that moves parts. With a selection, its key begins a move instead, in the engine. */
function moving(tool: "move" | "rotate", key: string, look: () => Look): Action {
  return {
    id: tool,
    in: ["tools"],
    look,
    key,
    isKeyOn: () => locked.peek() || isExploded.peek() || selected.peek().length === 0,
    performByKey: ({ ask }) => {
      if (locked.peek()) announceLocked();
      else if (isExploded.peek()) announceExploded();
      else void ask("setTool", tool);
    },
    isEnabled: () => !locked.value,
    isPressed: () => isInUse(tool),
    perform: ({ ask }) => {
      if (locked.peek()) return announceLocked();
      if (isExploded.peek()) announceExploded();
      void ask("setTool", tool);
    },
  };
}

export const dragActions: readonly Action[] = [
  {
    id: "lock",
    in: ["tools"],
    look: () => ({
      label: text.hand.lock.name,
      title: text.hand.lock.title,
      icon: locked.value ? "lock" : "unlock",
    }),
    key: "K",
    isPressed: () => locked.value,
    perform: toggleLock,
  },
  {
    id: "drag-mode",
    // The picture handles this key itself while it has the focus.
    key: "M",
    isKeyOn: (target) => !(target instanceof HTMLCanvasElement),
    perform: ({ setDragMode }) => setDragMode(nextDragMode()),
  },
  {
    id: "play",
    key: "Space",
    isKeyOn: () => motion.peek() !== undefined,
    perform: ({ robots }) => robots.playback.toggle(),
  },
];

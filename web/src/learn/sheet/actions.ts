/** The actions that a user can ask of the sheet. */

import type { FileToRead } from "../../engine/protocol";
import { showMessage as tell } from "../../state/messages";
import { pick } from "../../ui/drop";
import { saveAs } from "../../ui/save-file";
import { showRefusals } from "../tools";
import type { SheetForm, SheetMode, SheetScene } from "../types";
import { refusalText, type SheetController } from "./controller";
import * as state from "./state";
import { named, translate } from "./words";

const asked = showRefusals(refusalText);
const types: Record<SheetForm, string> = {
  svg: "image/svg+xml",
  dxf: "image/vnd.dxf",
  json: "application/json",
};

export type SheetActions = ReturnType<typeof actionsOf>;

export function actionsOf(room: SheetController) {
  const call: SheetController["engine"]["call"] = (...args) => room.engine.call(...args);
  /** Reports a motion by numbers that ended early at a contact. */
  const moved = async (work: Promise<unknown>, arrived: () => boolean) => {
    await work;
    await room.settled();
    const { selected } = state.now.peek();
    if (selected && !arrived()) tell("info", translate("stopped", { name: named(selected.name) }));
  };
  const near = (a: number | undefined, b: number) => a !== undefined && Math.abs(a - b) < 1e-6;
  const isAt = (x: number, y: number) => {
    const { selected } = state.now.peek();
    return near(selected?.x, x) && near(selected?.y, y);
  };
  const isTurned = (angle: number) => {
    const turned = ((state.now.peek().selected?.angle ?? angle) - angle) / 360;
    return near(turned, Math.round(turned));
  };
  const read = (files: FileToRead[]) => void room.read(files).catch(() => undefined); // the panel shows the reason
  return {
    open: (scene: SheetScene) => asked(room.open(scene)),
    pick: () => pick("files", read),
    read,
    cancelOpen: () => asked(room.cancelOpen()),
    save: (form: SheetForm) => asked(save(room, form)),
    setMode: (mode: SheetMode) => asked(call("setMode", mode)),
    select: (id?: number) => asked(call("select", id)),
    moveTo: (id: number, x: number, y: number) => asked(moved(call("moveTo", id, x, y), () => isAt(x, y))),
    turnTo: (id: number, angle: number) => asked(moved(call("turnTo", id, angle), () => isTurned(angle))),
    part: (id?: number) => asked(call("part", id)),
    duplicate: (id: number) => asked(call("duplicate", id, 1)),
    remove: (id: number) => asked(call("remove", id)),
    setFixed: (id: number, fixed: boolean) => asked(call("setFixed", id, fixed)),
    undo: () => asked(call("undo")),
    redo: () => asked(call("redo")),
    tidy: () => asked(call("tidy").then(() => room.focus())),
    cancelTidy: () => asked(call("cancelTidy")),
    fit: () => asked(call("view")),
  };
}

async function save(room: SheetController, form: SheetForm): Promise<void> {
  const name = state.now.peek().title.replace(/\.[^.]*$/, "") || "sheet";
  saveAs(`${name}.${form}`, await room.engine.call("save", form), types[form]);
}

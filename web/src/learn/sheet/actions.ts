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

const withRefusals = showRefusals(refusalText);
const types: Record<SheetForm, string> = {
  svg: "image/svg+xml",
  dxf: "image/vnd.dxf",
  json: "application/json",
};

export type SheetActions = ReturnType<typeof actionsOf>;

export function actionsOf(controller: SheetController) {
  const call: SheetController["engine"]["call"] = (...args) => controller.engine.call(...args);
  /** Reports a motion by numbers that ended early at a contact. */
  const moved = async (work: Promise<unknown>, arrived: () => boolean) => {
    await work;
    await controller.settled();
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
  const read = (files: FileToRead[]) => void controller.read(files).catch(() => undefined); // the panel shows the reason
  return {
    open: (scene: SheetScene) => withRefusals(controller.open(scene)),
    pick: () => pick("files", read),
    read,
    cancelOpen: () => withRefusals(controller.cancelOpen()),
    save: (form: SheetForm) => withRefusals(save(controller, form)),
    setMode: (mode: SheetMode) => withRefusals(call("setMode", mode)),
    select: (id?: number) => withRefusals(call("select", id)),
    moveTo: (id: number, x: number, y: number) =>
      withRefusals(moved(call("moveTo", id, x, y), () => isAt(x, y))),
    turnTo: (id: number, angle: number) =>
      withRefusals(moved(call("turnTo", id, angle), () => isTurned(angle))),
    part: (id?: number) => withRefusals(call("part", id)),
    duplicate: (id: number) => withRefusals(call("duplicate", id, 1)),
    remove: (id: number) => withRefusals(call("remove", id)),
    setFixed: (id: number, fixed: boolean) => withRefusals(call("setFixed", id, fixed)),
    undo: () => withRefusals(call("undo")),
    redo: () => withRefusals(call("redo")),
    tidy: () => withRefusals(call("tidy").then(() => controller.focus())),
    cancelTidy: () => withRefusals(call("cancelTidy")),
    fit: () => withRefusals(call("view")),
  };
}

async function save(room: SheetController, form: SheetForm): Promise<void> {
  const name = state.now.peek().title.replace(/\.[^.]*$/, "") || "sheet";
  saveAs(`${name}.${form}`, await room.engine.call("save", form), types[form]);
}

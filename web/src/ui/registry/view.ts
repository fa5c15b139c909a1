/** The actions that change the picture and not the scene. */

import { camera, visibleParts } from "../../state/store";
import { isExploded, viewState } from "../../state/view-state";
import { text } from "../strings";
import { context } from "../strings/context";
import { toggleExploded } from "../view/explode";
import { toggleSection } from "../view/planes";
import type { Action } from "./action";

const t = text.tools;
const isSectioned = () => viewState.value.cuts.length > 0;

export const viewActions: readonly Action[] = [
  {
    id: "fit",
    in: ["tools", "menu 0"],
    look: () => ({ label: t.fit, title: t.fitTitle, icon: "fit" }),
    menuLabel: () => context.fitAll,
    engineKey: "F",
    perform: ({ ask }) => ask("view", { fit: true }),
  },
  ...(["front", "right", "top", "iso"] as const).map(
    (standard): Action => ({
      id: `look-${standard}`,
      in: ["menu 0"],
      row: () => context.look,
      look: () => ({ label: context.views[standard] }),
      perform: ({ ask }) => ask("view", { standard }),
    }),
  ),
  {
    id: "orthographic",
    in: ["menu 0"],
    look: () => ({ label: text.cube[camera.value?.orthographic ? "perspective" : "orthographic"] }),
    key: "5",
    perform: ({ ask }) => ask("view", { orthographic: !camera.peek()?.orthographic }),
  },
  {
    id: "explode",
    in: ["tools", "menu 1"],
    look: () => ({ label: t.explode, title: t.explodeTitle, icon: "explode" }),
    menuLabel: () => (viewState.value.exploded > 0 ? text.sight.together : t.explode),
    key: "A",
    isPressed: () => isExploded.value,
    perform: toggleExploded,
  },
  {
    id: "section",
    in: ["tools", "menu 1"],
    look: () => ({ label: t.section, title: t.sectionTitle, icon: "section" }),
    menuLabel: () => (isSectioned() ? context.closeSection : t.section),
    key: "C",
    isPressed: isSectioned,
    perform: toggleSection,
  },
  {
    id: "show-all",
    in: ["menu 2"],
    look: () => ({ label: text.parts.showAll, icon: "eye" }),
    engineKey: "H",
    perform: ({ command }) => command({ type: "showAll" }),
  },
  {
    id: "select-all",
    in: ["menu 2"],
    look: () => ({ label: context.selectAll }),
    key: "Ctrl+A",
    perform: ({ command }) => command({ type: "select", parts: visibleParts() }),
  },
];

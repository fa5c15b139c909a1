/** Actions that change what the picture shows, not the scene. */

import { isApart, sight } from "../../state/sight";
import { visibleParts } from "../../state/store";
import { toggleApart } from "../sight/apart";
import { toggleCut } from "../sight/planes";
import { text } from "../strings";
import { context } from "../strings/context";
import type { Action } from "./action";

const t = text.tools;
const isCut = () => sight.value.cuts.length > 0;

export const viewActions: readonly Action[] = [
  {
    id: "fit",
    places: ["tools"],
    menu: 0,
    label: () => t.fit,
    menuLabel: () => context.fitAll,
    title: () => t.fitTitle,
    icon: "fit",
    engineKey: "F",
    perform: ({ view }) => view({ fit: true }),
  },
  ...(["front", "right", "top", "iso"] as const).map(
    (standard): Action => ({
      id: `look-${standard}`,
      menu: 0,
      row: () => context.look,
      label: () => context.views[standard],
      perform: ({ view }) => view({ standard }),
    }),
  ),
  {
    id: "explode",
    places: ["tools"],
    menu: 1,
    label: () => t.explode,
    menuLabel: () => (sight.value.exploded > 0 ? text.sight.together : t.explode),
    title: () => t.explodeTitle,
    icon: "explode",
    key: "A",
    isPressed: () => isApart.value,
    perform: toggleApart,
  },
  {
    id: "section",
    places: ["tools"],
    menu: 1,
    label: () => t.section,
    menuLabel: () => (isCut() ? context.closeSection : t.section),
    title: () => t.sectionTitle,
    icon: "section",
    key: "C",
    isPressed: isCut,
    perform: toggleCut,
  },
  {
    id: "show-all",
    menu: 2,
    label: () => text.parts.showAll,
    icon: "eye",
    engineKey: "H",
    perform: ({ command }) => command({ type: "showAll" }),
  },
  {
    id: "select-all",
    menu: 2,
    label: () => context.selectAll,
    key: "Ctrl+A",
    perform: ({ command }) => command({ type: "select", parts: visibleParts() }),
  },
];

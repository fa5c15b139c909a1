/** What can be done where there is no part. */

import { sight } from "../../state/sight";
import { visibleParts } from "../../state/store";
import type { Actions } from "../actions";
import { icons } from "../icons";
import { toggleApart } from "../sight/apart";
import { toggleCut } from "../sight/planes";
import { text } from "../strings";
import { context as t } from "../strings/context";
import type { Menu } from "./entries";

const views = ["front", "right", "top", "iso"] as const;

export function ofPicture(actions: Actions): Menu {
  const { command, view } = actions;
  const { cuts, exploded } = sight.peek();
  const from = views.map((standard) => ({
    id: `look-${standard}`,
    label: t.views[standard],
    run: () => view({ standard }),
  }));
  return {
    label: t.picture,
    groups: [
      [
        { id: "fit", label: t.fitAll, icon: icons.fit, keys: "F", run: () => view({ fit: true }) },
        { label: t.look, choices: from },
      ],
      [
        {
          id: "explode",
          label: exploded > 0 ? text.sight.together : text.tools.explode,
          icon: icons.explode,
          keys: "A",
          run: () => toggleApart(actions),
        },
        {
          id: "section",
          label: cuts.length > 0 ? t.closeSection : text.tools.section,
          icon: icons.section,
          keys: "C",
          run: () => toggleCut(actions),
        },
      ],
      [
        {
          id: "show-all",
          label: text.parts.showAll,
          icon: icons.eye,
          keys: "H",
          run: () => command({ type: "showAll" }),
        },
        {
          id: "select-all",
          label: t.selectAll,
          keys: "Ctrl+A",
          run: () => command({ type: "select", parts: visibleParts() }),
        },
      ],
    ],
  };
}

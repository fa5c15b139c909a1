/** The actions on the scene as a whole and on the page. */

import { review } from "../../state/review";
import { parts, scene } from "../../state/store";
import { theme, toggleTheme } from "../../state/theme";
import type { Actions } from "../actions";
import { showShortcuts } from "../key-list";
import { openMenu } from "../menu";
import { showMessages } from "../messages";
import { text } from "../strings";
import type { Action } from "./action";

const t = text.header;
const hasParts = () => parts.value.length > 0;

export const sceneActions: readonly Action[] = [
  {
    id: "undo",
    in: ["history"],
    look: () => ({ label: t.undo, icon: "undo" }),
    key: "Ctrl+Z",
    isEnabled: () => scene.value.canUndo || (review.value?.canUndo ?? false),
    perform: ({ command }) => command({ type: "undo" }),
  },
  {
    id: "redo",
    in: ["history"],
    look: () => ({ label: t.redo, icon: "redo" }),
    key: "Ctrl+Shift+Z",
    otherKey: "Ctrl+Y",
    isEnabled: () => scene.value.canRedo || (review.value?.canRedo ?? false),
    perform: ({ command }) => command({ type: "redo" }),
  },
  {
    id: "open-files",
    in: ["open"],
    look: () => ({ label: t.openFiles }),
    key: "Ctrl+O",
    performByKey: openByKey,
    perform: ({ pickFiles }) => pickFiles(),
  },
  {
    id: "open-folder",
    in: ["open"],
    look: () => ({ label: t.openFolder }),
    perform: ({ pickFolder }) => pickFolder(),
  },
  {
    id: "open-add",
    in: ["open"],
    look: () => ({ label: t.openAdd }),
    isOffered: hasParts,
    perform: ({ pickFiles }) => pickFiles("beside"),
  },
  {
    id: "open-revision",
    in: ["open"],
    look: () => ({ label: t.openRevision }),
    isOffered: hasParts,
    perform: ({ pickFiles }) => pickFiles("revision"),
  },
  {
    id: "open-new",
    in: ["open"],
    look: () => ({ label: t.openNew }),
    isOffered: hasParts,
    perform: ({ newScene }) => newScene(),
  },
  {
    id: "save",
    in: ["header", "more"],
    look: () => ({ label: t.save, title: t.saveTitle }),
    key: "Ctrl+S",
    perform: ({ save }) => save(),
  },
  {
    id: "share",
    in: ["header", "more"],
    look: () => ({ label: t.share, title: t.shareTitle }),
    perform: ({ share }) => share(),
  },
  {
    id: "theme",
    in: ["more"],
    look: () => ({ label: theme.value === "dark" ? t.toLight : t.toDark }),
    perform: toggleTheme,
  },
  { id: "messages", in: ["more"], look: () => ({ label: t.messages }), perform: showMessages },
  {
    id: "shortcuts",
    in: ["more"],
    look: () => ({ label: text.shortcuts.title }),
    key: "?",
    perform: showShortcuts,
  },
  { id: "filter", key: "/", perform: () => document.getElementById("part-filter")?.focus() },
];

/**
 * Opens files by a key. A browser may not count its own shortcut as a user gesture, without which it opens no file dialog. Then the menu opens with
 * the focus on the item that opens the dialog.
 */
function openByKey(actions: Actions): void {
  if (navigator.userActivation?.isActive ?? true) actions.pickFiles();
  else openMenu("open-menu");
}

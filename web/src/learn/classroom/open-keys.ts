/** The list of keys, loaded when someone asks for it. */

import { say } from "../../state/messages";
import { t } from "../words";

export const showKeys = (): void =>
  void import("./keys-list").then(
    ({ showKeysList }) => showKeysList(),
    () => say("error", t("page.classroomNotLoaded")),
  );

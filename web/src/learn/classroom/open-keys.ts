/** Opens the list of keys, which is loaded the first time. */

import { say } from "../../state/messages";
import { t } from "../words";

export const showKeys = (): void =>
  void import("./keys-list").then(
    ({ showKeysList }) => showKeysList(),
    () => say("error", t("page.classroomNotLoaded")),
  );

/** Opens the list of keys, which is loaded the first time. */

import { showMessage } from "../../state/messages";
import { t } from "../words";

export const showKeys = (): void =>
  void import("./keys-list").then(
    ({ showKeysList }) => showKeysList(),
    () => showMessage("error", t("page.classroomNotLoaded")),
  );

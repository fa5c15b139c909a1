/** Opens the list of keys, which is loaded the first time. */

import { again } from "../../engine/again";
import { showMessage } from "../../state/messages";
import { t } from "../words";

export const showKeys = (): void =>
  void again(import("./keys-list")).then(
    ({ showKeysList }) => showKeysList(),
    () => showMessage("error", t("page.classroomNotLoaded")),
  );

/** The body that two parts have in common, as a file. */

import { messageOf } from "./engine/english";
import type { Supervisor } from "./engine/supervisor";
import type { PartId } from "./engine/types";
import { fileName, slug } from "./sharing";
import { say } from "./state/messages";
import { nameOf } from "./state/names";
import type { Actions, BodyFormat } from "./ui/actions";
import { saveAs } from "./ui/save-file";
import { text } from "./ui/strings";

const types: Record<BodyFormat, string> = { stl: "model/stl", glb: "model/gltf-binary" };

export const saveBody =
  (engine: Supervisor): Actions["saveBody"] =>
  (a: PartId, b: PartId, format: BodyFormat) => {
    const name = `${[fileName(), slug(nameOf(a)), slug(nameOf(b))].filter(Boolean).join("-")}.${format}`;
    engine.call("bodyFile", a, b, format).then(
      (content) => {
        saveAs(name, content as Uint8Array<ArrayBuffer>, types[format]);
        say("success", text.pair.details.saved({ name }));
      },
      (error: Error) => say("warning", messageOf(error)),
    );
  };

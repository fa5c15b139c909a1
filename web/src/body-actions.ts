/** Saves the intersection of two parts as a file. */

import type { Supervisor } from "./engine/supervisor";
import type { PartId } from "./engine/types";
import { fileName, saveOnRequest, slug } from "./sharing";
import { nameOf } from "./state/names";
import type { Actions, BodyFormat } from "./ui/actions";
import { text } from "./ui/strings";

const types: Record<BodyFormat, string> = { stl: "model/stl", glb: "model/gltf-binary" };

export const saveBody =
  (engine: Supervisor): Actions["saveBody"] =>
  (a: PartId, b: PartId, format: BodyFormat) => {
    const name = `${[fileName(), slug(nameOf(a)), slug(nameOf(b))].filter(Boolean).join("-")}.${format}`;
    const content = engine.call("bodyFile", a, b, format);
    saveOnRequest(name, types[format], content, text.pair.details.saved({ name }));
  };

/** `nearpoint` and `nearpoint/viewer` define the element `<nearpoint-viewer>`. */

import { NearpointViewer } from "./viewer/element";

export type {
  DragMode,
  PairRow,
  PartId,
  PartRow,
  Pose,
  Theme,
  Totals,
  Unit,
  ViewRequest,
} from "../../src/engine/types";
export type { GivenFile, PartName, ViewerEvents, ViewerState } from "./viewer/public-types";
export { NearpointViewer };

// On a server there are no custom elements; the import must not fail there.
if (globalThis.customElements && !customElements.get("nearpoint-viewer"))
  customElements.define("nearpoint-viewer", NearpointViewer);

declare global {
  interface HTMLElementTagNameMap {
    "nearpoint-viewer": NearpointViewer;
  }
}

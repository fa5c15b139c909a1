/** What crosses the wasm boundary, as the package itself declares it; both packages declare the same. */
export type * from "../../pkg/single/index.js";

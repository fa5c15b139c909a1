/** What crosses the wasm boundary, as the package itself declares it; with and without threads it declares the same. */
export type * from "../../pkg/single/index.js";

/** The types at the wasm boundary, as the package declares them. The builds with and without threads declare the same. */
export type * from "../../pkg/single/index.js";

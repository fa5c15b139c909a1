/** What crosses the wasm boundary, as the packages themselves declare it; with and without threads they declare the same. */
export type * from "../../pkg/single/index.js";

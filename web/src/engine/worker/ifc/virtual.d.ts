/** A module that build/web-ifc.ts generates. */
declare module "virtual:web-ifc" {
  const start: (options: import("./start").StartOptions) => Promise<import("./web-ifc").WebIfc>;
  export default start;
}

/** Made by build/web-ifc.ts. */
declare module "virtual:web-ifc" {
  const start: (options: import("./start").StartOptions) => Promise<import("./web-ifc").WebIfc>;
  export default start;
}

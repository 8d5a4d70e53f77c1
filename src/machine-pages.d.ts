/** Written while building (`scripts/build/machine-pages.ts`): every machine, drawn; empty in the browser. */
declare module "virtual:machine-pages" {
  export const machines: ReadonlyArray<{
    readonly entry: import("./ui/atlas/machine-page.ts").MachineEntry
    readonly page: import("./ui/atlas/machine-page.ts").MachinePage
  }>
}

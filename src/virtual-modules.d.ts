/** Written while building (`scripts/build/area-routes.ts`): the generated tree with the pages of one area alone. */
declare module "virtual:routes/shop" {
  export const routeTree: typeof import("./route-tree.gen.ts").routeTree
}

declare module "virtual:routes/forms" {
  export const routeTree: typeof import("./route-tree.gen.ts").routeTree
}

declare module "virtual:routes/desk" {
  export const routeTree: typeof import("./route-tree.gen.ts").routeTree
}

declare module "virtual:routes/documents" {
  export const routeTree: typeof import("./route-tree.gen.ts").routeTree
}

/** Written while building (`scripts/build/machine-pages.ts`): every machine, drawn; empty in the browser. */
declare module "virtual:machine-pages" {
  export const machines: ReadonlyArray<{
    readonly entry: import("./ui/atlas/machine-page.ts").MachineEntry
    readonly page: import("./ui/atlas/machine-page.ts").MachinePage
  }>
}

/** Written while building (`scripts/build/menu-modules.ts`): drawings that the rows of the menus name. */
declare module "virtual:menu-icons" {
  export const menuIcons: Readonly<
    Record<import("./domain/rights/menu-rows.ts").MenuIcon, import("lucide-react").LucideIcon>
  >
}

/** From the same: what pages of the desk take of their rows. */
declare module "virtual:menu-words" {
  export const menuWords: Readonly<
    Record<import("./domain/rights/menu-rows.ts").MenuKey, import("./domain/rights/menu-rows.ts").ShownEntry>
  >
}

/** Written while building (`scripts/build/state-outlines.ts`): the states of each country; empty in the browser. */
declare module "virtual:state-outlines" {
  export const outlines: Readonly<
    Partial<
      Record<
        import("./domain/place/country.ts").CountryId,
        import("./ui/price-map/country-outlines.ts").CountryOutlines
      >
    >
  >
}

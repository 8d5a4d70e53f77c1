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

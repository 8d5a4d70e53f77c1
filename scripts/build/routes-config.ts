/** Where the router's pages stand and the tree that is generated of them; for the build and for `npm run generate`. */
export const routesConfig = {
  target: "react",
  routesDirectory: "src/routes",
  generatedRouteTree: "src/route-tree.gen.ts"
} as const

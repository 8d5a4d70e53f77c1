/** Location of the router's pages and of the generated tree; for the build and for `npm run generate`. */
export const routesConfig = {
  target: "react",
  routesDirectory: "src/routes",
  generatedRouteTree: "src/route-tree.gen.ts"
} as const

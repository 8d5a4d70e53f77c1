/** The layout routes, and those for every address that no other route has: they have no path of their own. */
const ownsNone = (path: string): boolean => path === "/" || path.endsWith("/$")

/**
 * Generates the list of all route paths from the text of the route tree. Content pages cannot use these paths, but may
 * link to them.
 */
export const ownRoutesText = (tree: string): string => {
  const paths = [...tree.matchAll(/^ {6}fullPath: '([^']*)'$/gmu)].map(([, path = ""]) =>
    path.replace(/(?<=.)\/$/u, "")
  )
  const owned = [...new Set(paths)].filter((path) => !ownsNone(path)).toSorted()
  if (owned.length === 0) throw new Error("The router's tree names no address")
  const lines = owned.map((path) => `  "${path}"`).join(",\n")
  return `// Written by \`npm run generate\` from src/routes.

/** Paths of the shop's own routes, with \`$name\` for a segment and \`{-$name}\` for an optional one. */
export const ownRoutes: ReadonlyArray<string> = [\n${lines}\n]\n`
}

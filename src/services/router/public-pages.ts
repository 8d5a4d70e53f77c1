import type { PublicPage } from "../../contract/page-bundle.ts"
import { productGroups } from "../../domain/product/product-group.ts"

/** A route below the root; flat files name their whole path. */
export interface KnownRoute {
  readonly options: {
    readonly path?: string | undefined
    readonly staticData?:
      | {
          readonly cachedBy?: ReadonlyArray<string>
          readonly isUnlisted?: true
          readonly listed?: ReadonlyArray<string>
        }
      | undefined
  }
}

const patternOf = (path: string): RegExp => {
  const segments = path.split("/").filter((segment) => segment !== "")
  const pattern = segments.map((segment) =>
    segment.startsWith("{-$")
      ? "(?:/[^/]+)?"
      : segment.startsWith("$")
        ? "/[^/]+"
        : `/${segment.replaceAll(/[^A-Za-z0-9-]/gu, String.raw`\$&`)}`
  )
  return new RegExp(`^${pattern.join("")}/?$`, "u")
}

/** Which addresses are public, told from the routes' static data without running the router. */
export const publicPages = (routes: ReadonlyArray<KnownRoute>): PublicPage => {
  const rules = routes.flatMap(({ options: { path = "/", staticData } }) =>
    staticData?.cachedBy ? [{ pattern: patternOf(path), query: staticData.cachedBy }] : []
  )
  // a page of its own beside those of places: `/pelletpreise/suche` is no state
  const personal = new Set(
    routes.flatMap(({ options: { path = "/", staticData } }) =>
      staticData?.cachedBy === undefined && !path.includes("$") ? [path] : []
    )
  )
  return (pathname) =>
    personal.has(pathname.replace(/\/$/u, ""))
      ? undefined
      : rules.find(({ pattern }) => pattern.test(pathname))
}

/**
 * Paths of the public pages that the site map has: those of each product group, those that a route lists, none with
 * another choice in it.
 */
export const listedPaths = (routes: ReadonlyArray<KnownRoute>): ReadonlyArray<string> =>
  routes.flatMap(({ options: { path = "/", staticData } }) => {
    if (staticData?.cachedBy === undefined || staticData.isUnlisted) return []
    if (staticData.listed !== undefined) return staticData.listed
    const paths = path.includes("$productGroup")
      ? productGroups.map(({ slug }) => path.replace("$productGroup", slug))
      : [path]
    return paths.filter((each) => !each.includes("$"))
  })
